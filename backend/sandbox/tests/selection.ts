import { PlainError } from '../bootstrap/plain-error.mjs';
import type { Stack } from '../processes/stack.ts';

const KINDS = ['build', 'unit', 'frontend', 'medium', 'browser'] as const;
export type Kind = (typeof KINDS)[number];

interface Selection {
  files: string[];
  wants: (kind: Kind) => boolean;
}
export interface TestRun {
  node: string;
  stack: Stack;
  dataDir: string;
  toolDir: string;
  selection: Selection;
  leftovers: (() => void)[];
}

const isKind = (word: string): word is Kind => KINDS.some((kind) => kind === word);
const isBrowserTest = (file: string): boolean => file.includes('e2e');

/** `--only=unit,medium` selects kinds of tests, and any other argument is part of a file's path. */
export function readTestArguments(args: readonly string[]): Selection {
  const only = args.filter((arg) => arg.startsWith('--only=')).flatMap((arg) => arg.slice('--only='.length).split(','));
  const stray = [
    ...only.filter((kind) => !isKind(kind)),
    ...args.filter((arg) => arg.startsWith('-') && !arg.startsWith('--only=')),
  ];
  if (stray.length > 0)
    throw new PlainError(`"${stray[0]}" is not understood: use --only= with ${KINDS.join(', ')}, or name files.`);
  const files = args.filter((arg) => !arg.startsWith('-'));
  const kinds = only.length > 0 ? only.filter(isKind) : kindsFor(files);
  return { files, wants: (kind) => kinds.includes(kind) || (kind === 'build' && kinds.includes('browser')) };
}

function kindsFor(files: readonly string[]): readonly Kind[] {
  if (files.length === 0) return KINDS;
  const others: Kind[] = files.every(isBrowserTest) ? [] : ['unit', 'frontend', 'medium'];
  return files.some(isBrowserTest) ? [...others, 'browser'] : others;
}
