import { randomUUID } from 'node:crypto';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { ALERTS } from '#contract/limits/alerts.js';
import { ChangeOfPlan, isUrgent } from '#contract/plans/saved-change.js';
import { Cipher } from '#platform/crypto/cipher.js';
import { BelongsToUser } from '../../users/index.js';

@Entity({ tableName: 'found_changes' })
@Index({ name: 'found_changes_user', properties: ['userId', 'foundAt'] })
@Index({
  name: 'found_changes_waiting',
  expression: 'create index found_changes_waiting on found_changes (user_id) where mail_id is null',
})
export class FoundChange {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @BelongsToUser({ index: false })
  userId!: string;

  @Property({ type: 'timestamptz' })
  foundAt!: Date;

  @Property({ type: 'boolean' })
  isUrgent!: boolean;

  /** The change as encrypted JSON (`ChangeOfPlan`), because prices and medicines reveal income and health. */
  @Property({ type: 'blob' })
  content!: Buffer;

  /** Mail that tells of the change, or null as long as no mail was begun. */
  @Property({ type: 'uuid', nullable: true })
  mailId: string | null = null;
}

export interface StoredChange extends ChangeOfPlan {
  readonly id: string;
  readonly foundAt: Date;
}

/** The changes that a person has not been told of by mail: when the oldest and the oldest urgent one were found. */
export interface Waiting {
  readonly userId: string;
  readonly oldest: Date;
  readonly urgent: Date | null;
}

@Injectable()
export class ChangesRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly cipher: Cipher,
  ) {}

  async add(userId: string, changes: readonly ChangeOfPlan[], foundAt: Date): Promise<void> {
    if (changes.length === 0) return;
    await this.em.insertMany(
      FoundChange,
      changes.map((found) => ({
        id: randomUUID(),
        userId,
        foundAt,
        isUrgent: isUrgent(found.change),
        content: this.cipher.encrypt(JSON.stringify(found)),
        mailId: null,
      })),
    );
  }

  /** Returns the changes of a person that were found most recently, newest first. */
  async listOf(userId: string): Promise<StoredChange[]> {
    return this.read(
      await this.em.find(
        FoundChange,
        { userId },
        { orderBy: { foundAt: 'desc', id: 'asc' }, limit: ALERTS.listed, disableIdentityMap: true },
      ),
    );
  }

  /** Returns the changes of a mail that were found after the given time, oldest first. */
  async listOfMail(userId: string, mailId: string, after: Date): Promise<StoredChange[]> {
    const where = { userId, mailId, foundAt: { $gte: after } };
    return this.read(
      await this.em.find(FoundChange, where, { orderBy: { foundAt: 'asc', id: 'asc' }, disableIdentityMap: true }),
    );
  }

  /** Returns a page of people who want mails about untold changes, by id after the given one. Raw SQL sums these up. */
  async listWaiting(after: string | null, most: number): Promise<Waiting[]> {
    const rows = await this.em.execute<{ user_id: string; oldest: Date | string; urgent: Date | string | null }[]>(
      `select c.user_id, min(c.found_at) as oldest, min(c.found_at) filter (where c.is_urgent) as urgent
         from found_changes c join alert_settings s on s.user_id = c.user_id and s.topic = 'savedPlans'
         where c.mail_id is null and s.is_on and c.found_at >= s.changed_at and c.user_id > ?::uuid
         group by c.user_id order by c.user_id limit ?`,
      [after ?? '00000000-0000-0000-0000-000000000000', most],
    );
    return rows.map(({ user_id, oldest, urgent }) => ({
      userId: user_id,
      oldest: new Date(oldest),
      urgent: urgent === null ? null : new Date(urgent),
    }));
  }

  /** Puts the waiting changes of a person that were found after `after` into a mail. Returns how many there are. */
  putIntoMail(userId: string, mailId: string, after: Date): Promise<number> {
    return this.em.nativeUpdate(FoundChange, { userId, mailId: null, foundAt: { $gte: after } }, { mailId });
  }

  private read(rows: readonly FoundChange[]): StoredChange[] {
    return rows.flatMap(({ id, foundAt, content }) => {
      const parsed = z.safeParse(ChangeOfPlan, JSON.parse(this.cipher.decrypt(content)));
      return parsed.success ? [{ id, foundAt, ...parsed.data }] : [];
    });
  }
}
