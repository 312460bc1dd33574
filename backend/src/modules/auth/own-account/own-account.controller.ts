import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OWN_ACCOUNT as CALLS, type ExportState, type OwnAccount } from '#contract/api/account.contract.js';
import type { InputOf } from '#contract/api/endpoint.js';
import { CurrentUser, type AuthContext } from '#platform/endpoint/auth-context.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { AppError } from '#platform/errors/app-error.js';
import { SessionCookie } from '../session/session-cookie.js';
import { DataExport } from './data-export.js';
import { OwnAccountService } from './own-account.service.js';

const OK = { ok: true } as const;

@Controller()
export class OwnAccountController {
  constructor(
    private readonly account: OwnAccountService,
    private readonly exports: DataExport,
    private readonly cookie: SessionCookie,
  ) {}

  @Serve(CALLS.get)
  show(@CurrentUser() actor: AuthContext): Promise<OwnAccount> {
    return this.account.show(actor);
  }

  @Serve(CALLS.changeDetails)
  async details(
    @CurrentUser() actor: AuthContext,
    @Input() { body }: InputOf<typeof CALLS.changeDetails>,
  ): Promise<typeof OK> {
    await this.account.changeDetails(actor, body);
    return OK;
  }

  @Serve(CALLS.changePassword)
  async password(
    @CurrentUser() actor: AuthContext,
    @Input() { body }: InputOf<typeof CALLS.changePassword>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<typeof OK> {
    this.cookie.replace(reply, await this.account.changePassword(actor, body.current_password, body.new_password));
    return OK;
  }

  @Serve(CALLS.changeEmail)
  async email(
    @CurrentUser() actor: AuthContext,
    @Input() { body }: InputOf<typeof CALLS.changeEmail>,
  ): Promise<typeof OK> {
    await this.account.changeEmail(actor, body.new_email, body.current_password);
    return OK;
  }

  @Serve(CALLS.removeGoogle)
  async removeGoogle(
    @CurrentUser() actor: AuthContext,
    @Input() { body }: InputOf<typeof CALLS.removeGoogle>,
  ): Promise<typeof OK> {
    await this.account.removeGoogle(actor, body.current_password);
    return OK;
  }

  @Serve(CALLS.endDevice)
  async endDevice(
    @CurrentUser() actor: AuthContext,
    @Input() { params }: InputOf<typeof CALLS.endDevice>,
  ): Promise<typeof OK> {
    await this.account.endSessions(actor, params.id);
    return OK;
  }

  @Serve(CALLS.endOthers)
  async endOthers(@CurrentUser() actor: AuthContext): Promise<typeof OK> {
    await this.account.endSessions(actor, null);
    return OK;
  }

  @Serve(CALLS.close)
  async close(
    @CurrentUser() actor: AuthContext,
    @Input() { body }: InputOf<typeof CALLS.close>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<typeof OK> {
    await this.account.close(actor, body.current_password);
    this.cookie.clear(reply);
    return OK;
  }

  @Serve(CALLS.getExport)
  exportState(@CurrentUser() actor: AuthContext): Promise<ExportState> {
    return this.exports.state(actor.userId);
  }

  @Serve(CALLS.requestExport)
  requestExport(@CurrentUser() actor: AuthContext): Promise<ExportState> {
    return this.exports.request(actor.userId);
  }

  @Serve(CALLS.downloadExport)
  async exportFile(
    @CurrentUser() actor: AuthContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const file = await this.exports.file(actor.userId);
    if (file === null) throw new AppError('request.notFound');
    void reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'no-store',
    });
    return Buffer.from(file);
  }
}
