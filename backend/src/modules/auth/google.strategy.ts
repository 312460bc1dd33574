import { type ArgumentsHost, Catch, type ExceptionFilter, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AuthGuard, type AuthGuardAuthenticateOptions, PassportStrategy } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Profile, Strategy } from 'passport-google-oauth20';
import type { Logger } from 'pino';
import { PAGES } from '../../contract/pages.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/errors/app-error.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { User } from '../users/index.js';
import { GoogleAccounts } from './google-accounts.js';
import { GoogleHandshake } from './google-handshake.js';
import { PassportResponse } from './passport-response.js';

/** Google by configuration alone; the local stand-in only names other addresses. */
@Injectable()
export class GoogleStrategy extends PassportStrategy(Strategy, 'google') {
  constructor(
    @Inject(CONFIG) config: Config,
    handshake: GoogleHandshake,
    private readonly accounts: GoogleAccounts,
  ) {
    const { google } = config;
    super({
      clientID: google?.clientId ?? 'not configured',
      clientSecret: google?.clientSecret ?? 'not configured',
      callbackURL: `${config.appUrl}/api/auth/google/callback`,
      scope: ['openid', 'email', 'profile'],
      state: true,
      pkce: true,
      store: handshake,
      ...(google?.authorizationUrl && { authorizationURL: google.authorizationUrl }),
      ...(google?.tokenUrl && { tokenURL: google.tokenUrl }),
      ...(google?.userInfoUrl && { userProfileURL: google.userInfoUrl }),
    } as unknown as ConstructorParameters<typeof Strategy>[0]);
  }

  async validate(_access: string, _refresh: string, profile: Profile): Promise<User> {
    const { email, email_verified } = profile._json;
    const isVerified = email_verified === true || String(email_verified) === 'true';
    return this.accounts.personOf({ subject: profile.id, email: isVerified ? (email?.toLowerCase() ?? null) : null, firstName: profile.name?.givenName ?? '', lastName: profile.name?.familyName ?? '' });
  }
}

@Injectable()
export class GoogleGuard extends AuthGuard('google') {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly handshake: GoogleHandshake,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!this.config.google) throw new AppError('auth.googleUnavailable');
    const http = context.switchToHttp();
    this.handshake.attach(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
    return (await super.canActivate(context)) as boolean;
  }

  getResponse(context: ExecutionContext): PassportResponse {
    return new PassportResponse(context.switchToHttp().getResponse<FastifyReply>());
  }

  override getAuthenticateOptions(context: ExecutionContext): AuthGuardAuthenticateOptions {
    const { next } = context.switchToHttp().getRequest<FastifyRequest<{ Querystring: { next?: unknown } }>>().query;
    // Passport's types know a text as state; with a store of one's own it is whatever the store is to keep.
    return { session: false, state: { next } as unknown as string };
  }

  override handleRequest<T>(error: unknown, user: T): T {
    if (error) throw error;
    if (!user) throw new AppError('auth.googleRefused');
    return user;
  }
}

/** What the login page says more about than that it did not work. */
const TOLD = new Map<string, string>([['auth.googleUnavailable', 'google-unavailable'], ['auth.notConfirmed', 'not-confirmed']]);

/** Somebody who came by a link is led back to the login page with a sentence, not shown an error envelope. */
@Catch()
@Injectable()
export class GoogleProblems implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const problem = (thrown instanceof AppError && TOLD.get(thrown.code)) || 'google';
    if (problem !== 'google-unavailable') this.logger.warn({ requestId: http.getRequest<FastifyRequest>().id, err: thrown }, 'Google sign-in was refused');
    void http.getResponse<FastifyReply>().redirect(`${PAGES.login.path}?problem=${problem}`, 302);
  }
}
