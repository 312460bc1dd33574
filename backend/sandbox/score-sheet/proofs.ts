import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/root.mjs';
import type { TestResult } from '../tests/test-reports.ts';
import type { Proof } from './row.ts';

/** Returns what is wrong with a reference to a test, or null if the test file exists and contains the title. */
export function complaintAbout([file, title]: Proof): string | null {
  if (!/\.(?:spec|medium|e2e)\.tsx?$/.test(file)) return `${file} is not a file of tests`;
  if (!existsSync(join(ROOT, file))) return `${file} does not exist`;
  // In the source code, an apostrophe in a title may be written with a backslash before it, so the backslash is
  // removed.
  const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(`\\'`, `'`);
  return text.includes(title) ? null : `${file} has no test “${title}”`;
}

/** Returns the results of the tests to which a reference points. */
export const resultsOf = ([file, title]: Proof, results: readonly TestResult[]): readonly TestResult[] =>
  results.filter((result) => result.file === file && result.name.includes(title));

/** Returns the references to tests in a document. A reference has the form `path` (“part of the title”). */
export const proofsIn = (markdown: string): readonly Proof[] =>
  [...markdown.matchAll(/`([\w./-]+\.(?:spec|medium|e2e)\.tsx?)` \(((?:“[^”]+”(?:, )?)+)\)/g)].flatMap(
    ([, file = '', titles = '']) => [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']): Proof => [file, title]),
  );
