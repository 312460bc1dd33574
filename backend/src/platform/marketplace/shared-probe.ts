import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

/**
 * After the marketplace has asked for a pause, lets one process at a time send a call, to see whether the marketplace
 * answers again.
 */
export interface Probe {
  /** Returns 0 if this process may send a call now, otherwise the milliseconds after which it may ask again. */
  take(): Promise<number>;
  /** Ends a probe or begins a pause: the next process may send a call after `pause` milliseconds. */
  end(pause: number): Promise<void>;
}

/** For a process that need not consider others. */
export const OWN_PROBE: Probe = { take: () => Promise.resolve(0), end: () => Promise.resolve() };

/**
 * Number of seconds after which another process may send a call, if a process that began a probe has died or its call
 * takes long. It is not longer than calls wait for the end of a pause (`CLIENT_LIMITS.patience`).
 */
export const PROBE_SECONDS = 2;

/**
 * A probe that all processes with the same API key share. `limiter` must allow one point per `PROBE_SECONDS`, counted
 * where all processes see it.
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
