import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import type { ContactMessage } from '../../contract/contact.contract.js';
import { CONTACT_TOO_FAST_MS, RETENTION } from '../../contract/limits.js';
import { Cipher } from '../../platform/crypto/cipher.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Publisher } from '../../platform/events/publisher.js';

const Stored = z.object({ name: z.string(), email: z.string(), phone: z.nullable(z.string()), message: z.string() });
export type StoredMessage = z.infer<typeof Stored>;

/** Messages as they lie in the database: encrypted, kept two years (privacy policy), mailed once. */
@Injectable()
export class ContactMessages {
  constructor(
    private readonly em: EntityManager,
    private readonly cipher: Cipher,
    private readonly events: Publisher,
  ) {}

  /**
   * Stores a message and has it mailed to the firm. What looks like a program's (a field filled in that people do not
   * see, or a form filled in faster than anybody types) is refused in words: a browser that fills in forms looks the
   * same, and nobody's message may be lost behind a thank-you. The next press sends it.
   */
  async receive({ website, took, name, email, phone, message }: ContactMessage): Promise<void> {
    if (website || (took !== undefined && took < CONTACT_TOO_FAST_MS)) throw new AppError('contact.looksAutomatic');
    const stored: StoredMessage = { name, email, phone: phone ?? null, message };
    await this.em.transactional(async () => {
      const messageId = randomUUID();
      await this.em.execute('insert into contact_messages (id, body) values (?, ?)', [messageId, this.cipher.encrypt(JSON.stringify(stored))]);
      this.events.publish('contact.messageReceived', { messageId });
    });
  }

  /** The message if nobody has mailed it yet. */
  async findUnsent(id: string): Promise<StoredMessage | null> {
    const [row] = await this.em.execute<{ body: Buffer }[]>('select body from contact_messages where id = ? and sent_at is null', [id]);
    return row ? z.parse(Stored, JSON.parse(this.cipher.decrypt(row.body))) : null;
  }

  async markSent(id: string): Promise<void> {
    await this.em.execute('update contact_messages set sent_at = now() where id = ?', [id]);
  }

  /** Deletes what is past its time (privacy policy, section 10). Returns how many messages went. */
  async sweep(): Promise<number> {
    const gone = await this.em.execute('delete from contact_messages where created_at < now() - make_interval(years => ?) returning 1', [RETENTION.contactMessagesYears]);
    return gone.length;
  }
}
