/** Calls per second by the real API's headers, which are reported here but not enforced. */
const PER_SECOND = 200;
const PER_MINUTE = 1000;

export class RateWindow {
  private second = { start: 0, calls: 0 };
  private minute = { start: 0, calls: 0 };

  headers(nowMs: number): Record<string, string> {
    this.second = next(this.second, nowMs, 1000);
    this.minute = next(this.minute, nowMs, 60_000);
    const perSecond = String(Math.max(0, PER_SECOND - this.second.calls));
    const perMinute = String(Math.max(0, PER_MINUTE - this.minute.calls));
    return {
      'ratelimit-limit': String(PER_SECOND),
      'ratelimit-remaining': perSecond,
      'ratelimit-reset': '1',
      'x-ratelimit-limit-second': String(PER_SECOND),
      'x-ratelimit-remaining-second': perSecond,
      'x-ratelimit-limit-minute': String(PER_MINUTE),
      'x-ratelimit-remaining-minute': perMinute,
    };
  }
}

function next(
  window: { start: number; calls: number },
  nowMs: number,
  lengthMs: number,
): { start: number; calls: number } {
  const start = Math.floor(nowMs / lengthMs) * lengthMs;
  return start === window.start ? { start, calls: window.calls + 1 } : { start, calls: 1 };
}
