import { Readable } from 'node:stream';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ADMIN_USERS as CALLS } from '../../contract/admin.contract.js';
import type { InputOf } from '../../contract/endpoint.js';
import { type AuthContext, CurrentUser } from '../../platform/http/auth-context.js';
import { Input, Serve } from '../../platform/http/serve.js';
import { UserExport } from './user-export.service.js';

@Controller()
export class UserExportController {
  constructor(private readonly exports: UserExport) {}

  /** `x-total-rows` lets the page show progress. */
  @Serve(CALLS.exported)
  async download(@CurrentUser() actor: AuthContext, @Input() { query }: InputOf<typeof CALLS.exported>, @Res() reply: FastifyReply): Promise<void> {
    const { total, lines } = await this.exports.start(actor, query);
    await reply
      .headers({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="users.csv"', 'cache-control': 'no-store', 'x-total-rows': String(total) })
      .send(Readable.from(lines, { objectMode: false, highWaterMark: 64 * 1024 }));
  }
}
