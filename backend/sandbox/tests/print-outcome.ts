import { print } from '../processes/step.ts';
import type { TestStep, TimedOutcome } from './schedule.ts';

export function printOutcome(
  { name }: TestStep,
  { passed, failed, skipped = 0, seconds, output = '' }: TimedOutcome,
): void {
  const counts = [
    passed > 1 && `${passed} passed`,
    failed > 0 && `${failed} FAILED`,
    skipped > 0 && `${skipped} skipped`,
  ].filter(Boolean);
  print(`  ${name.padEnd(28)}${`${seconds.toFixed(1)} s`.padStart(8)}   ${counts.join(', ') || 'well'}`);
  if (failed > 0) print(`\n${output.trim()}\n`);
}
