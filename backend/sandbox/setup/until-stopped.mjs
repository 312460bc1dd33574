import { readFileSync } from 'node:fs';
import { PlainError } from './plain-error.mjs';
import { lastLines } from './processes.mjs';
import { say } from './step.mjs';

const LOOK_AT_PARENT_EVERY_MS = 500;

/**
 * Runs `start`, then stays until a signal comes, npm vanishes or one of the programs ends by itself; stops everything in order.
 * A signal during `start` counts too. @throws what `start` threw, after everything that had begun is stopped
 */
export async function untilStopped(stack, start) {
  const end = new Promise((resolve) => {
    for (const signal of signals()) process.once(signal, () => resolve({ signal }));
    watchParent(() => resolve({ signal: 'npm is gone' }));
    stack.onUnexpectedEnd = (member) => resolve({ member });
  });
  try {
    const begun = start().then(() => stack.watch(stack.onUnexpectedEnd));
    const early = await Promise.race([end, begun]);
    const { member } = early ?? (await end);
    if (member) throw new PlainError(`The ${member.name} stopped by itself; its last words:\n${lastLines(member.logFile)}\n(log: ${member.logFile})`);
    say('\nStopping …');
    begun.catch(() => {});
  } finally {
    // A second Ctrl-C must not cut the orderly stop short.
    for (const signal of signals()) process.on(signal, () => {});
    await stack.stop();
    stack.record?.release();
  }
}

/** `nohup` means: survive the terminal. Then SIGHUP is ignored from the start and has to stay so. */
function signals() {
  return ignoresHangup() ? ['SIGINT', 'SIGTERM'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];
}

let hangupIgnored;
function ignoresHangup() {
  hangupIgnored ??= readIgnored();
  return hangupIgnored;
}

function readIgnored() {
  try {
    const mask = /^SigIgn:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
    return (BigInt(`0x${mask}`) & 1n) === 1n;
  } catch {
    return false;
  }
}

/** npm killed outright cannot pass a signal on; its child then gets another parent. */
function watchParent(tell) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && tell(), LOOK_AT_PARENT_EVERY_MS).unref();
}
