import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { MEASUREMENTS, ON_REQUEST } from './measurements.js';
import { figureText, goalText, isMet } from './results/goal.js';
import { performancePage } from './results/performance-page.js';
import { Recorded } from './results/record.js';
import { readResults, writeResults, type Result, type Results } from './results/results-file.js';
import { TARGETS, type TargetId } from './results/targets.js';

const DATA = 'backend/docs/performance.json';
const PAGE = 'backend/docs/performance.md';

const machine = (): string =>
  `${cpus().length} processors, ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}, ` +
  process.platform;

/**
 * Returns the current commit, with `-dirty` if source files have uncommitted changes. Changes in backend/docs do not
 * count, because this program itself writes there.
 */
function commit(): string {
  const git = (...args: string[]): string => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';
  const hasChanges = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!backend/docs') !== '';
  return `${git('rev-parse', '--short=10', 'HEAD') || 'unknown'}${hasChanges ? '-dirty' : ''}`;
}

/** Returns the percentage of the time of all processors that other programs use, measured for two seconds. */
async function otherLoad(): Promise<number> {
  const sums = () => {
    const times = cpus().map(({ times }) => times);
    const sum = (pick: (one: (typeof times)[number]) => number): number =>
      times.reduce((total, one) => total + pick(one), 0);
    return { idle: sum(({ idle }) => idle), all: sum((one) => Object.values(one).reduce((a, b) => a + b, 0)) };
  };
  const before = sums();
  await wait(2_000);
  const after = sums();
  return Math.round(100 * (1 - (after.idle - before.idle) / (after.all - before.all)));
}

/**
 * Runs one measurement in a separate process, so that it cannot affect the next one. Each figure is stored as soon as
 * it is measured.
 */
async function measure(name: string, args: readonly string[], common: Pick<Result, 'commit' | 'machine'>) {
  const load = await otherLoad();
  const child = fork(new URL('measure.js', import.meta.url), [name, ...args], { execArgv: ['--enable-source-maps'] });
  const measured: TargetId[] = [];
  child.on('message', (message) => {
    const recorded = z.safeParse(Recorded, message);
    if (!recorded.success) return;
    const { target, figure, detail } = recorded.data;
    const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
    const rounded = Number(figure.toPrecision(6));
    save({ ...readResults(DATA), [target]: { figure: rounded, detail, date, ...common, otherLoad: load } });
    measured.push(target as TargetId);
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return { isDone: code === 0, measured };
}

function save(results: Results): void {
  writeResults(DATA, results);
  writeFileSync(PAGE, performancePage(TARGETS, results));
}

/** Prints the results of the given performance targets, and returns how many of the targets are missed. */
function printTable(ids: readonly TargetId[]): number {
  const results = readResults(DATA);
  let missed = 0;
  process.stdout.write('\n');
  for (const id of Object.keys(TARGETS) as TargetId[]) {
    const result = results[id];
    if (!ids.includes(id) || !result) continue;
    const target = TARGETS[id];
    const isReached = isMet(target.goal, result.figure);
    if (!isReached) missed += 1;
    const cells = [target.number.padEnd(3), isReached ? 'met   ' : 'MISSED'];
    process.stdout.write(
      `${cells.join(' ')} ${figureText(result.figure, target.unit)} (${goalText(target)})  ${target.what}\n`,
    );
  }
  return missed;
}

/** Option that makes the command fail if a measured figure misses its target. */
const FAIL_IF_MISSED = '--fail-if-missed';

/**
 * Runs `npm run bench [-- NAME …]`. The measurements depend on the machine, so they are not tests. Without a name, all
 * of them run one after the other. The results are written to backend/docs/performance.md.
 */
async function main(args: readonly string[]): Promise<number> {
  const names = args.filter((arg) => !arg.startsWith('-'));
  const unknown = names.find((name) => !(name in MEASUREMENTS));
  if (unknown !== undefined) {
    process.stderr.write(`There is no measurement "${unknown}": use ${Object.keys(MEASUREMENTS).join(', ')}.\n`);
    return 1;
  }
  const chosen = names.length > 0 ? names : Object.keys(MEASUREMENTS).filter((name) => !ON_REQUEST.includes(name));
  const common = { commit: commit(), machine: machine() };
  const measured: TargetId[] = [];
  const failed: string[] = [];
  for (const name of chosen) {
    const began = performance.now();
    process.stdout.write(`\n== ${name}\n`);
    const options = args.filter((arg) => arg.startsWith('-'));
    const outcome = await measure(name, options, common);
    measured.push(...outcome.measured);
    if (!outcome.isDone) failed.push(name);
    process.stdout.write(`   ${((performance.now() - began) / 1_000).toFixed(0)} s\n`);
  }
  const missed = printTable(measured);
  for (const name of failed) process.stderr.write(`The measurement "${name}" did not reach its end.\n`);
  process.stdout.write(`\n${measured.length - missed} targets met, ${missed} missed (${PAGE})\n`);
  return failed.length === 0 && !(args.includes(FAIL_IF_MISSED) && missed > 0) ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
