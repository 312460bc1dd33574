import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { Cipher } from '#platform/crypto/cipher.js';
import { now, yearsAgo } from '#platform/database/time.js';
import { ContactMessageRow } from './contact-message.entity.js';

const Stored = z.object({ name: z.string(), email: z.string(), phone: z.nullable(z.string()), message: z.string() });
export type StoredMessage = z.infer<typeof Stored>;

/**
 * Stores the messages that people send to the firm with the contact form. A message is encrypted, emailed to the firm
 * once, and deleted after the period stated in the privacy policy.
 */
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
    return row && z.parse(Stored, JSON.parse(this.cipher.decrypt(row.body)));
  }

  async markSent(id: string): Promise<void> {
    await this.em.nativeUpdate(ContactMessageRow, { id }, { sentAt: now() });
  }

  async deleteOlderThan(years: number): Promise<number> {
    return this.em.nativeDelete(ContactMessageRow, { createdAt: { $lt: yearsAgo(years) } });
  }
}
