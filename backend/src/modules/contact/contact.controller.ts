import { Controller } from '@nestjs/common';
import { CONTACT_CALLS } from '../../contract/contact.contract.js';
import type { InputOf } from '../../contract/endpoint.js';
import { Input, Serve } from '../../platform/http/serve.js';
import { ContactMessages } from './contact-messages.js';

@Controller()
export class ContactController {
  constructor(private readonly messages: ContactMessages) {}

  @Serve(CONTACT_CALLS.send)
  async send(@Input() { body }: InputOf<typeof CONTACT_CALLS.send>): Promise<{ ok: true }> {
    await this.messages.receive(body);
    return { ok: true };
  }
}
