import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { PlanToSave, SearchToSave, type SavedItems } from '../../contract/saved.contract.js';
import { CacheKeys } from '../../platform/cache/cache-key.js';
import { Cipher } from '../../platform/crypto/cipher.js';

/** One saved thing as it is written: the key says what makes two of them the same. */
export type ToKeep = { kind: 'search'; content: SearchToSave; key: unknown } | { kind: 'plan'; content: PlanToSave; key: unknown };
interface Row { id: string; kind: ToKeep['kind']; content: Buffer; savedAt: Date | string }

/** Saved searches and plans as they lie in the database, encrypted. Every statement names the owner. */
@Injectable()
export class SavedRecords {
  constructor(
    private readonly em: EntityManager,
    private readonly cipher: Cipher,
    private readonly keys: CacheKeys,
  ) {}

  /** Newest first. What an older release wrote and this one cannot read is left out. */
  async listOf(userId: string): Promise<SavedItems> {
    const rows = await this.em.execute<Row[]>('select id, kind, content, saved_at as "savedAt" from saved_items where user_id = ? order by saved_at desc, id', [userId]);
    const found: SavedItems = { searches: [], plans: [] };
    for (const { id, kind, content, savedAt } of rows) {
      const kept = { id, savedAt: new Date(savedAt).toISOString() };
      const written: unknown = JSON.parse(this.cipher.decrypt(content));
      if (kind === 'search') found.searches.push(...read(SearchToSave, written).map((search) => ({ ...search, ...kept })));
      else found.plans.push(...read(PlanToSave, written).map((plan) => ({ ...plan, ...kept })));
    }
    return found;
  }

  /** Waits until nobody else saves for this person, so that two at once cannot pass the limit together. */
  async alone(userId: string): Promise<void> {
    await this.em.execute('select 1 from users where id = ? for update', [userId]);
  }

  /** Saves within the caller's transaction unless `most` of its kind are there; true when it is saved, newly or before. */
  async keep(userId: string, { kind, content, key }: ToKeep, most: number): Promise<boolean> {
    const fingerprint = this.keys.keyFor(`saved ${kind}`, key);
    const kept = await this.em.execute(
      `insert into saved_items (id, user_id, kind, fingerprint, content, saved_at)
       select ?, ?, ?, ?, ?, clock_timestamp() where (select count(*) from saved_items where user_id = ? and kind = ? and fingerprint <> ?) < ?
       on conflict (user_id, fingerprint) do update set content = excluded.content, saved_at = clock_timestamp() returning id`,
      [randomUUID(), userId, kind, fingerprint, this.cipher.encrypt(JSON.stringify(content)), userId, kind, fingerprint, most],
    );
    return kept.length > 0;
  }

  /** Whether there was such a thing of this person's. */
  async remove(userId: string, id: string): Promise<boolean> {
    return (await this.em.execute('delete from saved_items where user_id = ? and id = ? returning id', [userId, id])).length > 0;
  }
}

function read<S extends z.core.$ZodType>(schema: S, written: unknown): z.core.output<S>[] {
  const parsed = z.safeParse(schema, written);
  return parsed.success ? [parsed.data] : [];
}
