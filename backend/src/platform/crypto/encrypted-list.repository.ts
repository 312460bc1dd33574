import type { EntityClass } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import type { EntityManager } from '@mikro-orm/postgresql';
import * as z from 'zod/mini';
import type { Cipher } from './cipher.js';

/** Columns of a table with one row per person. The row holds the person's list as encrypted JSON. */
export abstract class EncryptedList {
  abstract userId: string;

  @Property({ type: 'blob' })
  content!: Buffer;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  savedAt!: Date;
}

interface ListKind<Item> {
  readonly entity: EntityClass<EncryptedList>;
  readonly schema: z.ZodMiniType<Item[]>;
  readonly idOf: (item: Item) => string;
}

/** Callers must pass the signed-in person as the owner of the list. */
export abstract class EncryptedListRepository<Item> {
  protected constructor(
    private readonly em: EntityManager,
    private readonly cipher: Cipher,
    private readonly kind: ListKind<Item>,
  ) {}

  /** In the order of adding. A list that this release cannot read counts as empty. */
  async list(userId: string): Promise<Item[]> {
    const row = await this.em.findOne(this.kind.entity, { userId });
    if (!row) return [];
    const parsed = z.safeParse(this.kind.schema, JSON.parse(this.cipher.decrypt(row.content)));
    return parsed.success ? parsed.data : [];
  }

  /** Returns the lists of some people, by the id of the person. People without a readable list are left out. */
  async listsOf(userIds: readonly string[]): Promise<Map<string, Item[]>> {
    const where = { userId: { $in: [...userIds] } };
    const rows = await this.em.find(this.kind.entity, where, { disableIdentityMap: true });
    return new Map(
      rows.flatMap(({ userId, content }) => {
        const parsed = z.safeParse(this.kind.schema, JSON.parse(this.cipher.decrypt(content)));
        return parsed.success ? [[userId, parsed.data] as const] : [];
      }),
    );
  }

  /** Returns when the lists of some people were last saved, by the id of the person. */
  async versionsOf(userIds: readonly string[]): Promise<Map<string, Date>> {
    const where = { userId: { $in: [...userIds] } };
    const rows = await this.em.find(this.kind.entity, where, {
      fields: ['userId', 'savedAt'],
      disableIdentityMap: true,
    });
    return new Map(rows.map(({ userId, savedAt }) => [userId, savedAt]));
  }

  /** Replaces a person's stored list. If the new list contains the same item twice, only the later one is stored. */
  async replace(userId: string, items: readonly Item[]): Promise<Item[]> {
    const each = [...new Map(items.map((item) => [this.kind.idOf(item), item])).values()];
    if (each.length === 0) await this.em.nativeDelete(this.kind.entity, { userId });
    else {
      const content = this.cipher.encrypt(JSON.stringify(each));
      await this.em.upsert(this.kind.entity, { userId, content, savedAt: new Date() }, { disableIdentityMap: true });
    }
    return each;
  }
}
