import { Inject, Injectable, type OnModuleDestroy, Optional } from '@nestjs/common';
import * as z from 'zod/mini';
import { STALE_FOR } from '../../contract/limits.js';
import { Cipher } from '../crypto/cipher.js';
import { isOutage } from '../marketplace/marketplace-error.js';
import { AnswerCache, CACHE_CLOCK } from './answer-cache.js';
import type { AnswerKind } from './answer-kind.js';
import { CacheStore, type SavedQuestion } from './cache.store.js';
import { isRefusal } from './refusals.js';

/** Milliseconds one renewal may take; nobody waits for it, but its job must not look stuck. */
const RENEWAL_TIME = 60_000;
const DAY = 86_400_000;
/** Answers renewed in one go after a release. */
const MOST = 500;

export type Renewal = 'renewed' | 'fresh' | 'gone' | 'unavailable';

/** The worker's side of the cache: asks saved questions anew. Each room registers the kinds it knows. */
@Injectable()
export class CacheRenewal implements OnModuleDestroy {
  private readonly kinds = new Map<string, AnswerKind>();
  private readonly now: () => number;
  private readonly stopping = new AbortController();

  constructor(
    private readonly cache: AnswerCache,
    private readonly store: CacheStore,
    private readonly cipher: Cipher,
    @Optional() @Inject(CACHE_CLOCK) clock?: () => number,
  ) {
    this.now = clock ?? Date.now;
  }

  /** What is under way ends; the next look asks again. */
  onModuleDestroy(): void {
    this.stopping.abort();
  }

  register(...kinds: AnswerKind[]): void {
    for (const kind of kinds) this.kinds.set(kind.name, kind);
  }

  /** Asks again if the answer is past its time. Safe to repeat. An answer that the marketplace takes back is deleted. */
  async renew(key: string): Promise<Renewal> {
    const saved = await this.store.findQuestion(key);
    if (!saved) return 'gone';
    if (saved.freshUntil > this.now()) return 'fresh';
    const question = this.readQuestion(saved);
    const kind = this.kinds.get(saved.kind);
    if (question === undefined || !kind) return this.drop(key);
    try {
      await this.cache.renew(kind, question, key, AbortSignal.any([this.stopping.signal, AbortSignal.timeout(RENEWAL_TIME)]));
      return 'renewed';
    } catch (error) {
      if (isOutage(error)) return 'unavailable';
      if (isRefusal(error)) return this.drop(key);
      throw error;
    }
  }

  /**
   * Ends the answers that depend on a mark when it moved, and renews those that somebody looked at in the last day.
   * Returns how many were renewed. Stops at the first sign that the marketplace is down, and when the
   * process stops: the rest is renewed when looked at. Workers call at their own pace (see `KeyBudget`), so this takes its time.
   */
  async afterRelease(mark: AnswerKind['changesWith'], value: string): Promise<number> {
    const kinds = [...this.kinds.values()].filter((kind) => kind.changesWith === mark).map((kind) => kind.name);
    if (!(await this.store.noteRelease(mark, value, kinds, this.now()))) return 0;
    let renewed = 0;
    for (const key of await this.store.listEnded(kinds, this.now() - DAY, this.now(), MOST)) {
      const result = await this.renew(key);
      if (result === 'unavailable') break;
      if (result === 'renewed') renewed += 1;
    }
    return renewed;
  }

  /** Deletes answers too old to stand in, and with them the questions behind them. Returns how many. */
  sweep(): Promise<number> {
    return this.store.removeOlder(this.now() - STALE_FOR * 1000);
  }

  private async drop(key: string): Promise<'gone'> {
    await this.store.remove(key);
    return 'gone';
  }

  /** Undefined when it cannot be read any more: another key, or a kind that changed its shape. */
  private readQuestion(saved: SavedQuestion): unknown {
    const schema = this.kinds.get(saved.kind)?.question;
    if (!schema || !saved.question) return undefined;
    try {
      return z.parse(schema, JSON.parse(this.cipher.decrypt(saved.question)));
    } catch {
      return undefined;
    }
  }
}
