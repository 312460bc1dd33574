import type { Source } from '#contract/api/plans.contract.js';
import { STALE_FOR } from '#platform/marketplace/limits.js';
import { Representation } from './representation.js';

export type { Source };

/** Times and other data about a cache entry, without its content. Times are in milliseconds since 1970. */
export interface AnswerFacts {
  key: string;
  kind: string;
  source: Source;
  fetchedAt: number;
  freshUntil: number;
}

/** The end of a fresh reply, which the cache replaces to mark it stale: `stale` is the last field of `provenance`. */
const ENDS_FRESH = Buffer.from('"stale":false}}');
const ENDS_STALE = Buffer.from('"stale":true}}');

export class CachedAnswer {
  /** Milliseconds since 1970. It changes if another process renews the entry or marks it stale. */
  freshUntil: number;
  checkedAt: number;
  private whenStale: Promise<Representation> | null = null;

  constructor(
    readonly facts: AnswerFacts,
    private readonly body: Representation,
    now: number,
  ) {
    this.freshUntil = facts.freshUntil;
    this.checkedAt = now;
  }

  /** Estimated size of a cache entry in memory, in bytes, including the form for clients that accept only gzip. */
  get size(): number {
    return Math.ceil(this.body.size * 2.2) + 512;
  }

  isFresh(now: number): boolean {
    return now < this.freshUntil;
  }

  /** Fresh, or stale for less than `STALE_FOR` seconds. */
  isUsable(now: number): boolean {
    return now < this.freshUntil + STALE_FOR * 1000;
  }

  /** With `stale`, the field `provenance.stale` of a body that has one is true as well. */
  bodyFor(stale: boolean): Promise<Representation> {
    if (!stale) return Promise.resolve(this.body);
    this.whenStale ??= this.markStale();
    return this.whenStale;
  }

  private async markStale(): Promise<Representation> {
    const bytes = await this.body.text();
    return endsWith(bytes, ENDS_FRESH) ? Representation.fromText(replaceEnd(bytes)) : this.body;
  }

  async json(): Promise<unknown> {
    return JSON.parse((await this.body.text()).toString('utf8'));
  }
}

const endsWith = (bytes: Buffer, end: Buffer): boolean => bytes.subarray(-end.length).equals(end);
const replaceEnd = (bytes: Buffer): Buffer => Buffer.concat([bytes.subarray(0, -ENDS_FRESH.length), ENDS_STALE]);
