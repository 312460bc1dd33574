import { print } from '../processes/step.ts';
import type { TestChoice } from './choose-tests.ts';
import { versionOf, type Ledger } from './ledger.ts';
import type { SampledMutant } from './sample.ts';
import type { TestProcess, TestRun } from './test-process.ts';

/** A mutant to be tried, and how to try it. */
export interface Trial {
  mutant: SampledMutant;
  number: number;
  /** Whether the mutant needs its own process, in which it is active from the start. */
  isAlone: boolean;
  /** Test file to run first, because it probably detects the mutant. */
  first?: string;
}
interface Kill {
  trial: Trial;
  test: string;
  failure: string;
}

/**
 * Number of mutants that a test file must seem to detect before it is run again without any mutant, to verify these
 * results.
 */
const KILLS_TO_VERIFY = 4;
/**
 * Number of test runs after which a process is replaced, because failed tests leave data and open connections behind.
 */
const RUNS_OF_PROCESS = 60;
const nameOf = ({ file, line, kind }: SampledMutant): string => `${file}:${line} ${kind}`;
const LONG = { testMs: 300_000, fileMs: 600_000 };

/**
 * Tries mutants in one process. All mutants share the modules that are loaded in the process, and a failed test may
 * affect the tests after it. A mutant therefore counts as detected only if the same test file passes again without any
 * mutant, or fails with the mutant in two processes. Otherwise, the mutant is tried again in its own process.
 */
export class Trials {
  readonly #process: TestProcess;
  readonly #choice: TestChoice;
  readonly #ledger: Ledger;
  readonly #again: (trial: Trial) => void;
  readonly #kills = new Map<string, Kill[]>();

  constructor(process: TestProcess, choice: TestChoice, ledger: Ledger, again: (trial: Trial) => void) {
    this.#process = process;
    this.#choice = choice;
    this.#ledger = ledger;
    this.#again = again;
  }

  async run(trial: Trial): Promise<void> {
    if (trial.isAlone) {
      await this.verifyAll();
      await this.#process.restart(trial.number);
    } else if (this.#process.runs >= RUNS_OF_PROCESS) {
      await this.verifyAll();
      this.#process.stop();
    }
    const { mutant, number, isAlone, first } = trial;
    const tests = this.#choice.testsFor(mutant, isAlone ? { isAlone } : {});
    // Modules may have cached results from before the mutant was active, so a unit test can miss it. If only unit tests
    // ran and all passed, the mutant is tried again in a new process.
    const isProof = isAlone || tests.some((test) => test.endsWith('.medium.ts'));
    for (const test of first ? [first, ...tests.filter((other) => other !== first)] : tests) {
      if (this.#ledger.result(mutant).survived[test] === versionOf(test)) continue;
      const outcome = await this.#process.run(test, number, this.#choice.limitsFor(test));
      if (typeof outcome === 'string') return this.#lostProcess(trial, test, outcome);
      if (outcome.failure !== null) return this.#failed(trial, test, outcome);
      const result = this.#ledger.result(mutant);
      if (isProof)
        this.#ledger.setResult(mutant.id, { ...result, survived: { ...result.survived, [test]: versionOf(test) } });
    }
    if (isAlone) this.#process.stop();
    if (isProof) print(`  ${nameOf(mutant)}: SURVIVED`);
    else this.#again({ ...trial, isAlone: true });
  }

  /**
   * Verifies all results that are not verified yet, by running the test files that seemed to detect mutants again
   * without any mutant.
   */
  async verifyAll(): Promise<void> {
    for (const test of this.#kills.keys()) await this.#verify(test);
  }

  #lostProcess(trial: Trial, test: string, outcome: 'silent' | 'ended'): void {
    this.#forgetKills();
    if (!trial.isAlone) return this.#again({ ...trial, isAlone: true, first: test });
    const how = outcome === 'silent' ? 'time' : 'end';
    this.#kill({ trial, test, failure: how === 'time' ? 'did not end' : 'the process ended' }, how);
  }

  async #failed(trial: Trial, test: string, { failure }: TestRun): Promise<void> {
    const kill = { trial, test, failure: failure ?? '' };
    // The same test file has already failed with this mutant in an earlier process, so the mutant counts as detected.
    if (trial.first === test && !trial.isAlone) return this.#kill(kill);
    if (trial.isAlone) {
      this.#process.stop();
      return this.#kill(kill);
    }
    this.#ledger.setResult(trial.mutant.id, { ...this.#ledger.result(trial.mutant), suspect: test });
    const kills = [...(this.#kills.get(test) ?? []), kill];
    this.#kills.set(test, kills);
    if (kills.length >= KILLS_TO_VERIFY) await this.#verify(test);
  }

  async #verify(test: string): Promise<void> {
    const kills = this.#kills.get(test) ?? [];
    this.#kills.delete(test);
    const outcome = await this.#process.run(test, null, LONG);
    if (typeof outcome !== 'string' && outcome.failure === null) return kills.forEach((kill) => this.#kill(kill));
    for (const { trial } of kills) this.#again({ ...trial, isAlone: true, first: test });
    this.#forgetKills();
    this.#process.stop();
  }

  /** Discards all results that can no longer be verified, and schedules their mutants to be tried again. */
  #forgetKills(): void {
    for (const { trial, test } of [...this.#kills.values()].flat()) this.#again({ ...trial, first: test });
    this.#kills.clear();
  }

  #kill({ trial: { mutant }, test, failure }: Kill, how?: 'time' | 'end'): void {
    const isLate = failure.includes('Exceeded timeout of');
    const killedBy = { test, how: how ?? (isLate ? 'time' : 'test'), failure } as const;
    this.#ledger.setResult(mutant.id, { ...this.#ledger.result(mutant), killedBy });
    this.#choice.countKill(mutant, test);
    print(`  ${nameOf(mutant)}: killed by ${test}`);
  }
}
