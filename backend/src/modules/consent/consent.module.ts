import { Controller, Module } from '@nestjs/common';
import { CONSENT, type ConsentEntry } from '#contract/api/consent.contract.js';
import type { InputOf, ReplyOf } from '#contract/api/endpoint.js';
import { CurrentUser, type AuthContext } from '#platform/endpoint/auth-context.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { AlertsModule } from '../alerts/index.js';
import { UsersModule } from '../users/index.js';
import { ConsentRepository } from './consent.repository.js';
import { ConsentService } from './consent.service.js';

@Controller()
class ConsentController {
  constructor(private readonly consent: ConsentService) {}

  @Serve(CONSENT.change)
  change(
    @CurrentUser() actor: AuthContext,
    @Input() { params, body }: InputOf<typeof CONSENT.change>,
  ): Promise<ConsentEntry> {
    return this.consent.change(actor, params.id, body);
  }

  @Serve(CONSENT.endMails)
  async endMails(
    @CurrentUser() actor: AuthContext,
    @Input() { params }: InputOf<typeof CONSENT.endMails>,
  ): Promise<ReplyOf<typeof CONSENT.endMails>> {
    await this.consent.endMails(actor, params.id, params.topic);
    return { ok: true };
  }

  @Serve(CONSENT.listHistory)
  history(
    @CurrentUser() actor: AuthContext,
    @Input() { params }: InputOf<typeof CONSENT.listHistory>,
  ): Promise<ReplyOf<typeof CONSENT.listHistory>> {
    return this.consent.history(actor, params.id);
  }
}

@Module({
  imports: [AlertsModule, UsersModule],
  controllers: [ConsentController],
  providers: [ConsentService, ConsentRepository],
  exports: [ConsentRepository, ConsentService],
})
export class ConsentModule {}
