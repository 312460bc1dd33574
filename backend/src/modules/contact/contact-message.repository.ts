import { randomUUID } from 'node:crypto';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { US_TIME_ZONE_NAMES } from '#contract/limits/consent.js';
import { RETENTION } from '#contract/limits/retention.js';
import { Cipher } from '#platform/crypto/cipher.js';
import { now, yearsAgo } from '#platform/database/time.js';

@Entity({ tableName: 'contact_messages' })
@Index({ name: 'contact_messages_created', properties: ['createdAt'] })
export class ContactMessageRow {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** Name, contact details and message of the sender, stored as JSON and encrypted by `Cipher`. */
  @Property({ type: 'blob' })
  body!: Buffer;

  /** Time at which the message was emailed to the firm, or null if it has not been emailed yet. */
  @Property({ type: 'timestamptz', nullable: true })
  sentAt: Date | null = null;
}

const Stored = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  message: z.string(),
  /** Messages that were stored before the form asked for the time zone have none. */
  timeZone: z._default(z.nullable(z.enum(US_TIME_ZONE_NAMES)), null),
});
export type StoredMessage = z.infer<typeof Stored>;
export type ReceivedMessage = StoredMessage & { readonly receivedAt: Date };

/** Encrypted, emailed to the firm once, and deleted after the privacy policy's period. */
@Injectable()
export class ContactMessageRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly cipher: Cipher,
  ) {}

  add(message: StoredMessage): string {
    const body = this.cipher.encrypt(JSON.stringify(message));
    return this.em.create(ContactMessageRow, { id: randomUUID(), body }, { partial: true }).id;
  }

  /** Returns the contact message with this id. Returns null if there is no such message or it was already emailed. */
  async findUnsent(id: string): Promise<StoredMessage | null> {
    const row = await this.em.findOne(ContactMessageRow, { id, sentAt: null });
    return row && this.read(row);
  }

  /** Returns the contact messages with these ids, by id. Messages that were deleted are left out. */
  async listByIds(ids: readonly string[]): Promise<Map<string, ReceivedMessage>> {
    const rows = ids.length === 0 ? [] : await this.em.find(ContactMessageRow, { id: { $in: [...ids] } });
    return new Map(rows.map((row) => [row.id, { ...this.read(row), receivedAt: row.createdAt }]));
  }

  async markSent(id: string): Promise<void> {
    await this.em.nativeUpdate(ContactMessageRow, { id }, { sentAt: now() });
  }

  private read(row: ContactMessageRow): StoredMessage {
    return z.parse(Stored, JSON.parse(this.cipher.decrypt(row.body)));
  }
}

export const deleteOldMessages = (em: EntityManager): Promise<number> =>
  em.nativeDelete(ContactMessageRow, { createdAt: { $lt: yearsAgo(RETENTION.contactMessagesYears) } });
