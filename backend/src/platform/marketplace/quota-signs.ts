import type { Share } from './call-budget.js';

const MINUTE = 60_000;
/** Calls of a minute that each leaves to others: the key may be in use elsewhere, and workers give way to people. */
const LEFT_TO_OTHERS: Record<Share, number> = { people: 20, workers: 400 };

/**
 * What the marketplace's own headers say of the calls left (contract section 9). They come with every answer and count
 * everybody who uses the key. A minute is the clock's: the headers do not say when the next one begins.
 */
export class QuotaSigns {
  /** Calls left in the marketplace's minute when it last said so. */
  left: number | null = null;
  private quietUntil = 0;

  constructor(
    private readonly share: Share,
    private readonly now: () => number,
  ) {}

  /** Milliseconds until it is worth calling again; 0: now. */
  get wait(): number {
    return Math.max(0, this.quietUntil - this.now());
  }

  /** `began`: when the call did. Where a minute ended since, its answer may speak of the one before and says nothing of this one. */
  read(headers: Headers, began: number): void {
    const now = this.now();
    const inMinute = minuteOf(began) === minuteOf(now) ? numberIn(headers, 'x-ratelimit-remaining-minute') : null;
    if (inMinute !== null) this.left = inMinute;
    if (inMinute !== null && inMinute < LEFT_TO_OTHERS[this.share]) this.quietUntil = now - (now % MINUTE) + MINUTE;
    const reset = numberIn(headers, 'ratelimit-reset') ?? 1;
    if (numberIn(headers, 'ratelimit-remaining') === 0) this.quietUntil = Math.max(this.quietUntil, now + Math.min(reset * 1_000, MINUTE));
  }
}

const minuteOf = (time: number): number => Math.floor(time / MINUTE);

function numberIn(headers: Headers, name: string): number | null {
  const text = headers.get(name);
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
