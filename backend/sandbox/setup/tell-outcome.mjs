import { say } from './step.mjs';

/** One line per step; what a failing step had to say follows it. */
export function tellOutcome({ name }, { passed, failed, skipped = 0, seconds, output }) {
  const counts = [passed > 1 && `${passed} passed`, failed > 0 && `${failed} FAILED`, skipped > 0 && `${skipped} skipped`].filter(Boolean);
  say(`  ${name.padEnd(28)}${`${seconds.toFixed(1)} s`.padStart(8)}   ${counts.join(', ') || 'well'}`);
  if (failed > 0) say(`\n${output.trim()}\n`);
}
