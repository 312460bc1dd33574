import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CONTACT_REQUESTS as CALLS, type ContactRequest } from '#contract/api/contact-requests.contract.js';
import type { InputOf, ReplyOf } from '#contract/api/endpoint.js';
import { CurrentUser, type AuthContext } from '#platform/endpoint/auth-context.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { sendCsv } from '../audit/export-record.js';
import { ContactRequestsService } from './contact-requests.service.js';

@Controller()
export class ContactRequestsController {
  constructor(private readonly requests: ContactRequestsService) {}

  @Serve(CALLS.list)
  list(
    @CurrentUser() actor: AuthContext,
    @Input() { query }: InputOf<typeof CALLS.list>,
  ): Promise<ReplyOf<typeof CALLS.list>> {
    return this.requests.page(actor, query);
  }

  @Serve(CALLS.show)
  show(@CurrentUser() actor: AuthContext, @Input() { params }: InputOf<typeof CALLS.show>): Promise<ContactRequest> {
    return this.requests.show(actor, params.id);
  }

  @Serve(CALLS.change)
  change(
    @CurrentUser() actor: AuthContext,
    @Input() { params, body }: InputOf<typeof CALLS.change>,
  ): Promise<ContactRequest> {
    return this.requests.change(actor, params.id, body);
  }

  @Serve(CALLS.startExport)
  startExport(
    @CurrentUser() actor: AuthContext,
    @Input() { body }: InputOf<typeof CALLS.startExport>,
  ): Promise<ReplyOf<typeof CALLS.startExport>> {
    return this.requests.linkTo(actor, body);
  }

  @Serve(CALLS.downloadExport)
  async download(
    @CurrentUser() actor: AuthContext,
    @Input() { params }: InputOf<typeof CALLS.downloadExport>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendCsv(reply, 'contact-requests', await this.requests.startExport(actor, params.token));
  }
}
