import { Controller, Inject, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AUTH, type SessionReply } from '#contract/api/auth.contract.js';
import type { InputOf, ReplyOf } from '#contract/api/endpoint.js';
import { CONFIRMATION } from '#contract/messages/account.js';
import { AFTER_LOGIN, ownPath, PAGES } from '#contract/pages.js';
import { CONFIG, type Config } from '#platform/config/config.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { AppError } from '#platform/errors/app-error.js';
import { UsersService, type User } from '../users/index.js';
import { SecondStepService } from './second-factor/second-step.service.js';
import { SessionCookie } from './session/session-cookie.js';
import { sessionReply, SIGNED_OUT } from './session/session-reply.js';
import { AuthService } from './sign-in/auth.service.js';
import { SessionStart } from './sign-in/session-start.js';
import { GoogleGuard, GoogleProblems } from './strategies/google.strategy.js';
import { LocalGuard } from './strategies/local.strategy.js';

@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly users: UsersService,
    private readonly cookie: SessionCookie,
    private readonly steps: SecondStepService,
    private readonly start: SessionStart,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Serve(AUTH.me)
  async me(@Req() { auth }: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionReply> {
    const user = auth && (await this.users.findById(auth.userId));
    if (auth && user) return sessionReply(user, auth.role !== auth.accountRole);
    this.cookie.clearSession(reply);
    return SIGNED_OUT;
  }

  @Serve(AUTH.login)
  @UseGuards(LocalGuard)
  async login(
    @Req() request: FastifyRequest & { user?: User },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionReply> {
    const { user } = request;
    if (!user) throw new AppError('auth.invalidCredentials');
    if (await this.needsSecondStep(user, reply)) throw new AppError('auth.secondStepNeeded');
    await this.start.start(request, reply, user);
    return sessionReply(user, this.config.secondFactorRequired && user.role !== 'patient');
  }

  @Serve(AUTH.completeOnboarding)
  async onboarded(@Req() { auth }: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    if (!auth) throw new AppError('auth.signedOut');
    await this.users.setOnboarded(auth.userId);
    this.cookie.setHint(reply, true);
  }

  /** Empty, because the guard redirects to Google before the method runs. */
  @Serve(AUTH.startGoogle)
  @UseGuards(GoogleGuard)
  @UseFilters(GoogleProblems)
  async google(): Promise<void> {
    await Promise.resolve();
  }

  @Serve(AUTH.finishGoogle)
  @UseGuards(GoogleGuard)
  @UseFilters(GoogleProblems)
  async googleCallback(
    @Req() request: FastifyRequest & { user?: User; authInfo?: { state?: { next?: unknown } } },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { user } = request;
    if (!user) throw new AppError('auth.googleRefused');
    const next = ownPath(request.authInfo?.state?.next);
    if (await this.needsSecondStep(user, reply)) return void reply.redirect(secondStepPath(next), 302);
    await this.start.start(request, reply, user);
    await reply.redirect(next, 302);
  }

  @Serve(AUTH.logout)
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const token = this.cookie.read(request);
    if (token) await this.auth.signOut(token, request.auth?.userId ?? null);
    this.cookie.clear(reply);
  }

  @Serve(AUTH.initiateConfirmation)
  async initiateConfirmation(
    @Req() request: FastifyRequest,
    @Input() { body }: InputOf<typeof AUTH.initiateConfirmation>,
  ): Promise<void> {
    if (body?.email) await this.auth.requestConfirmation(body.email);
    else await this.auth.requestOwnConfirmation(this.cookie.read(request), request.ip);
  }

  @Serve(AUTH.confirm)
  async confirm(
    @Req() { auth }: FastifyRequest,
    @Input() { query }: InputOf<typeof AUTH.confirm>,
  ): Promise<ReplyOf<typeof AUTH.confirm>> {
    if (!query.token) throw new AppError('auth.missingToken');
    const already = (await this.auth.confirm(query.token, auth?.sessionId ?? null)) === 'before';
    return { ok: true, message: already ? CONFIRMATION.already : CONFIRMATION.done, already };
  }

  @Serve(AUTH.initiateReset)
  async resetInitiate(@Input() { body }: InputOf<typeof AUTH.initiateReset>): Promise<{ ok: true }> {
    await this.auth.requestReset(body.email);
    return { ok: true };
  }

  @Serve(AUTH.completeReset)
  async resetComplete(@Input() { body }: InputOf<typeof AUTH.completeReset>): Promise<{ ok: true }> {
    await this.auth.completeReset(body.token, body.new_password);
    return { ok: true };
  }

  private async needsSecondStep(user: User, reply: FastifyReply): Promise<boolean> {
    const token = await this.steps.begin(user);
    if (token) this.cookie.setPending(reply, token);
    return token !== null;
  }
}

const secondStepPath = (next: string): string =>
  `${PAGES.login.path}?${new URLSearchParams({ step: 'second', ...(next !== AFTER_LOGIN && { next }) })}`;
