import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../bootstrap/root.mjs';
import { withoutSiteSettings } from '../processes/environment.ts';

/** Result of running one test file. All times are in milliseconds. */
export interface TestRun {
  /** Name and error of the first failing test, or null if all tests passed. */
  failure: string | null;
  ms: number;
  longestMs: number;
  /** Numbers of the mutants whose code ran while modules were being loaded. */
  loaded: number[];
  /** Numbers of the mutants whose code was run by the tests. */
  reached: number[];
}
/** Result of one test file; `silent` if it timed out, or `ended` if its process exited without a result. */
export type Outcome = TestRun | 'silent' | 'ended';

export interface TestProcessOptions {
  node: string;
  /** Path of a JSON file with the code of all source files, in which each mutant is behind a switch. */
  sources: string;
  logFile: string;
  stores: Record<string, string>;
  /** Number of the first Redis database that this process may use. It may use five consecutive databases. */
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
/**
 * Scheduling priority of the tests (nice value). It is low, so that the tests do not slow down anything else on the
 * machine.
 */
const PRIORITY = 10;
/** Maximum time, in milliseconds, until a new process must be ready to run tests. */
const STARTED_WITHIN = 120_000;

/** A process that runs test files one after another. Imported modules stay loaded from one test file to the next. */
export class TestProcess {
  readonly #options: TestProcessOptions;
  #child: ChildProcess | null = null;
  #runs = 0;

  constructor(options: TestProcessOptions) {
    this.#options = options;
  }

  /** Number of test files that the current process has run. */
  get runs(): number {
    return this.#runs;
  }

  /**
   * Replaces the current process with a new one. If a mutant is given, it is already active while modules are loaded.
   */
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
   * Runs one test file, with the given mutant if there is one. A test that takes longer than `testMs` milliseconds
   * fails. If the whole file takes longer than `fileMs` milliseconds, the process is ended.
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
      // If the process cannot be killed, it has already ended, so the error is ignored.
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
