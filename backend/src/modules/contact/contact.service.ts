import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ContactMessage } from '#contract/api/contact.contract.js';
import { CONTACT_TOO_FAST_MS } from '#contract/limits/rate-limits.js';
import { AppError } from '#platform/errors/app-error.js';
import { Publisher } from '#platform/events/publisher.js';
import { ContactMessageRepository } from './contact-message.repository.js';

@Injectable()
export class ContactService {
  constructor(
    private readonly em: EntityManager,
    private readonly messages: ContactMessageRepository,
    private readonly events: Publisher,
  ) {}

  /**
   * Stores a contact message and publishes an event, so that a worker emails the message to the firm. Throws
   * `contact.looksAutomatic` if a hidden field of the form is filled in or the form was sent very fast, because the
   * form was then probably filled in by a program. The autofill function of a browser can cause this error, too, so the
   * error message explains how to send the message anyway.
   */
  async receive({ website, took, name, email, phone, message, time_zone }: ContactMessage): Promise<void> {
    if (website || (took !== undefined && took < CONTACT_TOO_FAST_MS)) throw new AppError('contact.looksAutomatic');
    const timeZone = (phone && time_zone) || null;
    const messageId = this.messages.add({ name, email, phone: phone ?? null, message, timeZone });
    this.events.publish('contact.messageReceived', { messageId });
    await this.em.flush();
  }
}
