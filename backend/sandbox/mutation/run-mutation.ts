import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../bootstrap/root.mjs';
import type { Stack } from '../processes/stack.ts';
import { print } from '../processes/step.ts';
import { startTestStores } from '../tests/test-stores.ts';
import { testFiles } from './areas.ts';
import { TestChoice } from './choose-tests.ts';
import { EQUIVALENTS } from './equivalents.ts';
import { Ledger, versionOf } from './ledger.ts';
import { count, mutationPage, percentKilled, resultsOf } from './mutation-page.ts';
import { sampleMutants, type SampledMutant } from './sample.ts';
import { withSwitches } from './switches.ts';
import { TestProcess, type TestProcessOptions } from './test-process.ts';
import { Trials, type Trial } from './trials.ts';

interface Run {
  node: string;
  stack: Stack;
  dataDir: string;
  /** File in which the results of mutation tests are stored between runs. */
  ledgerFile: string;
  logFile: string;
  toolDir: string;
  /** Ids of the mutants to try, or parts of the paths of their source files. An empty list selects all mutants. */
  selected: readonly string[];
  isAgain: boolean;
  leftovers: (() => void)[];
  writePage: (page: string) => void;
}

/** Minimum percentage of mutants that the tests must detect. */
const ENOUGH = 95;
/**
 * Number of the first Redis database of each process. Each process uses five of the sixteen databases of Redis: the
 * first one and the next four.
 */
const PROCESSES = [1, 8];
/** Time limits of a test file that runs without any mutant, in milliseconds. */
const LONG = { testMs: 300_000, fileMs: 600_000 };

/**
 * Tries all mutants of the sample that have no result yet. Returns the exit code, which is 0 if the tests detected
 * enough mutants.
 */
export async function runMutation(run: Run): Promise<number> {
  const began = performance.now();
  const mutants = sampleMutants();
  const sample = createHash('sha256')
    .update(mutants.map(({ id, version }) => id + version).join())
    .digest('hex');
  const ledger = new Ledger(run.ledgerFile, sample);
  if (run.isAgain) ledger.forget();
  const options = await processOptions(run, mutants);
  const processes = PROCESSES.map((firstRedis) => new TestProcess({ ...options, firstRedis }));
  try {
    // Unit tests come first, because they are quick and detect most of the mutants that they reach.
    for (const isLast of [false, true]) {
      const tests = testFiles().filter((test) => isLast || test.endsWith('.spec.ts'));
      await learnTests(processes, tests, mutants, ledger);
      const choice = new TestChoice(mutants, tests, ledger);
      await tryAll(processes, openTrials(mutants, choice, ledger, run.selected), choice, ledger);
    }
  } finally {
    for (const process of processes) process.stop();
  }
  const tried = resultsOf(mutants, ledger);
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  run.writePage(mutationPage(tried, { date, minutes: Math.round((performance.now() - began) / 60_000) }));
  const counts = count(tried);
  const percent = percentKilled(counts);
  print(`\n${counts.killed} of ${counts.all} mutants killed (${percent} %), ${counts.equivalent} equivalent`);
  return percent >= ENOUGH ? 0 : 1;
}

async function processOptions(
  run: Run,
  mutants: readonly SampledMutant[],
): Promise<Omit<TestProcessOptions, 'firstRedis'>> {
  const { node, dataDir, logFile } = run;
  const stores = await startTestStores(run);
  const temporary = join(dataDir, 'temporary');
  mkdirSync(temporary, { recursive: true });
  mkdirSync(dirname(logFile), { recursive: true });
  const sources = join(dataDir, 'sources.json');
  writeFileSync(sources, JSON.stringify(switchedSources(mutants)));
  return { node, sources, logFile, stores: { ...stores, TMPDIR: temporary } };
}

/** Returns, by path, the source code of each file in the sample, with a switch for each mutant. */
function switchedSources(mutants: readonly SampledMutant[]): Record<string, string> {
  const texts = [...Map.groupBy(mutants, ({ file }) => file)].map(([file, ofFile]) => {
    const path = join(ROOT, file);
    return [path, withSwitches(readFileSync(path, 'utf8'), ofFile, (mutant) => mutants.indexOf(mutant))] as const;
  });
  return Object.fromEntries(texts);
}

/** Runs all new and changed test files without any mutant, to find out which mutants they reach. */
async function learnTests(
  processes: readonly TestProcess[],
  tests: readonly string[],
  mutants: readonly SampledMutant[],
  ledger: Ledger,
): Promise<void> {
  const waiting = tests.filter((test) => !ledger.test(test));
  if (waiting.length > 0) print(`${waiting.length} test files are run without any mutant`);
  const idOf = (number: number): string => mutants[number]?.id ?? '';
  const learn = async (process: TestProcess): Promise<void> => {
    for (let test = waiting.shift(); test !== undefined; test = waiting.shift()) {
      const outcome = await process.run(test, null, LONG);
      if (typeof outcome === 'string') {
        ledger.setTest(test, { ms: LONG.fileMs, longestMs: 0, loaded: [], reached: [], failure: outcome });
        continue;
      }
      const { ms, longestMs, loaded, reached, failure } = outcome;
      ledger.setTest(test, { ms, longestMs, loaded: loaded.map(idOf), reached: reached.map(idOf), failure });
      if (failure !== null) print(`  ${test} fails without any mutant, so it is left out: ${failure}`);
    }
  };
  await Promise.all(processes.map(learn));
}

function openTrials(
  mutants: readonly SampledMutant[],
  choice: TestChoice,
  ledger: Ledger,
  selected: readonly string[],
): Trial[] {
  const isSelected = ({ id, file }: SampledMutant): boolean =>
    selected.length === 0 || selected.some((word) => id === word || file.includes(word));
  const isOpen = (mutant: SampledMutant): boolean => {
    const { killedBy, survived } = ledger.result(mutant);
    if (killedBy || (mutant.id in EQUIVALENTS && Object.keys(survived).length > 0)) return false;
    return choice.testsFor(mutant).some((test) => survived[test] !== versionOf(test));
  };
  return mutants.flatMap((mutant, number): Trial[] => {
    if (!isSelected(mutant) || !isOpen(mutant)) return [];
    const { suspect } = ledger.result(mutant);
    if (suspect && !choice.knows(suspect)) return [];
    return [{ mutant, number, isAlone: choice.isLoadedOnly(mutant), ...(suspect && { first: suspect }) }];
  });
}

async function tryAll(
  processes: readonly TestProcess[],
  waiting: Trial[],
  choice: TestChoice,
  ledger: Ledger,
): Promise<void> {
  print(`${waiting.length} mutants are tried`);
  // Mutants that a test seemed to detect in an earlier run come first. Mutants that need their own process come last,
  // so that the other mutants can share a process for longer.
  const next = (): Trial | undefined => {
    const shared = waiting.findIndex(({ isAlone }) => !isAlone);
    const suspect = waiting.findIndex(({ isAlone, first }) => !isAlone && first !== undefined);
    return waiting.splice(Math.max(suspect < 0 ? shared : suspect, 0), 1)[0];
  };
  const attempt = async (process: TestProcess): Promise<void> => {
    const trials = new Trials(process, choice, ledger, (trial) => waiting.push(trial));
    for (;;) {
      const trial = next();
      if (trial) {
        await trials.run(trial);
        continue;
      }
      await trials.verifyAll();
      if (waiting.length === 0) return;
    }
  };
  await Promise.all(processes.map(attempt));
}
