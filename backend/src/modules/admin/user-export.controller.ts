import { Readable } from 'node:stream';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ADMIN_USERS as CALLS } from '#contract/api/admin.contract.js';
import type { InputOf, ReplyOf } from '#contract/api/endpoint.js';
import { CurrentUser, type AuthContext } from '#platform/endpoint/auth-context.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { UserExportService } from './user-export.service.js';

@Controller()
export class UserExportController {
  constructor(private readonly exports: UserExportService) {}

  @Serve(CALLS.startExport)
  async start(
    @CurrentUser() actor: AuthContext,
    @Input() { body }: InputOf<typeof CALLS.startExport>,
  ): Promise<ReplyOf<typeof CALLS.startExport>> {
    return this.exports.linkTo(actor, { query: body });
  }

  /** The header `x-total-rows` lets the page show the progress of the download. */
  @Serve(CALLS.downloadExport)
  async download(
    @CurrentUser() actor: AuthContext,
    @Input() { params }: InputOf<typeof CALLS.downloadExport>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { total, lines } = await this.exports.start(actor, params.token);
    await reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="users.csv"',
        'cache-control': 'no-store',
        'x-total-rows': String(total),
      })
      .send(Readable.from(lines, { objectMode: false, highWaterMark: 64 * 1024 }));
  }
}
