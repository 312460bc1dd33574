import { fork } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod/mini';

/**
 * Calls that a caller makes: the requests, which are repeated in turn, their headers, and how many calls are made at
 * which rate.
 */
export const CallerJob = z.object({
  requests: z.array(z.object({ method: z.string(), path: z.string(), body: z.optional(z.unknown()) })),
  headers: z.optional(z.record(z.string(), z.string())),
  rate: z.object({ perSecond: z.number(), calls: z.number() }),
});
export type CallerJob = z.infer<typeof CallerJob>;

export interface Caller {
  /** Makes calls at a constant rate, and returns the duration of each call in milliseconds. */
  readonly times: (job: CallerJob) => Promise<number[]>;
  readonly end: () => void;
}

/**
 * Starts a process that calls the server at `port`. The measuring process itself must not take such times: it also runs
 * the test app and the marketplace, and when it collects the garbage of those, a response that has long arrived waits
 * to be read for up to 200 ms.
 */
export function startCaller(port: number, cookie = ''): Caller {
  const child = fork(new URL('./caller.js', import.meta.url), [String(port), cookie]);
  return {
    times: async (job) => {
      const answer = once(child, 'message');
      child.send(job);
      return z.parse(z.array(z.number()), (await answer)[0]);
    },
    end: () => child.disconnect(),
  };
}
