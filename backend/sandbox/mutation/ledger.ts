import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../bootstrap/root.mjs';

/** What a test file does without any mutant. Times are in milliseconds. */
export interface KnownTest {
  version: string;
  ms: number;
  longestMs: number;
  /** Ids of the mutants whose text was run while modules were loaded, and of those that the tests reached. */
  loaded: string[];
  reached: string[];
  /** The first failure, if the tests fail without any mutant; null if they pass. */
  failure: string | null;
}
export interface Result {
  /** Fingerprint of the source file. */
  version: string;
  /** `test`: a test failed. `time`: a test or its file took too long. `end`: the process ended. */
  killedBy: { test: string; how: 'test' | 'time' | 'end'; failure: string } | null;
  /** Versions of the test files that did not notice the mutant. */
  survived: Record<string, string>;
  /** The test file that failed with the mutant, as long as the kill is not verified. */
  suspect?: string;
}
interface Contents {
  sample: string;
  tests: Record<string, KnownTest>;
  results: Record<string, Result>;
}

/** Everything that earlier runs found out, so that a stopped run goes on where it was. */
export class Ledger {
  readonly #file: string;
  readonly #contents: Contents;

  /** If the sample has changed, what is known of the tests is forgotten, because it names mutants of the sample. */
  constructor(file: string, sample: string) {
    this.#file = file;
    const known: Partial<Contents> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const tests = known.sample === sample ? (known.tests ?? {}) : {};
    this.#contents = { sample, tests, results: known.results ?? {} };
  }

  /** Returns what is known of the present version of a test file. */
  test(file: string): KnownTest | undefined {
    const known = this.#contents.tests[file];
    return known?.version === versionOf(file) ? known : undefined;
  }

  setTest(file: string, known: Omit<KnownTest, 'version'>): void {
    this.#contents.tests[file] = { version: versionOf(file), ...known };
    this.#save();
  }

  result({ id, version }: { id: string; version: string }): Result {
    const known = this.#contents.results[id];
    return known?.version === version ? known : { version, killedBy: null, survived: {} };
  }

  setResult(id: string, result: Result): void {
    this.#contents.results[id] = result;
    this.#save();
  }

  forget(): void {
    Object.assign(this.#contents, { tests: {}, results: {} });
    rmSync(this.#file, { force: true });
  }

  #save(): void {
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#contents));
    renameSync(`${this.#file}.new`, this.#file);
  }
}

const versions = new Map<string, string>();

/**
 * Returns a fingerprint of the code that a file had when this process first asked. It stays the same if only comments or
 * types change.
 */
export function versionOf(file: string): string {
  const known = versions.get(file) ?? fingerprintOf(file);
  versions.set(file, known);
  return known;
}

function fingerprintOf(file: string): string {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { removeComments: true, target: ts.ScriptTarget.ESNext, experimentalDecorators: true },
  });
  return createHash('sha256').update(outputText).digest('hex').slice(0, 10);
}
