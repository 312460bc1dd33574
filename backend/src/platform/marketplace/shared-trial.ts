import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

/**
 * After the marketplace has asked for a pause, lets one process at a time send a call, to see whether the marketplace
 * answers again.
 */
export interface Trial {
  /** Returns 0 if this process may send a call now, otherwise the milliseconds after which it may ask again. */
  take(): Promise<number>;
  /** Ends a trial or begins a pause: the next process may send a call after `pause` milliseconds. */
  end(pause: number): Promise<void>;
}

/** For a process that need not consider others. */
export const OWN_TRIAL: Trial = { take: () => Promise.resolve(0), end: () => Promise.resolve() };

/**
 * Number of seconds after which another process may send a call, if a process that began a trial has died or its call
 * takes long. It is not longer than calls wait for the end of a pause (`CLIENT_LIMITS.patience`).
 */
export const TRIAL_SECONDS = 2;

/**
 * A trial that all processes with the same API key share. `limiter` must allow one point per `TRIAL_SECONDS`, counted
 * where all processes see it.
 */
export class SharedTrial implements Trial {
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
