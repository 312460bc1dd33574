import { Readable } from 'node:stream';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ADMIN_USERS as CALLS } from '#contract/api/admin.contract.js';
import type { InputOf } from '#contract/api/endpoint.js';
import { CurrentUser, type AuthContext } from '#platform/endpoint/auth-context.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { UserExportService } from './user-export.service.js';

@Controller()
export class UserExportController {
  constructor(private readonly exports: UserExportService) {}

  /**
   * Sends the exported accounts as CSV. The header `x-total-rows` contains the number of rows, so that the page can
   * show the progress of the download.
   */
  @Serve(CALLS.exportCsv)
  async download(
    @CurrentUser() actor: AuthContext,
    @Input() { query }: InputOf<typeof CALLS.exportCsv>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { total, lines } = await this.exports.start(actor, query);
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
