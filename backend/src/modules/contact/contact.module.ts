import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Module } from '@nestjs/common';
import { CONTACT_CALLS } from '#contract/api/contact.contract.js';
import type { InputOf } from '#contract/api/endpoint.js';
import { CONTACT_TOO_FAST_MS } from '#contract/limits/rate-limits.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { AppError } from '#platform/errors/app-error.js';
import { Publisher } from '#platform/events/publisher.js';
import { ContactMessageRepository } from './contact-message.repository.js';

@Controller()
class ContactController {
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
  @Serve(CONTACT_CALLS.send)
  async send(@Input() { body }: InputOf<typeof CONTACT_CALLS.send>): Promise<{ ok: true }> {
    const { website, took, name, email, phone, message, time_zone } = body;
    if (website || (took !== undefined && took < CONTACT_TOO_FAST_MS)) throw new AppError('contact.looksAutomatic');
    const timeZone = (phone && time_zone) || null;
    const messageId = this.messages.add({ name, email, phone: phone ?? null, message, timeZone });
    this.events.publish('contact.messageReceived', { messageId });
    await this.em.flush();
    return { ok: true };
  }
}

@Module({
  controllers: [ContactController],
  providers: [ContactMessageRepository],
  exports: [ContactMessageRepository],
})
export class ContactModule {}
