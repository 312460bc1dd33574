import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AnswerFacts, Source } from './cached-answer.js';

interface Row {
  key: string;
  kind: string;
  source: Source;
  fetched_at: number;
  fresh_until: number;
  bytes: Buffer;
}
export interface Saved {
  facts: AnswerFacts;
  bytes: Buffer;
}
export interface SavedQuestion {
  kind: string;
  question: Buffer | null;
  freshUntil: number;
}

/** Milliseconds, because the driver returns timestamps as strings. */
const TIMES = `(extract(epoch from fetched_at) * 1000)::float8 as fetched_at,
  (extract(epoch from fresh_until) * 1000)::float8 as fresh_until`;
/** Minimum time, in seconds, between two requests to renew the same cache entry, counted across all processes. */
const REQUEST_EVERY = 60;

/**
 * Reads and writes the rows of `cache_entries`. The class uses raw SQL outside any unit of work, because a cache entry
 * must be kept even if the request that created it fails. Some statements also compare and set values in one step.
 */
@Injectable()
export class CacheRepository {
  constructor(private readonly em: EntityManager) {}

  async find(key: string): Promise<Saved | null> {
    const [row] = await this.run<Row>(`select key, kind, source, bytes, ${TIMES} from cache_entries where key = ?`, [
      key,
    ]);
    return row ? { facts: factsOf(row), bytes: row.bytes } : null;
  }

  async findQuestion(key: string): Promise<SavedQuestion | null> {
    const [row] = await this.run<{ kind: string; question: Buffer | null; fresh_until: number }>(
      `select kind, question, ${TIMES} from cache_entries where key = ?`,
      [key],
    );
    return row ? { kind: row.kind, question: row.question, freshUntil: row.fresh_until } : null;
  }

  /** In place of an older answer. The time of the last use does not change. */
  async put({ facts, bytes }: Saved, question: Buffer): Promise<void> {
    await this.run(
      `insert into cache_entries (key, kind, bytes, question, source, fetched_at, fresh_until, used_at)
         values (?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (key) do update set bytes = excluded.bytes, question = excluded.question, source = excluded.source,
         fetched_at = excluded.fetched_at, fresh_until = excluded.fresh_until, renewal_requested_at = null`,
      [
        facts.key,
        facts.kind,
        bytes,
        question,
        facts.source,
        new Date(facts.fetchedAt),
        new Date(facts.freshUntil),
        new Date(facts.fetchedAt),
      ],
    );
  }

  /** Returns the entry's times, or null if it no longer exists. */
  async touch(key: string, now: number): Promise<Pick<AnswerFacts, 'fetchedAt' | 'freshUntil'> | null> {
    const [row] = await this.run<Row>(`update cache_entries set used_at = ? where key = ? returning ${TIMES}`, [
      new Date(now),
      key,
    ]);
    return row ? { fetchedAt: row.fetched_at, freshUntil: row.fresh_until } : null;
  }

  /** Returns true to only one caller per minute and cache entry. That caller must request the entry's renewal. */
  async claimRefresh(key: string, now: number): Promise<boolean> {
    const before = new Date(now - REQUEST_EVERY * 1000);
    const rows = await this.run(
      `update cache_entries set renewal_requested_at = ?
         where key = ? and (renewal_requested_at is null or renewal_requested_at < ?) returning 1`,
      [new Date(now), key, before],
    );
    return rows.length > 0;
  }

  async remove(key: string): Promise<void> {
    await this.run('delete from cache_entries where key = ?', [key]);
  }

  async removeOlder(before: number): Promise<number> {
    return (await this.run('delete from cache_entries where fresh_until < ? returning 1', [new Date(before)])).length;
  }

  /** False if it is known. A new release makes the entries of these kinds stale, the very first none. */
  async recordRelease(name: string, value: string, kinds: readonly string[], now: number): Promise<boolean> {
    const rows = await this.run<{ changed: boolean }>(
      `with release as (
         insert into marketplace_releases (name, value, noted_at) values (?, ?, ?)
         on conflict (name) do update set value = excluded.value, noted_at = excluded.noted_at
           where marketplace_releases.value <> excluded.value
         returning xmax <> 0 as changed
       ), ended as (
         update cache_entries set fresh_until = least(fresh_until, ?)
           where kind = any(string_to_array(?, ',')) and exists (select 1 from release where changed)
       )
       select changed from release`,
      [name, value, new Date(now), new Date(now), kinds.join(',')],
    );
    return rows[0]?.changed ?? false;
  }

  /** Stale, used after `usedSince` (milliseconds since 1970), most recently used first. */
  async listEnded(kinds: readonly string[], usedSince: number, now: number, most: number): Promise<string[]> {
    const rows = await this.run<{ key: string }>(
      `select key from cache_entries
         where kind = any(string_to_array(?, ',')) and used_at > ? and fresh_until <= ?
         order by used_at desc limit ?`,
      [kinds.join(','), new Date(usedSince), new Date(now), most],
    );
    return rows.map((row) => row.key);
  }

  private run<T extends object>(statement: string, values: unknown[]): Promise<T[]> {
    return this.em.getConnection().execute<T[]>(statement, values);
  }
}

const factsOf = (row: Row): AnswerFacts => ({
  key: row.key,
  kind: row.kind,
  source: row.source,
  fetchedAt: row.fetched_at,
  freshUntil: row.fresh_until,
});
