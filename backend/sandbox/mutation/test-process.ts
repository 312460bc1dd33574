import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../bootstrap/root.mjs';
import { withoutSiteSettings } from '../processes/environment.ts';

/** What a run of one test file showed. All times are in milliseconds. */
export interface TestRun {
  /** The first failing test and its error; null if all tests passed. */
  failure: string | null;
  ms: number;
  longestMs: number;
  /** Numbers of the mutants whose text was run while modules were loaded. */
  loaded: number[];
  /** Numbers of the mutants whose text was run by the tests. */
  reached: number[];
}
/** `silent` stands for a run that did not end in time, `ended` for one that ended its process. */
export type Outcome = TestRun | 'silent' | 'ended';

export interface TestProcessOptions {
  node: string;
  /** Path of the file with the texts of all sources with switches. */
  sources: string;
  logFile: string;
  stores: Record<string, string>;
  /** Number of the first of seven Redis databases that this process may use. */
  firstRedis: number;
}

const RUNNER = '<rootDir>/backend/test/jest/mutant-runner.mjs';
const CONFIG = {
  rootDir: ROOT,
  roots: ['<rootDir>/backend/test/jest'],
  testEnvironment: 'node',
  testRunner: RUNNER,
  testMatch: [RUNNER],
};
const WITH_PARENT = pathToFileURL(join(ROOT, 'backend/sandbox/bootstrap/with-parent.mjs')).href;
const JEST = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
/** The tests give way to everything else on the machine. */
const PRIORITY = 10;
/** Milliseconds that a process may take until it can run tests. */
const STARTED_WITHIN = 120_000;

/** A process that runs test files one after another and keeps the modules that they import. */
export class TestProcess {
  readonly #options: TestProcessOptions;
  #child: ChildProcess | null = null;
  #runs = 0;

  constructor(options: TestProcessOptions) {
    this.#options = options;
  }

  /** Number of test files that the present process has run. */
  get runs(): number {
    return this.#runs;
  }

  /** Starts a new process in place of the present one. If a mutant is given, it is on while modules are loaded. */
  async restart(mutant: number | null = null): Promise<void> {
    this.stop();
    const { node, sources, logFile, stores, firstRedis } = this.#options;
    const log = openSync(logFile, 'a', 0o600);
    this.#child = spawn(
      node,
      ['--import', `${WITH_PARENT}?launcher=${process.pid}`, ...JEST, `--config=${JSON.stringify(CONFIG)}`, '-i'],
      {
        cwd: ROOT,
        env: {
          ...withoutSiteSettings(),
          ...stores,
          NODE_ENV: 'test',
          MUTATION_SOURCES: sources,
          FIRST_REDIS: String(firstRedis),
          ...(mutant !== null && { MUTANT: String(mutant) }),
        },
        stdio: ['ignore', log, log, 'ipc'],
        detached: true,
      },
    );
    closeSync(log);
    if (this.#child.pid) setPriority(this.#child.pid, PRIORITY);
    this.#runs = 0;
    const answer = await this.#answer(STARTED_WITHIN);
    if (answer !== 'ready') throw new Error(`the tests cannot be run: ${String(answer)}; see ${logFile}`);
  }

  /**
   * Runs one test file with a mutant, or without any. A test that takes longer than `testMs` milliseconds fails; the
   * process is ended if the whole file takes longer than `fileMs`.
   */
  async run(test: string, mutant: number | null, limits: { testMs: number; fileMs: number }): Promise<Outcome> {
    if (!this.#child) await this.restart();
    this.#runs += 1;
    this.#child?.send({ test: join(ROOT, test), mutant, timeLimitMs: limits.testMs });
    const answer = await this.#answer(limits.fileMs);
    if (typeof answer === 'string') this.stop();
    return answer as Outcome;
  }

  stop(): void {
    const child = this.#child;
    this.#child = null;
    if (!child?.pid) return;
    child.removeAllListeners();
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  }

  #answer(withinMs: number): Promise<TestRun | 'ready' | 'silent' | 'ended'> {
    const child = this.#child;
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve('silent'), withinMs);
      const finish = (answer: TestRun | 'ready' | 'ended'): void => {
        clearTimeout(timer);
        child?.removeAllListeners('message').removeAllListeners('exit');
        resolve(answer);
      };
      child?.once('message', (answer) => finish(answer as TestRun | 'ready'));
      child?.once('exit', () => finish('ended'));
    });
  }
}
