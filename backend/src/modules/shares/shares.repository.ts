import { randomUUID } from 'node:crypto';
import { raw } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { SHARES } from '#contract/limits/shares.js';
import { Cipher } from '#platform/crypto/cipher.js';
import { hashToken } from '#platform/crypto/secret-token.js';
import { personalRows, type PersonalData } from '#platform/database/personal-rows.js';
import { daysAgo, daysAhead, now } from '#platform/database/time.js';
import { Share } from './share.entity.js';
import { SharedContent } from './shared-content.js';

const works = () => ({ endedAt: null, expiresAt: { $gt: now() } });

export interface StoredShare {
  readonly row: Share;
  readonly state: 'works' | 'ended' | 'expired';
  /** Null if the link was ended, has been expired for a while, or cannot be read by the current release. */
  readonly content: SharedContent | null;
}

/** Stores shared links. All times are those of the database's clock, which all processes share. */
@Injectable()
export class SharesRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly cipher: Cipher,
  ) {}

  countWorking(userId: string): Promise<number> {
    return this.em.count(Share, { ...works(), userId });
  }

  /** Stores a link with the given secret. Returns its id and the time at which it expires. */
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

  /** Returns a person's links, newest first. Ended and expired links are included until they are swept. */
  listOf(userId: string): Promise<StoredShare[]> {
    return this.read({ userId });
  }

  /** Returns the link with this secret, whether it still works or not. Returns null if there is no such link. */
  async find(token: string): Promise<StoredShare | null> {
    const [found] = await this.read({ hash: hashToken(token) });
    return found ?? null;
  }

  async isWorking(id: string): Promise<boolean> {
    return (await this.em.count(Share, { ...works(), id })) > 0;
  }

  /** Counts an opening of a link. Returns false, and counts nothing, if the link does not work any more. */
  async countOpening(id: string): Promise<boolean> {
    const opening = { opened: raw('opened + 1'), lastOpenedAt: now() };
    return (await this.em.nativeUpdate(Share, { ...works(), id }, opening)) === 1;
  }

  /**
   * Ends a link of its owner and deletes what it showed. Returns false if the person has no such link. A link that was
   * ended before stays as it is.
   */
  async end(userId: string, id: string): Promise<boolean> {
    await this.em.nativeUpdate(Share, { userId, id, endedAt: null }, { endedAt: now(), content: null });
    return (await this.em.count(Share, { userId, id })) > 0;
  }

  /**
   * Deletes what expired links showed, and the links themselves `days` days after they expired. Until then, whoever
   * opens such a link is told that it has expired. Returns the number of links that were deleted and of those that were
   * emptied.
   */
  async deleteExpired(days: number): Promise<{ deleted: number; emptied: number }> {
    const deleted = await this.em.nativeDelete(Share, { expiresAt: { $lt: daysAgo(days) } });
    const full = { expiresAt: { $lt: now() }, content: { $ne: null } };
    return { deleted, emptied: await this.em.nativeUpdate(Share, full, { content: null }) };
  }

  async exportOf(userId: string): Promise<PersonalData> {
    const readable = { content: (value: Buffer) => this.cipher.decrypt(value) };
    return { shares: await personalRows(this.em, Share, { userId }, { hidden: ['hash'], readable }) };
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
