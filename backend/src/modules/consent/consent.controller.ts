import { Controller } from '@nestjs/common';
import { CONSENT, type ConsentEntry } from '../../contract/consent.contract.js';
import type { InputOf, ReplyOf } from '../../contract/endpoint.js';
import { type AuthContext, CurrentUser } from '../../platform/http/auth-context.js';
import { Input, Serve } from '../../platform/http/serve.js';
import { ConsentService } from './consent.service.js';

@Controller()
export class ConsentController {
  constructor(private readonly consent: ConsentService) {}

  @Serve(CONSENT.change)
  change(@CurrentUser() actor: AuthContext, @Input() { params, body }: InputOf<typeof CONSENT.change>): Promise<ConsentEntry> {
    return this.consent.change(actor, params.id, body);
  }

  @Serve(CONSENT.history)
  history(@CurrentUser() actor: AuthContext, @Input() { params }: InputOf<typeof CONSENT.history>): Promise<ReplyOf<typeof CONSENT.history>> {
    return this.consent.history(actor, params.id);
  }
}
