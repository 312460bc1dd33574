import { readFileSync } from 'node:fs';
import { PlainError } from '../bootstrap/plain-error.mjs';
import { lastLines } from './processes.ts';
import type { Stack } from './stack.ts';
import { print } from './step.ts';

const LOOK_AT_PARENT_EVERY_MS = 500;
const STOPPED = Symbol('stopped');

/** Waits after `start` until a signal, the end of npm or a program that keeps failing, and stops everything. */
export async function untilStopped(stack: Stack, start: () => Promise<void>): Promise<void> {
  await guarded(stack, async (ended) => {
    await start();
    const lost = await Promise.race([stack.keepAlive(print), ended.then(() => null)]);
    if (lost)
      throw new PlainError(
        `${lost.name} does not stay up, so everything else is stopped too. Its last words:\n` +
          `${lastLines(lost.logFile)}\nIts log: ${lost.logFile}`,
      );
  });
}

/** @throws PlainError if a signal arrives before the work ends */
export async function untilDone<T>(stack: Stack, work: () => Promise<T>): Promise<T> {
  const outcome = await guarded(stack, async () => ({ result: await work() }));
  if (outcome === STOPPED) throw new PlainError('Stopped before the end.');
  return outcome.result;
}

/** Runs `work` and then stops all programs, latest first. A signal abandons `work`, and the result is `STOPPED`. */
async function guarded<T>(
  stack: Stack,
  work: (ended: Promise<typeof STOPPED>) => Promise<T>,
): Promise<T | typeof STOPPED> {
  const ended = new Promise<typeof STOPPED>((resolve) => {
    // Ctrl-C causes two signals, one from the terminal and one from npm. The handlers stay registered, so that the
    // second signal does not kill this process.
    for (const signal of signals()) process.on(signal, () => resolve(STOPPED));
    watchParent(() => resolve(STOPPED));
  });
  const working = work(ended);
  try {
    const outcome = await Promise.race([ended, working]);
    if (outcome === STOPPED) print('\nStopping …');
    return outcome;
  } finally {
    // After a signal has interrupted the work, any errors that it reports no longer matter, so they are ignored.
    working.catch(() => {});
    await stack.stop();
    stack.record?.release();
  }
}

/** Returns the signals that stop the launcher. SIGHUP is left out if it is already ignored, as under `nohup`. */
function signals(): NodeJS.Signals[] {
  return ignoresHangup() ? ['SIGINT', 'SIGTERM'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];
}

let isHangupIgnored: boolean | undefined;
function ignoresHangup(): boolean {
  // The list of ignored signals is read before this process installs its own handlers, because a handler would hide
  // that a signal was ignored.
  isHangupIgnored ??= readIgnored();
  return isHangupIgnored;
}

function readIgnored(): boolean {
  try {
    const mask = /^SigIgn:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
    return (BigInt(`0x${mask}`) & 1n) === 1n;
  } catch {
    return false;
  }
}

/** A killed npm cannot forward a signal, but its child process then gets another parent. */
function watchParent(onGone: () => void): void {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && onGone(), LOOK_AT_PARENT_EVERY_MS).unref();
}
