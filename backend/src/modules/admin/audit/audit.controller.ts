import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AUDIT } from '#contract/api/audit.contract.js';
import type { InputOf, ReplyOf } from '#contract/api/endpoint.js';
import { CurrentUser, type AuthContext } from '#platform/endpoint/auth-context.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { AuditQueryService } from './audit-query.service.js';
import { sendCsv } from './export-record.js';

@Controller()
export class AuditController {
  constructor(private readonly audit: AuditQueryService) {}

  @Serve(AUDIT.list)
  async list(@Input() { query }: InputOf<typeof AUDIT.list>): Promise<ReplyOf<typeof AUDIT.list>> {
    return this.audit.page(query);
  }

  @Serve(AUDIT.exportCsv)
  async download(
    @CurrentUser() actor: AuthContext,
    @Input() { query }: InputOf<typeof AUDIT.exportCsv>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendCsv(reply, 'audit', await this.audit.startExport(actor, query));
  }

  @Serve(AUDIT.verify)
  async verify(@CurrentUser() actor: AuthContext): Promise<{ id: string }> {
    return { id: await this.audit.requestCheck(actor) };
  }

  @Serve(AUDIT.listChecks)
  async checks(): Promise<ReplyOf<typeof AUDIT.listChecks>> {
    return { checks: await this.audit.checks() };
  }
}
