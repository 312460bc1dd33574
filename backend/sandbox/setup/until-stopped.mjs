import { readFileSync } from 'node:fs';
import { PlainError } from './plain-error.mjs';
import { lastLines } from './processes.mjs';
import { say } from './step.mjs';

const LOOK_AT_PARENT_EVERY_MS = 500;

/** Runs `start`, then stays until a signal comes, npm vanishes or one of the programs ends by itself. */
export async function untilStopped(stack, start) {
  await guarded(stack, async (ended) => {
    await start();
    const fallen = new Promise((resolve) => stack.watch(resolve));
    const member = await Promise.race([fallen, ended.then(() => null)]);
    if (member) throw new PlainError(`The ${member.name} stopped by itself; its last words:\n${lastLines(member.logFile)}\n(log: ${member.logFile})`);
  });
}

/** Runs `work` to its end. @returns its result @throws PlainError when a signal came first */
export async function untilDone(stack, work) {
  const { result, stopped } = await guarded(stack, async () => ({ result: await work() }));
  if (stopped) throw new PlainError('Stopped before the end.');
  return result;
}

/** Whatever ends the work, a signal during the start included: everything that has begun is stopped in order. */
async function guarded(stack, work) {
  const ended = new Promise((resolve) => {
    // Ctrl-C arrives twice, from the terminal and from npm: the handlers stay, so that the second does not kill us.
    for (const signal of signals()) process.on(signal, () => resolve({ stopped: true }));
    watchParent(() => resolve({ stopped: true }));
  });
  const working = work(ended);
  try {
    const outcome = await Promise.race([ended, working]);
    if (outcome?.stopped) say('\nStopping …');
    return outcome ?? {};
  } finally {
    // What the interrupted work throws now is of no interest.
    working.catch(() => {});
    await stack.stop();
    stack.record?.release();
  }
}

/** `nohup` means: survive the terminal. Then SIGHUP is ignored from the start and has to stay so. */
function signals() {
  return ignoresHangup() ? ['SIGINT', 'SIGTERM'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];
}

let isHangupIgnored;
function ignoresHangup() {
  // Asked once, before we have handlers of our own.
  isHangupIgnored ??= readIgnored();
  return isHangupIgnored;
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
