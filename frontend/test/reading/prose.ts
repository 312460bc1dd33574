import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';

export interface Outline {
  readonly blocks: string[];
  readonly headings: { readonly depth: number; readonly text: string }[];
  readonly links: { readonly href: string; readonly text: string }[];
  readonly tables: number;
}
interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  readonly url?: string;
  readonly depth?: number;
  readonly children?: readonly Node[];
}
const processor = createProcessor({ remarkPlugins: [remarkGfm] });

function textOf(node: Node): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value ?? '';
  // In an MDX page, an expression such as {FIRM} stands for a name and counts as one plain word.
  if (node.type === 'mdxTextExpression') return 'Firm';
  return (node.children ?? []).map(textOf).join('');
}

/**
 * Returns whether a paragraph contains only links, such as a reference or "Back to top". The reading grade ignores such
 * paragraphs, because they are not sentences.
 */
const isOnlyLinks = (node: Node) =>
  (node.children ?? []).every(
    (child) => child.type === 'link' || (child.type === 'text' && !/\p{L}/u.test(child.value ?? '')),
  );

function visit(node: Node, outline: Outline): void {
  if (node.type === 'heading') outline.headings.push({ depth: node.depth ?? 0, text: textOf(node) });
  if (node.type === 'link') outline.links.push({ href: node.url ?? '', text: textOf(node) });
  if (node.type === 'paragraph' && !isOnlyLinks(node)) outline.blocks.push(textOf(node));
  (node.children ?? []).forEach((child) => visit(child, outline));
}

const countTables = (node: Node): number =>
  (node.type === 'table' ? 1 : 0) + (node.children ?? []).reduce((sum, child) => sum + countTables(child), 0);

export function outlineOf(source: string): Outline {
  const tree = processor.parse(source) as Node;
  const outline: Outline = { blocks: [], headings: [], links: [], tables: countTables(tree) };
  visit(tree, outline);
  return outline;
}
