import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../bootstrap/plain-error.mjs';
import { ROOT } from '../bootstrap/root.mjs';
import { print } from '../processes/step.ts';
import { axeParts, partsNamed, type Part } from '../tests/browser-parts.ts';

const browserTestFiles = (): string[] =>
  readdirSync(join(ROOT, 'frontend/e2e'))
    .filter((file) => file.endsWith('.e2e.ts'))
    .map((file) => `e2e/${file}`);

const PARTS: readonly Part[] = [
  { name: 'check', what: 'types, format, lint, unused code, boundary rules', command: ['check'] },
  { name: 'tests', what: 'everything `npm test` runs', command: ['test'] },
  {
    name: 'matrix',
    what: 'every piece of information, reached by every journey',
    command: ['test', 'e2e/matrix'],
    env: { MATRIX: 'all' },
  },
  {
    name: 'attacks',
    what: 'every call by every role in every state, 20,000 calls made from the API description, random input',
    command: ['test', 'test/security', 'described-requests', 'platform/csv', 'e2e/admin', 'e2e/markup', 'e2e/idle'],
    env: { FUZZ: 'all', ACCESS: 'all', BROWSER: 'all' },
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
      'medicines',
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
    command: ['test', 'commands/start', 'test/resilience', 'thirty-days'],
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
    what: 'pictures of eleven screens at two widths, for backend/docs/screens.md',
    command: ['test', 'e2e/screens'],
    env: { SCREENS: 'all' },
  },
];

/** All parts one after another, or those named; "axe" stands for all with axe. @returns 0 if all have passed */
export async function testAll(names: string[]): Promise<number> {
  const results: { name: string; code: number; lastLine: string }[] = [];
  for (const part of chosenParts(names)) {
    print(`\n=== ${part.name}: ${part.what}`);
    const { code, lastLine, wasStopped } = await runCommand(part);
    if (wasStopped) return 1;
    results.push({ name: part.name, code, lastLine });
  }
  print('');
  for (const { name, lastLine } of results) print(`  ${name.padEnd(16)} ${lastLine}`);
  const failed = results.filter(({ code }) => code !== 0).map(({ name }) => name);
  print(`\n${results.length - failed.length} parts passed, ${failed.length} failed ${failed.join(' ')}`.trimEnd());
  return failed.length === 0 ? 0 : 1;
}

function chosenParts(names: readonly string[]): readonly Part[] {
  const unknown = names.find((name) => partsNamed(PARTS, name).length === 0);
  if (unknown) throw new PlainError(`There is no part "${unknown}": use ${PARTS.map(({ name }) => name).join(', ')}.`);
  if (names.length === 0) return PARTS;
  const wanted = new Set(names.flatMap((name) => partsNamed(PARTS, name)));
  return PARTS.filter((part) => wanted.has(part));
}

function runCommand({ command, env }: Part): Promise<{ code: number; lastLine: string; wasStopped: boolean }> {
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
