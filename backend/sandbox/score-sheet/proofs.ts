import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/root.mjs';
import type { TestResult } from '../tests/test-reports.ts';
import type { Proof } from './row.ts';

/** Says what is wrong with a reference to a test; null if its file exists and contains the title. */
export function complaintAbout([file, title]: Proof): string | null {
  if (!/\.(?:spec|medium|e2e)\.tsx?$/.test(file)) return `${file} is not a file of tests`;
  if (!existsSync(join(ROOT, file))) return `${file} does not exist`;
  // A title with an apostrophe may be written with a backslash before it.
  const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(`\\'`, `'`);
  return text.includes(title) ? null : `${file} has no test “${title}”`;
}

/** Returns the results of the tests that a reference means. */
export const resultsOf = ([file, title]: Proof, results: readonly TestResult[]): readonly TestResult[] =>
  results.filter((result) => result.file === file && result.name.includes(title));

/** Finds the references to tests in a document, which are written as `path` (“part of the title”). */
export const proofsIn = (markdown: string): readonly Proof[] =>
  [...markdown.matchAll(/`([\w./-]+\.(?:spec|medium|e2e)\.tsx?)` \(((?:“[^”]+”(?:, )?)+)\)/g)].flatMap(
    ([, file = '', titles = '']) => [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']): Proof => [file, title]),
  );
