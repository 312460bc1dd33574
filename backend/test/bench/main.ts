import { fork } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod/mini';
import { MEASUREMENTS, ON_REQUEST } from './measurements.js';
import { figureText, goalText, isMet } from './results/goal.js';
import { Recorded } from './results/record.js';
import { TARGETS, type TargetId } from './results/targets.js';

/** Runs one measurement in a separate process, so that it cannot affect the next one. */
async function measure(name: string, args: readonly string[]) {
  const child = fork(new URL('measure.js', import.meta.url), [name, ...args], { execArgv: ['--enable-source-maps'] });
  const measured: Recorded[] = [];
  child.on('message', (message) => {
    const recorded = z.safeParse(Recorded, message);
    if (recorded.success) measured.push(recorded.data);
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return { isDone: code === 0, measured };
}

/** Prints the figures as rows of the table in backend/docs/performance.md, and returns how many miss their targets. */
function printTable(figures: readonly Recorded[]): number {
  const day = new Date().toISOString().slice(0, 10);
  process.stdout.write('\n');
  const rows = figures.map(({ target: id, figure, detail }) => {
    const target = TARGETS[id as TargetId];
    const isReached = isMet(target.goal, figure);
    const found = `${figureText(figure, target.unit)}${detail && ` (${detail})`}`;
    const cells = [target.number, target.what, goalText(target), found, isReached ? 'met' : '**missed**', day];
    process.stdout.write(`| ${cells.join(' | ')} |\n`);
    return isReached;
  });
  return rows.filter((isReached) => !isReached).length;
}

/** Option that makes the command fail if a measured figure misses its target. */
const FAIL_IF_MISSED = '--fail-if-missed';

/**
 * Runs `npm run bench [-- NAME …]`. The measurements depend on the machine, so they are not tests. Without a name, all
 * of them run one after the other. They end with rows for the table in
 * backend/docs/performance.md.
 */
async function main(args: readonly string[]): Promise<number> {
  const names = args.filter((arg) => !arg.startsWith('-'));
  const unknown = names.find((name) => !(name in MEASUREMENTS));
  if (unknown !== undefined) {
    process.stderr.write(`There is no measurement "${unknown}": use ${Object.keys(MEASUREMENTS).join(', ')}.\n`);
    return 1;
  }
  const chosen = names.length > 0 ? names : Object.keys(MEASUREMENTS).filter((name) => !ON_REQUEST.includes(name));
  const measured: Recorded[] = [];
  const failed: string[] = [];
  for (const name of chosen) {
    const began = performance.now();
    process.stdout.write(`\n== ${name}\n`);
    const options = args.filter((arg) => arg.startsWith('-'));
    const outcome = await measure(name, options);
    measured.push(...outcome.measured);
    if (!outcome.isDone) failed.push(name);
    process.stdout.write(`   ${((performance.now() - began) / 1_000).toFixed(0)} s\n`);
  }
  const missed = printTable(measured);
  for (const name of failed) process.stderr.write(`The measurement "${name}" did not reach its end.\n`);
  process.stdout.write(`\n${measured.length - missed} targets met, ${missed} missed\n`);
  return failed.length === 0 && !(args.includes(FAIL_IF_MISSED) && missed > 0) ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
