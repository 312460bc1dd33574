import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../bootstrap/root.mjs';
import { localSecrets } from '../processes/secrets.ts';
import type { Stack } from '../processes/stack.ts';
import { print } from '../processes/step.ts';
import { startStores } from '../site/start-stores.ts';
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
  /** File that keeps the results between runs. */
  ledgerFile: string;
  logFile: string;
  toolDir: string;
  /** Parts of paths, or ids, of the mutants to try; none means all. */
  selected: readonly string[];
  isAgain: boolean;
  leftovers: (() => void)[];
  writePage: (page: string) => void;
}

/** At least this percentage of the mutants must be killed. */
const ENOUGH = 95;
/** Numbers of the first Redis database of each process. Redis has sixteen; each process uses seven. */
const PROCESSES = [1, 8];
/** A test may take this long when it runs without any mutant. */
const LONG = { testMs: 300_000, fileMs: 600_000 };

/** Tries all mutants of the sample that have no result yet. Returns the exit code: 0 if enough were killed. */
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
    // Unit tests come first, because they are quick and notice most of what they reach.
    for (const isLast of [false, true]) {
      const tests = testFiles().filter((test) => isLast || test.endsWith('.spec.ts'));
      await learnTests(processes, tests, mutants, ledger);
      const choice = new TestChoice(mutants, tests, ledger);
      const open = openTrials(mutants, choice, ledger, run.selected);
      await tryAll(processes, isLast ? open : open.filter(({ isAlone }) => !isAlone), choice, ledger);
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
  { node, stack, dataDir, toolDir, logFile, leftovers }: Run,
  mutants: readonly SampledMutant[],
): Promise<Omit<TestProcessOptions, 'firstRedis'>> {
  const { superuserUrl, redisUrl, postgresLog, remove } = await startStores(stack, {
    settings: { DATA_DIR: dataDir },
    secrets: localSecrets(dataDir),
    toolDir,
    throwAway: true,
  });
  leftovers.push(remove);
  const temporary = join(dataDir, 'temporary');
  mkdirSync(temporary, { recursive: true });
  mkdirSync(dirname(logFile), { recursive: true });
  const sources = join(dataDir, 'sources.json');
  writeFileSync(sources, JSON.stringify(switchedSources(mutants)));
  const stores = {
    TEST_PG_URL: superuserUrl ?? '',
    TEST_PG_LOG: postgresLog ?? '',
    ...(redisUrl && { TEST_REDIS_URL: redisUrl }),
    TEST_TOOL_DIR: toolDir,
    TMPDIR: temporary,
  };
  return { node, sources, logFile, stores };
}

/** Returns the texts of all source files of the sample with their switches, by path. */
function switchedSources(mutants: readonly SampledMutant[]): Record<string, string> {
  const texts = [...Map.groupBy(mutants, ({ file }) => file)].map(([file, ofFile]) => {
    const path = join(ROOT, file);
    return [path, withSwitches(readFileSync(path, 'utf8'), ofFile, (mutant) => mutants.indexOf(mutant))] as const;
  });
  return Object.fromEntries(texts);
}

/** Runs the test files that are new or have changed without any mutant, to learn which mutants they reach. */
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
  // Those that need a process of their own come last, so that the others share theirs for longer.
  const next = (): Trial | undefined => {
    const shared = waiting.findIndex(({ isAlone }) => !isAlone);
    return waiting.splice(Math.max(shared, 0), 1)[0];
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
