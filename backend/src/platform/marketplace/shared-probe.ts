import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

/**
 * Permission to send test calls, called probes. A probe is a single call that finds out whether the marketplace answers
 * again after it has asked for a pause in calls. Only one process at a time may send a probe.
 */
export interface Probe {
  /**
   * Asks for permission to send a probe, which is a test call after a pause that the marketplace asked for. Returns 0
   * if this process may send the probe now, otherwise the number of milliseconds to wait before asking again.
   */
  take(): Promise<number>;
  /**
   * Reports that a probe, the test call after a pause, has ended or that a new pause has begun. The next process may
   * send a probe after `pause` milliseconds.
   */
  end(pause: number): Promise<void>;
}

/**
 * Permission that always allows a probe, the test call after a pause that the marketplace asked for. It is meant for a
 * process that does not share its API key with others.
 */
export const OWN_PROBE: Probe = { take: () => Promise.resolve(0), end: () => Promise.resolve() };

/**
 * Number of seconds after which another process may send a probe (a test call to the marketplace after a pause), even
 * if the process that began the previous probe has died or is still waiting for the response. The number must not
 * exceed `CLIENT_LIMITS.longestWait`, converted to seconds. Otherwise, a process would treat the wait for another
 * process's probe as a long pause.
 */
export const PROBE_SECONDS = 2;

/**
 * Coordinates the probes, the test calls after a pause, of all processes with the same API key. `limiter` must allow
 * one point per `PROBE_SECONDS` seconds, counted for all these processes together.
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
