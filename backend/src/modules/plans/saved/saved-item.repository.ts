import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { PlanToSave, SearchToSave, type SavedItems } from '#contract/api/saved.contract.js';
import { CacheKeys } from '#platform/cache/cache-key.js';
import { Cipher } from '#platform/crypto/cipher.js';
import { SavedItem } from './saved-item.entity.js';

/** A search or a plan that a person wants to save. Items with the same key count as the same item. */
export type ItemToSave =
  { kind: 'search'; content: SearchToSave; key: unknown } | { kind: 'plan'; content: PlanToSave; key: unknown };

const NEWEST_FIRST = { savedAt: 'desc', id: 'asc' } as const;

/** Items are encrypted, and every query is limited to those of one person. */
@Injectable()
export class SavedItemRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly cipher: Cipher,
    private readonly keys: CacheKeys,
  ) {}

  /** Returns the saved items of a person, newest first. Items that the current release cannot read are left out. */
  async listOf(userId: string): Promise<SavedItems> {
    const found: SavedItems = { searches: [], plans: [] };
    for (const { id, kind, content, savedAt } of await this.itemsOf(userId)) {
      const saved = { id, savedAt: savedAt.toISOString() };
      const written: unknown = JSON.parse(this.cipher.decrypt(content));
      if (kind === 'search')
        found.searches.push(...read(SearchToSave, written).map((search) => ({ ...search, ...saved })));
      else found.plans.push(...read(PlanToSave, written).map((plan) => ({ ...plan, ...saved })));
    }
    return found;
  }

  /**
   * Saves items of a person, up to `most` of each kind. The last item of the list becomes the newest, even if it was
   * already saved. Returns the number of items that were not saved because of the limit. The caller must have locked
   * the account of the person and must flush the unit of work.
   */
  async save(userId: string, items: readonly ItemToSave[], most: Record<ItemToSave['kind'], number>): Promise<number> {
    const saved = await this.itemsOf(userId);
    let newest = saved[0]?.savedAt.getTime() ?? 0;
    let leftOut = 0;
    for (const { kind, content: plain, key } of items) {
      const fingerprint = this.keys.keyFor(`saved ${kind}`, key);
      const content = this.cipher.encrypt(JSON.stringify(plain));
      const same = saved.find((item) => item.fingerprint === fingerprint);
      if (!same && saved.filter((item) => item.kind === kind).length >= most[kind]) {
        leftOut += 1;
        continue;
      }
      newest = Math.max(Date.now(), newest + 1);
      const savedAt = new Date(newest);
      if (same) Object.assign(same, { content, savedAt });
      else saved.push(this.em.create(SavedItem, { id: randomUUID(), userId, kind, fingerprint, content, savedAt }));
    }
    return leftOut;
  }

  /** Returns the saved plans of some people without their content: the id of each and when it was last saved. */
  async listPlanVersions(userIds: readonly string[]): Promise<Pick<SavedItem, 'id' | 'userId' | 'savedAt'>[]> {
    const where = { userId: { $in: [...userIds] }, kind: 'plan' as const };
    return this.em.find(SavedItem, where, { fields: ['userId', 'savedAt'], disableIdentityMap: true });
  }

  /** By id, without those that were deleted or that this release cannot read. */
  async plansById(ids: readonly string[]): Promise<Map<string, PlanToSave>> {
    const rows = await this.em.find(SavedItem, { id: { $in: [...ids] }, kind: 'plan' }, { disableIdentityMap: true });
    return new Map(
      rows.flatMap(({ id, content }) =>
        read(PlanToSave, JSON.parse(this.cipher.decrypt(content))).map((plan) => [id, plan] as const),
      ),
    );
  }

  async remove(userId: string, id: string): Promise<boolean> {
    return (await this.em.nativeDelete(SavedItem, { userId, id })) > 0;
  }

  private itemsOf(userId: string): Promise<SavedItem[]> {
    return this.em.find(SavedItem, { userId }, { orderBy: NEWEST_FIRST });
  }
}

function read<S extends z.core.$ZodType>(schema: S, written: unknown): z.core.output<S>[] {
  const parsed = z.safeParse(schema, written);
  return parsed.success ? [parsed.data] : [];
}
