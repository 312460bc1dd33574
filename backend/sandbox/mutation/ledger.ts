import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../bootstrap/root.mjs';

/** How a test file behaves without any mutant. Times are in milliseconds. */
export interface KnownTest {
  version: string;
  ms: number;
  longestMs: number;
  /**
   * Ids of the mutants whose code ran while modules were being loaded (`loaded`), and ids of those whose code ran in
   * the tests (`reached`).
   */
  loaded: string[];
  reached: string[];
  /** Error of the first test that fails without any mutant, or null if all tests pass. */
  failure: string | null;
}
export interface Result {
  /** Fingerprint of the code of the source file that contains the mutant. */
  version: string;
  /**
   * The test file that detected the mutant, or null if none did. `how` says in which way it detected the mutant: a test
   * failed (`test`), a test or the whole file took too long (`time`), or the process ended (`end`).
   */
  killedBy: { test: string; how: 'test' | 'time' | 'end'; failure: string } | null;
  /** For each test file that did not detect the mutant, the version of that test file. */
  survived: Record<string, string>;
  /** The test file that failed with the mutant. The field is set only until this failure has been verified. */
  suspect?: string;
}
interface Contents {
  sample: string;
  tests: Record<string, KnownTest>;
  results: Record<string, Result>;
}

/** Stores the results of earlier runs, so that an interrupted run can continue where it stopped. */
export class Ledger {
  readonly #file: string;
  readonly #contents: Contents;

  /**
   * If the sample of mutants has changed, the data about the test files is discarded, because it refers to mutants of
   * the old sample.
   */
  constructor(file: string, sample: string) {
    this.#file = file;
    const known: Partial<Contents> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const tests = known.sample === sample ? (known.tests ?? {}) : {};
    this.#contents = { sample, tests, results: known.results ?? {} };
  }

  /** Returns the stored data about the current version of a test file. */
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
 * Returns a fingerprint of a file's code, as it was when this process read the file for the first time. The fingerprint
 * does not change if only comments or types change.
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
