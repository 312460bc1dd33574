import { Controller, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AUTH, type SessionReply } from '../../contract/auth.contract.js';
import type { InputOf } from '../../contract/endpoint.js';
import { CONFIRM } from '../../contract/messages/account.js';
import { ownPath } from '../../contract/pages.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Input, Serve } from '../../platform/http/serve.js';
import { type User, UsersService } from '../users/index.js';
import { AuthService } from './auth.service.js';
import { GoogleGuard, GoogleProblems } from './google.strategy.js';
import { LocalGuard } from './local.strategy.js';
import { SessionCookie } from './session-cookie.js';
import { SignInThrottle } from './sign-in-throttle.js';
import { SIGNED_OUT, sessionReply } from './session-reply.js';

@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly users: UsersService,
    private readonly cookie: SessionCookie,
    private readonly throttle: SignInThrottle,
  ) {}

  @Serve(AUTH.me)
  async me(@Req() { auth }: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionReply> {
    void reply.header('cache-control', 'no-store');
    const user = auth && (await this.users.findById(auth.userId));
    if (user) return sessionReply(user);
    this.cookie.clear(reply);
    return SIGNED_OUT;
  }

  @Serve(AUTH.login)
  @UseGuards(LocalGuard)
  async login(@Req() request: FastifyRequest & { user?: User }, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionReply> {
    if (!request.user) throw new AppError('auth.invalidCredentials');
    await this.letIn(request, reply, request.user);
    return sessionReply(request.user);
  }

  /** The guard leads to Google; nothing is left to do here. */
  @Serve(AUTH.google)
  @UseGuards(GoogleGuard)
  @UseFilters(GoogleProblems)
  async google(): Promise<void> {
    await Promise.resolve();
  }

  @Serve(AUTH.googleCallback)
  @UseGuards(GoogleGuard)
  @UseFilters(GoogleProblems)
  async googleCallback(@Req() request: FastifyRequest & { user?: User; authInfo?: { state?: { next?: unknown } } }, @Res() reply: FastifyReply): Promise<void> {
    if (!request.user) throw new AppError('auth.googleRefused');
    await this.letIn(request, reply, request.user);
    await reply.redirect(ownPath(request.authInfo?.state?.next), 302);
  }

  @Serve(AUTH.logout)
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const token = this.cookie.read(request);
    if (token) await this.auth.signOut(token, request.auth?.userId ?? null);
    this.cookie.clear(reply);
  }

  @Serve(AUTH.initiateConfirmation)
  async initiateConfirmation(@Req() { auth }: FastifyRequest, @Input() { body }: InputOf<typeof AUTH.initiateConfirmation>): Promise<void> {
    if (body?.email) await this.auth.requestConfirmation(body.email);
    else if (!auth) throw new AppError('auth.addressNeeded');
  }

  @Serve(AUTH.confirm)
  async confirm(@Req() { auth }: FastifyRequest, @Input() { query }: InputOf<typeof AUTH.confirm>): Promise<{ ok: true; message: string }> {
    if (!query.token) throw new AppError('auth.missingToken');
    await this.auth.confirm(query.token, auth?.sessionId ?? null);
    return { ok: true, message: CONFIRM.done };
  }

  @Serve(AUTH.resetInitiate)
  async resetInitiate(@Input() { body }: InputOf<typeof AUTH.resetInitiate>): Promise<{ ok: true }> {
    await this.auth.requestReset(body.email);
    return { ok: true };
  }

  @Serve(AUTH.resetComplete)
  async resetComplete(@Input() { body }: InputOf<typeof AUTH.resetComplete>): Promise<{ ok: true }> {
    await this.auth.completeReset(body.token, body.new_password);
    return { ok: true };
  }

  /** The browser gets its session, and a mark by which the account knows it again. */
  private async letIn(request: FastifyRequest, reply: FastifyReply, user: User): Promise<void> {
    const device = request.headers['user-agent'] ?? 'unknown device';
    this.cookie.set(reply, await this.auth.signIn(user, { device, marks: this.cookie.deviceMarks(request), oldToken: this.cookie.read(request) }));
    this.cookie.rememberDevice(request, reply, this.throttle.deviceMark(user.email));
  }
}
