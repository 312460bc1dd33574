import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { TestResult } from '../tests/test-reports.ts';

interface Dated<T> {
  /** Date of the test run, in UTC (YYYY-MM-DD). */
  day: string;
  value: T;
}

/**
 * Stores the latest results of the tests that the score sheet names, and reads the figures that `npm run bench` has
 * stored.
 */
export class Evidence {
  readonly #file: string;
  readonly #tests: Record<string, Dated<readonly TestResult[]>>;
  readonly #figures: Record<string, { figure: number; date: string }>;

  /**
   * `file` is the file in which the results are stored between runs, and `figures` is the file that `npm run bench`
   * writes.
   */
  constructor(file: string, figures: string) {
    this.#file = file;
    this.#tests = read(file);
    this.#figures = read(figures);
  }

  /** Stores the results of one test file. A test file without results counts as not run. */
  keepTests(file: string, results: readonly TestResult[]): void {
    const day = new Date().toISOString().slice(0, 10);
    this.#tests[file] = { day, value: results.filter((result) => result.file === file) };
    writeFileSync(this.#file, `${JSON.stringify(this.#tests, null, 2)}\n`);
  }

  testsOf(file: string): Dated<readonly TestResult[]> | undefined {
    return this.#tests[file];
  }

  figure(target: string): Dated<number> | undefined {
    const found = this.#figures[target];
    return found && { day: found.date.slice(0, 10), value: found.figure };
  }
}

const read = <T>(file: string): Record<string, T> => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
