import type { CallShare } from './call-budget.js';

const MINUTE = 60_000;
/**
 * Number of calls per minute that a process leaves to other users of the API key, which may also be in use elsewhere.
 * Workers leave many more calls than other processes, because calls for people have priority.
 */
const LEFT_TO_OTHERS: Record<CallShare, number> = { people: 20, workers: 400 };

/**
 * Tracks how many calls the API key still allows in the current minute. The rate-limit headers of each response contain
 * this number. They do not say when the minute begins, so a minute is assumed to begin when the clock shows zero
 * seconds.
 */
export class QuotaHeaders {
  /**
   * Number of calls left in the current minute, according to the latest response, or null before the first response.
   */
  left: number | null = null;
  private quietUntil = 0;

  constructor(
    private readonly share: CallShare,
    private readonly now: () => number,
  ) {}

  /**
   * Number of milliseconds to wait before the next call, at most a minute. A calculated wait of more than a minute
   * would mean that the system clock has been set back, so 0 is returned in that case.
   */
  get wait(): number {
    const left = this.quietUntil - this.now();
    return left > MINUTE ? 0 : Math.max(0, left);
  }

  /**
   * Reads the rate-limit headers of a response to a call that started at `began` (milliseconds since 1970). If a new
   * minute has begun since then, the number of calls left may refer to the earlier minute and is ignored.
   */
  read(headers: Headers, began: number): void {
    const now = this.now();
    const inMinute = minuteOf(began) === minuteOf(now) ? numberIn(headers, 'x-ratelimit-remaining-minute') : null;
    if (inMinute !== null) this.left = inMinute;
    if (inMinute !== null && inMinute < LEFT_TO_OTHERS[this.share]) this.quietUntil = now - (now % MINUTE) + MINUTE;
    const reset = numberIn(headers, 'ratelimit-reset') ?? 1;
    if (numberIn(headers, 'ratelimit-remaining') === 0)
      this.quietUntil = Math.max(this.quietUntil, now + Math.min(reset * 1_000, MINUTE));
  }
}

const minuteOf = (time: number): number => Math.floor(time / MINUTE);

function numberIn(headers: Headers, name: string): number | null {
  const text = headers.get(name);
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
