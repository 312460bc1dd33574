import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PlainError } from '../bootstrap/plain-error.mjs';
import { ROOT } from '../bootstrap/root.mjs';
import { runOnce } from '../bootstrap/run-once.mjs';
import { fingerprint, listFiles } from '../processes/files.ts';
import { print } from '../processes/step.ts';
import { axeParts, partsNamed } from '../tests/browser-parts.ts';
import { FinishedParts, reportOf, runParts, type Part, type PartOutcome } from '../tests/test-parts.ts';

const browserTestFiles = (): string[] =>
  readdirSync(join(ROOT, 'frontend/e2e'))
    .filter((file) => file.endsWith('.e2e.ts'))
    .map((file) => `e2e/${file}`);

const PARTS: readonly Part[] = [
  { name: 'check', what: 'types, format, lint, unused code, boundary rules and lock file', command: ['check'] },
  { name: 'tests', what: 'everything `npm test` runs', command: ['test'] },
  {
    name: 'matrix',
    what: 'every piece of information, reached by every journey',
    command: ['test', 'e2e/matrix'],
    env: { MATRIX: 'all' },
  },
  {
    name: 'score',
    what:
      'the sixty attacks and faults of the score sheet: every call by every role in every state, 20,000 calls made ' +
      'from the API description, twenty workers killed in the middle of 1,000 jobs; and what staff expect of ' +
      'their pages',
    command: ['score'],
  },
  {
    name: 'layout-shift',
    what: 'nothing jumps while a page loads: every visitor on every device',
    command: ['test', 'e2e/layout-shift'],
    env: { LAYOUT_SHIFT: 'all' },
  },
  ...axeParts(browserTestFiles()),
  {
    name: 'slow-network',
    what: 'every browser test while scripts and answers arrive late and in any order',
    command: ['test', '--only=browser'],
    env: { SLOW: 'all', BROWSER: 'all' },
  },
  {
    name: 'credit',
    what: 'the tax credit of 10,000 random households',
    command: ['test', 'money/tax-credit'],
    env: { CREDIT: 'all' },
  },
  {
    name: 'fuzz',
    what:
      'ten times as many random lists, households, paths and filters; 500 misspelled medicines; the figures of ' +
      '10,000 plans, to the cent, in every answer that holds them; ten tables of coverage',
    command: [
      'test',
      'features/plans/model',
      'plan-properties',
      'quiz-navigation',
      'user-filter',
      'medicine-names',
      'every-name',
      'same-figures',
      'same-coverage',
    ],
    env: { FUZZ: 'all' },
  },
  {
    name: 'market',
    what:
      'plans, an exchange or the sentence on territories for all 39,486 ZIP codes in both plan years; the shipped ' +
      'facts against their originals',
    command: ['test', 'every-zip', 'write-fact-files'],
    env: { MARKET: 'all' },
  },
  {
    name: 'import',
    what: 'a rate file of two million rows; every price of Wyoming in 2025',
    command: ['test', 'import/national-file', 'official-files'],
    env: { IMPORT: 'all' },
  },
  {
    name: 'faults',
    what: 'every program of `npm start` killed; every fault of the stores, the mail server and the marketplace',
    command: ['test', 'commands/start', 'test/resilience'],
    env: { SOAK: 'all' },
  },
  {
    name: 'endurance',
    what: 'twenty minutes at half load: memory and open handles do not grow, and no call fails',
    command: ['soak'],
  },
  {
    name: 'year-cost',
    what:
      'a year’s cost against a million random years and all plans filed for 2025, and for every plan of every county ' +
      'in both plan years',
    command: ['test', 'plans/cost', 'every-year-cost', '--only=unit'],
    env: { YEAR_COST: 'all' },
  },
  {
    name: 'screens',
    what: 'pictures of eight screens at two widths, for backend/docs/screens.md',
    command: ['test', 'e2e/screens'],
    env: { SCREENS: 'all' },
  },
  {
    name: 'mutation',
    what: 'small mistakes made in sign-in, staff pages, events, a year’s cost and the tax credit are noticed by a test',
    command: ['mutation'],
  },
];

const RESULTS = join(ROOT, 'backend/docs/test-all.json');
const REPORT = join(ROOT, 'backend/docs/test-all.md');
const FOLDERS = ['backend', 'workers', 'frontend'];
const FILES = ['package.json', 'package-lock.json', 'jest.config.mjs', '.swcrc'];

/**
 * Runs `npm run test:all`: all parts of the full test run, one after another. If the command is started again, it skips
 * the parts that have already passed, provided that no source file has changed since then. `--again` runs all parts
 * anew. Arguments with the names of parts restrict the run to these parts; "axe" stands for all parts with axe.
 */
export async function testAll(args: string[]): Promise<number> {
  const parts = chosenParts(args);
  const finished = new FinishedParts(RESULTS, sources());
  const commit = await currentCommit();
  const writeReport = () => {
    mkdirSync(dirname(REPORT), { recursive: true });
    writeFileSync(REPORT, reportOf(PARTS, finished));
  };
  return runParts({
    parts,
    finished,
    again: args.includes('--again'),
    commit,
    run: runCommand,
    print,
    afterEach: writeReport,
  });
}

function chosenParts(args: readonly string[]): readonly Part[] {
  const names = args.filter((arg) => arg !== '--again');
  const unknown = names.find((name) => partsNamed(PARTS, name).length === 0);
  if (unknown)
    throw new PlainError(
      `There is no part "${unknown}": use ${PARTS.map(({ name }) => name).join(', ')}, ` +
        'or --again to run all parts anew.',
    );
  if (names.length === 0) return PARTS;
  const wanted = new Set(names.flatMap((name) => partsNamed(PARTS, name)));
  return PARTS.filter((part) => wanted.has(part));
}

/**
 * Returns a fingerprint of the source files. The reports in backend/docs are left out, because the full test run itself
 * writes some of them.
 */
const sources = () =>
  fingerprint([...FOLDERS.flatMap(listFiles).filter((file) => !file.startsWith('backend/docs/')), ...FILES]);

async function currentCommit(): Promise<string> {
  const { code, stdout } = await runOnce('git', ['describe', '--always', '--abbrev=12', '--dirty']);
  return code === 0 ? stdout : 'unknown';
}

function runCommand({ command, env }: Part): Promise<PartOutcome> {
  const child = spawn(process.execPath, ['backend/sandbox/run.mjs', ...command], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // This process only forwards signals to the child process. The child stops everything that it has started, in the
  // right order.
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  let wasStopped = false;
  const stop = (signal: NodeJS.Signals): void => {
    wasStopped = true;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, stop);
  let printed = '';
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    printed = (printed + String(chunk)).slice(-10_000);
  });
  return new Promise((resolve) => {
    child.once('close', (code) => {
      for (const signal of signals) process.off(signal, stop);
      resolve({ code: code ?? 1, wasStopped, lastLine: printed.trimEnd().split('\n').pop() ?? '' });
    });
  });
}
