import { setTimeout as sleep } from 'node:timers/promises';

/** Returns the time from `elapsed` until the next whole number of steps, in the unit of the two arguments. */
export const restOfStep = (elapsed: number, step: number): number => step - (elapsed % step);

/**
 * Runs `work`, and waits until the time since its start is a whole number of steps of `stepMs` milliseconds. The
 * function also waits if `work` throws. Two outcomes of `work` that take about equally long can then hardly be told
 * apart by their durations.
 */
export async function inSteps<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    await sleep(restOfStep(performance.now() - start, stepMs));
  }
}
