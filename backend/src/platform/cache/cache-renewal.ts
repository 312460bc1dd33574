import { Inject, Injectable, type OnModuleDestroy, Optional } from '@nestjs/common';
import * as z from 'zod/mini';
import { STALE_FOR } from '../../contract/limits.js';
import { Cipher } from '../crypto/cipher.js';
import { isOutage, MarketplaceError } from '../marketplace/marketplace-error.js';
import { AnswerCache, CACHE_CLOCK } from './answer-cache.js';
import type { AnswerKind } from './answer-kind.js';
import { CacheKeys } from './cache-key.js';
import { CacheStore, type SavedQuestion } from './cache.store.js';
import { isRefusal } from './refusals.js';

/** Milliseconds one renewal may take; nobody waits for it, but its job must not look stuck. */
const RENEWAL_TIME = 60_000;
const DAY = 86_400_000;
/** Answers renewed in one go after a release. */
const MOST = 500;
/** Failures in a row after which a release's renewals end: one may be a single bad answer, three say that the marketplace is down. */
const GIVE_UP_AFTER = 3;

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
    private readonly keys: CacheKeys,
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
    const result = await this.tryRenew(key);
    return result instanceof MarketplaceError ? 'unavailable' : result;
  }

  /**
   * Ends the answers that depend on a mark when it moved, and renews those that somebody looked at in the last day.
   * Returns how many were renewed. Goes on after an answer that could not be had, and stops when no other could be had either
   * (see `endsAll`) and when the process stops: the rest is renewed when looked at. Workers call at their own pace (see
   * `KeyBudget`), so this takes its time.
   */
  async afterRelease(mark: AnswerKind['changesWith'], value: string): Promise<number> {
    const kinds = [...this.kinds.values()].filter((kind) => kind.changesWith === mark).map((kind) => kind.name);
    if (!(await this.store.noteRelease(mark, value, kinds, this.now()))) return 0;
    return this.renewAll(await this.store.listEnded(kinds, this.now() - DAY, this.now(), MOST));
  }

  /** Deletes answers too old to stand in, and with them the questions behind them. Returns how many. */
  sweep(): Promise<number> {
    return this.store.removeOlder(this.now() - STALE_FOR * 1000);
  }

  private async renewAll(keys: readonly string[]): Promise<number> {
    let [renewed, failedInARow] = [0, 0];
    for (const key of keys) {
      const result = await this.tryRenew(key);
      if (result === 'renewed') [renewed, failedInARow] = [renewed + 1, 0];
      if (!(result instanceof MarketplaceError)) continue;
      failedInARow += 1;
      if (endsAll(result) || failedInARow === GIVE_UP_AFTER || this.stopping.signal.aborted) break;
    }
    return renewed;
  }

  /** The error where the marketplace gave no usable answer. */
  private async tryRenew(key: string): Promise<Exclude<Renewal, 'unavailable'> | MarketplaceError> {
    const saved = await this.store.findQuestion(key);
    if (!saved) return 'gone';
    if (saved.freshUntil > this.now()) return 'fresh';
    const question = this.readQuestion(saved);
    const kind = this.kinds.get(saved.kind);
    if (question === undefined || !kind) return this.drop(key);
    // A key of an older format: nobody finds this answer any more.
    if (this.keys.keyFor(kind.name, question) !== key) return this.drop(key);
    try {
      await this.cache.renew(kind, question, key, AbortSignal.any([this.stopping.signal, AbortSignal.timeout(RENEWAL_TIME)]));
      return 'renewed';
    } catch (error) {
      if (isOutage(error)) return error;
      if (isRefusal(error)) return this.drop(key);
      throw error;
    }
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

/** Whether the next question would fail like this one: the key is refused, or its calls are used up. An open circuit fails at once, so it may come to its count. */
const endsAll = ({ kind }: MarketplaceError): boolean => kind === 'unauthorized' || kind === 'tooMany';
