import { Readable } from 'node:stream';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AUDIT } from '../../contract/audit.contract.js';
import type { InputOf, ReplyOf } from '../../contract/endpoint.js';
import { type AuthContext, CurrentUser } from '../../platform/http/auth-context.js';
import { Input, Serve } from '../../platform/http/serve.js';
import { AuditDesk } from './audit-desk.service.js';

/** The audit trail to look at, take away and check. */
@Controller()
export class AuditController {
  constructor(private readonly desk: AuditDesk) {}

  @Serve(AUDIT.list)
  async list(@Input() { query }: InputOf<typeof AUDIT.list>): Promise<ReplyOf<typeof AUDIT.list>> {
    return this.desk.page(query);
  }

  @Serve(AUDIT.exported)
  async download(@CurrentUser() actor: AuthContext, @Input() { query }: InputOf<typeof AUDIT.exported>, @Res() reply: FastifyReply): Promise<void> {
    const lines = await this.desk.startExport(actor, query);
    await reply
      .headers({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="audit.csv"', 'cache-control': 'no-store' })
      .send(Readable.from(lines, { objectMode: false, highWaterMark: 64 * 1024 }));
  }

  @Serve(AUDIT.verify)
  async verify(@CurrentUser() actor: AuthContext): Promise<{ id: string }> {
    return { id: await this.desk.askForCheck(actor) };
  }

  @Serve(AUDIT.checks)
  async checks(): Promise<ReplyOf<typeof AUDIT.checks>> {
    return { checks: await this.desk.checks() };
  }
}
