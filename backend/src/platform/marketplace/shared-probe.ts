import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

/**
 * Permission to send probes. A probe is a call that finds out whether the marketplace answers again after it has asked
 * for a pause. Only one process at a time may send one.
 */
export interface Probe {
  /** Returns 0 if this process may send a probe now, otherwise the milliseconds to wait before asking again. */
  take(): Promise<number>;
  /** Ends a probe or begins a pause. The next process may send a probe after `pause` milliseconds. */
  end(pause: number): Promise<void>;
}

/** Always permits a probe. Meant for a process that does not share its API key with others. */
export const OWN_PROBE: Probe = { take: () => Promise.resolve(0), end: () => Promise.resolve() };

/**
 * Number of seconds after which another process may send a probe if the process that began a probe has died or its call
 * takes long. Calls wait at least this long for the end of a pause (`CLIENT_LIMITS.longestWait`).
 */
export const PROBE_SECONDS = 2;

/**
 * Coordinates the probes of all processes with the same API key. `limiter` must allow one point per `PROBE_SECONDS`
 * seconds, counted for all these processes together.
 */
export class SharedProbe implements Probe {
  constructor(
    private readonly limiter: RateLimiterAbstract,
    private readonly key: string,
  ) {}

  async take(): Promise<number> {
    try {
      await this.limiter.consume(this.key);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, refusal.msBeforeNext);
    }
  }

  async end(pause: number): Promise<void> {
    if (pause > 0) await this.limiter.block(this.key, Math.ceil(pause / 1_000));
    else await this.limiter.delete(this.key);
  }
}
