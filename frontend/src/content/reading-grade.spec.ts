import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from '#contract/pages.js';
import { CONTACT_FAQS, HELP_FAQS } from './faqs.js';
import { GLOSSARY } from './glossary.js';
import { GUIDE } from './guide/five-medicare-mistakes.js';
import { HOME, RESOURCE_CARDS } from './home.js';
import { POSTS } from './posts.js';
import { readingOf, syllables } from './reading/grade.js';
import { outlineOf } from './reading/prose.js';
import { VA_DISCLAIMER, VA_SECTIONS } from './vaLinks.js';
import { VALUES } from './values.js';

const outline = (file: string) => outlineOf(readFileSync(join(import.meta.dirname, file), 'utf8'));
const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? /^(\/|https:)|^[\w-]+$/.test(value)
      ? []
      : [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(texts)
      : [];

const ARTICLES = POSTS.map((post) => post.path.replace('/blog/', 'blog/') + '.mdx');
const LEGAL = ['legal/privacy-policy.mdx', 'legal/terms-of-service.mdx'];
const SMALL = ['about.mdx', 'help.mdx', 'careers.mdx', 'testimonials.mdx'];
const DATA = {
  home: [HOME, RESOURCE_CARDS, VALUES],
  faqs: [HELP_FAQS, CONTACT_FAQS],
  glossary: GLOSSARY,
  va: [VA_SECTIONS, VA_DISCLAIMER],
  guide: GUIDE.mistakes,
};

describe('the measure', () => {
  it.each([
    ['premium', 3],
    ['deductible', 4],
    ['people', 2],
    ['stayed', 1],
    ['services', 3],
    ['care', 1],
    ['specialist', 3],
    ['idea', 3],
  ])('hears %s as %i syllables', (word, count) => {
    expect(syllables(word)).toBe(count);
  });
  it('puts a child’s sentence below a lawyer’s', () => {
    const easy = readingOf(['The dog ran to the park. He had fun.']);
    const hard = readingOf([
      'Notwithstanding contractual obligations, supplementary indemnification responsibilities remain enforceable ' +
        'indefinitely.',
    ]);
    expect(easy.grade).toBeLessThan(2);
    expect(hard.grade).toBeGreaterThan(15);
  });
});

describe('reading grade', () => {
  it.each(ARTICLES)('%s stays at grade 9 or lower', (file) =>
    expect(readingOf(outline(file).blocks).grade).toBeLessThanOrEqual(9),
  );
  it.each(SMALL)('%s stays at grade 7 or lower', (file) =>
    expect(readingOf(outline(file).blocks).grade).toBeLessThanOrEqual(7),
  );
  it.each(Object.entries(DATA))('the texts of %s stay at grade 7 or lower', (_name, data) =>
    expect(readingOf(texts(data)).grade).toBeLessThanOrEqual(7),
  );
  it.each([...ARTICLES, ...LEGAL, ...SMALL])('%s has no sentence of more than 25 words', (file) => {
    const { longest } = readingOf(outline(file).blocks);
    expect(longest.words > 25 ? longest.sentence : '').toBe('');
  });
  it.each(Object.entries(DATA))('the texts of %s have no sentence of more than 25 words', (_name, data) => {
    const { longest } = readingOf(texts(data));
    expect(longest.words > 25 ? longest.sentence : '').toBe('');
  });
});

describe('every page', () => {
  it.each([...ARTICLES, ...LEGAL, ...SMALL])('%s has one main heading and skips no level', (file) => {
    const depths = outline(file).headings.map((heading) => heading.depth);
    expect(depths.filter((depth) => depth === 1)).toHaveLength(1);
    expect(depths.every((depth, i) => i === 0 || depth <= (depths[i - 1] ?? 0) + 1)).toBe(true);
  });
  it.each([...ARTICLES, ...LEGAL, ...SMALL])('%s links only to pages that exist and to secure addresses', (file) => {
    const known = new Set<string>(Object.values(PAGES).map((page) => page.path));
    const strange = outline(file).links.filter(
      ({ href }) => !href.startsWith('#') && !href.startsWith('https://') && !known.has(href),
    );
    expect(strange).toEqual([]);
  });
  it.each(ARTICLES)('%s has 700 to 1,000 words and names its sources at the end', (file) => {
    const { blocks, headings } = outline(file);
    const { words } = readingOf(blocks);
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1_000);
    expect(headings.at(-1)?.text).toBe('Sources');
  });
  it.each(POSTS)('$path carries the title of its entry', (post) => {
    expect(outline(post.path.slice(1) + '.mdx').headings[0]?.text).toBe(post.title);
  });
});
