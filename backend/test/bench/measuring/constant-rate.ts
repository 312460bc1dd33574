import { setTimeout as wait } from 'node:timers/promises';

/** Runs `work` and returns how long it took, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/**
 * Makes calls at a fixed rate, without waiting for the responses to earlier ones. Returns the duration of each call in
 * milliseconds, counted from the time at which the call was due. If the server stalls, the durations therefore include
 * the waiting time.
 */
export async function callAtConstantRate(
  call: (index: number) => Promise<unknown>,
  { perSecond, calls }: { perSecond: number; calls: number },
): Promise<number[]> {
  const began = performance.now();
  const under: Promise<number>[] = [];
  for (let index = 0; index < calls; index += 1) {
    const due = began + (index * 1_000) / perSecond;
    const ahead = due - performance.now();
    if (ahead > 0) await wait(ahead);
    under.push(call(index).then(() => performance.now() - Math.max(due, began)));
  }
  return Promise.all(under);
}
