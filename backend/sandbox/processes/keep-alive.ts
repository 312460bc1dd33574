import { setTimeout as wait } from 'node:timers/promises';
import type { Exit } from './processes.ts';

export interface Supervised {
  member: Member | null;
  start: () => Promise<Member | null>;
}
export interface Member {
  name: string;
  pid?: number | undefined;
  logFile: string;
  exited: Promise<Exit>;
  channel?: boolean;
  stop: () => Promise<void>;
}
interface Options {
  print: (line: string) => unknown;
  isStopping: () => boolean;
  /** Pauses before successive restarts of a program, in milliseconds. */
  pauses?: readonly number[];
  /** Running time, in milliseconds, after which a program counts as stable and its restarts are counted from zero. */
  steadyAfterMs?: number;
}

const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000];
const STEADY_AFTER_MS = 60_000;

/**
 * Restarts a program whenever it ends unexpectedly, with growing pauses between attempts. After the program has run
 * long enough without a failure (by default one minute), the attempts are counted from zero again.
 * @returns the program that failed even after the last attempt, or null if everything is being stopped
 */
export async function keepAlive(
  entry: Supervised,
  { print, isStopping, pauses = PAUSES_MS, steadyAfterMs = STEADY_AFTER_MS }: Options,
): Promise<Member | null> {
  for (let tries = 0, isRunning = true; ;) {
    const { member } = entry;
    if (!member) return null;
    const { name } = member;
    const began = performance.now();
    const how = isRunning ? howItEnded(await member.exited) : 'did not start';
    if (isStopping()) return null;
    if (isRunning && performance.now() - began > steadyAfterMs) tries = 0;
    const pause = pauses[tries];
    if (pause === undefined) return member;
    tries += 1;
    print(`  ${name} ${how}: started again in ${pause / 1000} s (try ${tries} of ${pauses.length}).`);
    await wait(pause);
    if (isStopping()) return null;
    isRunning = Boolean(await entry.start().catch(() => null));
    if (isRunning) print(`  ${name} was started again.`);
  }
}

const howItEnded = ({ code, signal }: Exit): string =>
  `stopped by itself (${signal ? `ended by ${signal}` : `exit code ${code ?? 'unknown'}`})`;
