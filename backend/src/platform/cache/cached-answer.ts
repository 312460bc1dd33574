import type { Source } from '../../contract/plans.contract.js';
import { STALE_FOR } from '../../contract/limits.js';
import { Representation } from './representation.js';

export type { Source };

/** What is known about a saved answer besides its bytes. Times in milliseconds since 1970. */
export interface AnswerFacts {
  key: string;
  kind: string;
  source: Source;
  fetchedAt: number;
  freshUntil: number;
}

/** How an answer's provenance ends (see `Provenance` in the contract: it stands last, and `stale` last in it). */
const SAYS_FRESH = Buffer.from('"stale":false}}');
const SAYS_STALE = Buffer.from('"stale":true}}');

/** One saved answer in memory. */
export class CachedAnswer {
  /** Moves when another process refreshed or expired the row. */
  freshUntil: number;
  /** When the row was last looked at for news. */
  checkedAt: number;
  private whenStale: Promise<Representation> | null = null;
  private stale: Representation | null = null;

  constructor(
    readonly facts: AnswerFacts,
    private readonly body: Representation,
    now: number,
  ) {
    this.freshUntil = facts.freshUntil;
    this.checkedAt = now;
  }

  /** Bytes this takes in memory, with room for its compressed forms. */
  get size(): number {
    return Math.ceil(this.body.size * 1.4) + 512;
  }

  isFresh(now: number): boolean {
    return now < this.freshUntil;
  }

  /** Fresh, or not yet too old to stand in. */
  isUsable(now: number): boolean {
    return now < this.freshUntil + STALE_FOR * 1000;
  }

  /** The answer as it is to be given now: past its time it says so itself. */
  bodyFor(stale: boolean): Promise<Representation> {
    if (!stale) return Promise.resolve(this.body);
    this.whenStale ??= this.sayingSo();
    return this.whenStale;
  }

  /** The same, if it lies ready. */
  bodyNow(stale: boolean): Representation | null {
    return stale ? this.stale : this.body;
  }

  private async sayingSo(): Promise<Representation> {
    const bytes = await this.body.text();
    this.stale = endsWith(bytes, SAYS_FRESH) ? await Representation.fromText(replaceEnd(bytes)) : this.body;
    return this.stale;
  }

  async json(): Promise<unknown> {
    return JSON.parse((await this.body.text()).toString('utf8'));
  }
}

const endsWith = (bytes: Buffer, end: Buffer): boolean => bytes.subarray(-end.length).equals(end);
const replaceEnd = (bytes: Buffer): Buffer => Buffer.concat([bytes.subarray(0, -SAYS_FRESH.length), SAYS_STALE]);
