import * as z from 'zod/mini';
import { figureText, isMet } from './goal.js';
import { TARGETS, type TargetId } from './targets.js';

/** The measured figure of one performance target, as a measuring process sends it to `npm run bench`. */
export const Recorded = z.object({ target: z.string(), figure: z.number(), detail: z.string() });
export type Recorded = z.infer<typeof Recorded>;

/** Prints a figure for which there is no performance target. */
export const report = (name: string, figure: string | number): void =>
  void process.stdout.write(`   ${name.padEnd(72)} ${figure}\n`);

/**
 * Prints the figure of a performance target and sends it to `npm run bench`. `detail` says more about the figure, for
 * instance its range.
 */
export function record(id: TargetId, figure: number, detail = ''): void {
  const { number, what, goal, unit } = TARGETS[id];
  const verdict = isMet(goal, figure) ? 'met   ' : 'MISSED';
  process.stdout.write(`${verdict} ${number.padEnd(3)} ${what.padEnd(66)} ${figureText(figure, unit)} ${detail}\n`);
  process.send?.({ target: id, figure, detail } satisfies Recorded);
}
