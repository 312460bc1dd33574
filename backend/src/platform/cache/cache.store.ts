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
  /** Brotli-compressed JSON. */
  bytes: Buffer;
}
export interface SavedQuestion {
  kind: string;
  /** Encrypted. */
  question: Buffer | null;
  freshUntil: number;
}

/** The driver hands timestamps out as text; numbers of milliseconds need no reading. */
const TIMES = '(extract(epoch from fetched_at) * 1000)::float8 as fetched_at, (extract(epoch from fresh_until) * 1000)::float8 as fresh_until';
/** Seconds between two requests to refresh one answer, all processes together. */
const ASK_AGAIN_AFTER = 60;

/**
 * Rows of `cache_entries`. Plain SQL on the pool: saved answers belong to nobody's unit of work, and must stay when
 * the request that made them fails.
 */
@Injectable()
export class CacheStore {
  constructor(private readonly em: EntityManager) {}

  async find(key: string): Promise<Saved | null> {
    const [row] = await this.run<Row>(`select key, kind, source, bytes, ${TIMES} from cache_entries where key = ?`, [key]);
    return row ? { facts: factsOf(row), bytes: row.bytes } : null;
  }

  async findQuestion(key: string): Promise<SavedQuestion | null> {
    const [row] = await this.run<{ kind: string; question: Buffer | null; fresh_until: number }>(`select kind, question, ${TIMES} from cache_entries where key = ?`, [key]);
    return row ? { kind: row.kind, question: row.question, freshUntil: row.fresh_until } : null;
  }

  /** Saves an answer; an older one of the same question is replaced, and keeps the time it was last looked at. */
  async put({ facts, bytes }: Saved, question: Buffer): Promise<void> {
    await this.run(
      `insert into cache_entries (key, kind, bytes, question, source, fetched_at, fresh_until, looked_at) values (?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (key) do update set bytes = excluded.bytes, question = excluded.question, source = excluded.source,
         fetched_at = excluded.fetched_at, fresh_until = excluded.fresh_until, refresh_asked_at = null`,
      [facts.key, facts.kind, bytes, question, facts.source, new Date(facts.fetchedAt), new Date(facts.freshUntil), new Date(facts.fetchedAt)],
    );
  }

  /** Notes that somebody looked, and tells how old the row is by now; null when it is gone. */
  async touch(key: string, now: number): Promise<Pick<AnswerFacts, 'fetchedAt' | 'freshUntil'> | null> {
    const [row] = await this.run<Row>(`update cache_entries set looked_at = ? where key = ? returning ${TIMES}`, [new Date(now), key]);
    return row ? { fetchedAt: row.fetched_at, freshUntil: row.fresh_until } : null;
  }

  /** True for one caller a minute: that one asks for the refresh. */
  async claimRefresh(key: string, now: number): Promise<boolean> {
    const before = new Date(now - ASK_AGAIN_AFTER * 1000);
    const rows = await this.run(
      'update cache_entries set refresh_asked_at = ? where key = ? and (refresh_asked_at is null or refresh_asked_at < ?) returning 1',
      [new Date(now), key, before],
    );
    return rows.length > 0;
  }

  async remove(key: string): Promise<void> {
    await this.run('delete from cache_entries where key = ?', [key]);
  }

  /** Deletes what ended before `before`. Returns how many. */
  async removeOlder(before: number): Promise<number> {
    return (await this.run('delete from cache_entries where fresh_until < ? returning 1', [new Date(before)])).length;
  }

  /**
   * Remembers a mark of the marketplace's data. When it differs from the last one, all answers of these kinds end now,
   * in the same statement, and the result is true. The first mark ever changes nothing.
   */
  async noteRelease(name: string, value: string, kinds: readonly string[], now: number): Promise<boolean> {
    const rows = await this.run<{ changed: boolean }>(
      `with mark as (
         insert into cache_marks (name, value, noted_at) values (?, ?, ?)
         on conflict (name) do update set value = excluded.value, noted_at = excluded.noted_at where cache_marks.value <> excluded.value
         returning xmax <> 0 as changed
       ), ended as (
         update cache_entries set fresh_until = least(fresh_until, ?) where kind = any(string_to_array(?, ',')) and exists (select 1 from mark where changed)
       )
       select changed from mark`,
      [name, value, new Date(now), new Date(now), kinds.join(',')],
    );
    return rows[0]?.changed ?? false;
  }

  /** Keys of these kinds that ended and that somebody looked at since, latest first. */
  async listEnded(kinds: readonly string[], lookedSince: number, now: number, most: number): Promise<string[]> {
    const rows = await this.run<{ key: string }>(
      "select key from cache_entries where kind = any(string_to_array(?, ',')) and looked_at > ? and fresh_until <= ? order by looked_at desc limit ?",
      [kinds.join(','), new Date(lookedSince), new Date(now), most],
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
