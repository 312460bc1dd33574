import { randomUUID } from 'node:crypto';
import { raw } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { SHARES } from '#contract/limits/plans.js';
import { RETENTION } from '#contract/limits/retention.js';
import { Cipher, hashToken } from '#platform/crypto/cipher.js';
import { daysAgo, daysAhead, now } from '#platform/database/time.js';
import type { PersonalData } from '#platform/personal-data/personal-data.js';
import { BelongsToUser } from '../users/index.js';
import { SharedContent } from './shared-content.js';

/** Shows plans to everyone who has the link, of whose secret only a hash is stored. */
@Entity({ tableName: 'shares' })
@Index({ name: 'shares_user', properties: ['userId', 'madeAt'] })
@Index({ name: 'shares_expires', properties: ['expiresAt'] })
export class Share {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @BelongsToUser({ index: false })
  userId!: string;

  @Property({ type: 'blob', unique: 'shares_hash' })
  hash!: Buffer;

  /** Encrypted `SharedContent`; null once the link was ended, or has expired and was emptied. */
  @Property({ type: 'blob', nullable: true })
  content: Buffer | null = null;

  @Property({ type: 'timestamptz' })
  madeAt!: Date;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  endedAt: Date | null = null;

  /** Number of times that someone other than the owner has opened the shared link. */
  @Property({ type: 'integer', default: 0 })
  opened: number = 0;

  @Property({ type: 'timestamptz', nullable: true })
  lastOpenedAt: Date | null = null;
}

const works = () => ({ endedAt: null, expiresAt: { $gt: now() } });

export interface StoredShare {
  readonly row: Share;
  readonly state: 'works' | 'ended' | 'expired';
  /** Null if the link ended, expired and was emptied, or this release cannot read it. */
  readonly content: SharedContent | null;
}

/** Stores shared links. All times come from the clock of the database, which all processes share. */
@Injectable()
export class SharesRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly cipher: Cipher,
  ) {}

  countWorking(userId: string): Promise<number> {
    return this.em.count(Share, { ...works(), userId });
  }

  /** Stores a shared link with the given secret. Returns the id of the link and the time at which it expires. */
  async add(userId: string, token: string, content: SharedContent): Promise<Pick<Share, 'id' | 'expiresAt'>> {
    const id = randomUUID();
    const secrets = { hash: hashToken(token), content: this.cipher.encrypt(JSON.stringify(content)) };
    const times = { madeAt: now(), expiresAt: daysAhead(SHARES.days) };
    await this.em
      .createQueryBuilder(Share)
      .insert({ id, userId, opened: 0, ...secrets, ...times })
      .execute('run');
    return this.em.findOneOrFail(Share, { id });
  }

  /** Newest first, with ended and expired ones until they are deleted. */
  listOf(userId: string): Promise<StoredShare[]> {
    return this.read({ userId });
  }

  /** Even if it no longer works. Null if there is none. */
  async find(token: string): Promise<StoredShare | null> {
    const [found] = await this.read({ hash: hashToken(token) });
    return found ?? null;
  }

  async isWorking(id: string): Promise<boolean> {
    return (await this.em.count(Share, { ...works(), id })) > 0;
  }

  /** Records nothing and returns false if the link no longer works. */
  async countOpening(id: string): Promise<boolean> {
    const opening = { opened: raw('opened + 1'), lastOpenedAt: now() };
    return (await this.em.nativeUpdate(Share, { ...works(), id }, opening)) === 1;
  }

  /** False if the person has no such link. One that was already ended is not changed. */
  async end(userId: string, id: string): Promise<boolean> {
    await this.em.nativeUpdate(Share, { userId, id, endedAt: null }, { endedAt: now(), content: null });
    return (await this.em.count(Share, { userId, id })) > 0;
  }

  private async read(where: Partial<Pick<Share, 'userId' | 'hash'>>): Promise<StoredShare[]> {
    const rows = await this.em.find(Share, where, { orderBy: { madeAt: 'desc', id: 'asc' }, refresh: true });
    const working = await this.em.find(Share, { ...works(), ...where }, { fields: ['id'], disableIdentityMap: true });
    const ids = new Set(working.map(({ id }) => id));
    return rows.map((row) => {
      const state = row.endedAt ? 'ended' : ids.has(row.id) ? 'works' : 'expired';
      const parsed = row.content && z.safeParse(SharedContent, JSON.parse(this.cipher.decrypt(row.content)));
      return { row, state, content: parsed?.success ? parsed.data : null };
    });
  }
}

export const SHARES_DATA: PersonalData = { tables: [{ entity: Share, hidden: ['hash'], isPrivate: true }] };

/** Deletes the links that expired some time ago. Until then, people who open such a link learn that it has expired. */
export const deleteExpiredShares = (em: EntityManager): Promise<number> =>
  em.nativeDelete(Share, { expiresAt: { $lt: daysAgo(RETENTION.expiredSharesDays) } });

export const emptyExpiredShares = (em: EntityManager): Promise<number> =>
  em.nativeUpdate(Share, { expiresAt: { $lt: now() }, content: { $ne: null } }, { content: null });
