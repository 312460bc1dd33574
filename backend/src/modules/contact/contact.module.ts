import { Controller, Module } from '@nestjs/common';
import { CONTACT_CALLS } from '#contract/api/contact.contract.js';
import type { InputOf } from '#contract/api/endpoint.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { ContactMessageRepository } from './contact-message.repository.js';
import { ContactService } from './contact.service.js';

@Controller()
class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Serve(CONTACT_CALLS.send)
  async send(@Input() { body }: InputOf<typeof CONTACT_CALLS.send>): Promise<{ ok: true }> {
    await this.contact.receive(body);
    return { ok: true };
  }
}

@Module({
  controllers: [ContactController],
  providers: [ContactService, ContactMessageRepository],
  exports: [ContactMessageRepository],
})
export class ContactModule {}
