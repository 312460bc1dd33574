import {
  Catch,
  Inject,
  Injectable,
  type ArgumentsHost,
  type ExceptionFilter,
  type ExecutionContext,
} from '@nestjs/common';
import { AuthGuard, PassportStrategy, type AuthGuardAuthenticateOptions } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Strategy, type AuthenticateOptionsGoogle, type Profile } from 'passport-google-oauth20';
import type { Logger } from 'pino';
import { AFTER_LOGIN, ownPath, PAGES } from '#contract/pages.js';
import { CONFIG, type Config } from '#platform/config/config.js';
import { newToken } from '#platform/crypto/cipher.js';
import { AppError } from '#platform/errors/app-error.js';
import { LOGGER } from '#platform/logging/logger.js';
import type { User } from '../../users/index.js';
import { GoogleAccounts } from '../google/google-accounts.js';
import { GOOGLE_TIMEOUT, limitCalls } from '../google/google-calls.js';
import { GoogleHandshake, type SignInState } from '../google/google-handshake.js';
import { GoogleIdTokens } from '../google/google-id-token.js';
import { PassportResponse } from './passport-response.js';

interface TokenAnswer {
  id_token?: unknown;
}

/**
 * Signs people in with Google, or with a local stand-in for Google. The identity token identifies the person, and the
 * profile contains their name. All parameters of `validate` must stay, because Passport counts the parameters to decide
 * whether to pass the token response.
 */
@Injectable()
export class GoogleStrategy extends PassportStrategy(Strategy, 'google', true) {
  constructor(
    @Inject(CONFIG) config: Config,
    private readonly handshake: GoogleHandshake,
    private readonly idTokens: GoogleIdTokens,
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
      passReqToCallback: true,
      ...(google?.authorizationUrl && { authorizationURL: google.authorizationUrl }),
      ...(google?.tokenUrl && { tokenURL: google.tokenUrl }),
      ...(google?.userInfoUrl && { userProfileURL: google.userInfoUrl }),
    } as unknown as ConstructorParameters<typeof Strategy>[0]);
    // The access token is sent in a header rather than in the URL, because URLs are often written to logs.
    this._oauth2.useAuthorizationHeaderforGET(true);
    limitCalls(this._oauth2 as unknown as Parameters<typeof limitCalls>[0], GOOGLE_TIMEOUT * config.timeoutFactor);
  }

  override authorizationParams(options: AuthenticateOptionsGoogle): object {
    const { nonce } = options.state as unknown as SignInState;
    return { ...super.authorizationParams(options), nonce };
  }

  async validate(
    request: FastifyRequest,
    _access: string,
    _refresh: string,
    { id_token }: TokenAnswer,
    profile: Profile,
  ): Promise<User> {
    const identity = await this.idTokens.verify(id_token, this.handshake.take(request)?.nonce ?? '');
    if (profile.id !== identity.subject) throw new AppError('auth.googleRefused');
    return this.accounts.personOf({
      ...identity,
      firstName: profile.name?.givenName ?? '',
      lastName: profile.name?.familyName ?? '',
    });
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
    const state: SignInState = { next, nonce: newToken() };
    // Passport's types require the state to be a string, although a custom store may use any type. The code therefore
    // casts the state to a string.
    return { session: false, state: state as unknown as string };
  }

  override handleRequest<T>(error: unknown, user: T, _info: unknown, context: ExecutionContext): T {
    const { query } = context.switchToHttp().getRequest<FastifyRequest<{ Querystring: { error?: unknown } }>>();
    if (query.error === 'access_denied') throw new AppError('auth.googleCancelled');
    if (error) throw error;
    if (!user) throw new AppError('auth.googleRefused');
    return user;
  }
}

/** What the login page explains, by error code. For others, it shows `google`. */
const PROBLEMS = new Map<string, string>([
  ['auth.googleUnavailable', 'google-unavailable'],
  ['auth.googleCancelled', 'google-cancelled'],
  ['auth.googleUnverified', 'google-unverified'],
  ['auth.notConfirmed', 'not-confirmed'],
  ['auth.locked', 'locked'],
  ['auth.closed', 'closed'],
  ['auth.googleStaff', 'google-staff'],
  ['auth.googleOther', 'google-other'],
]);

/** Handles errors of Google sign-in by redirecting to the login page, which explains the problem. */
@Catch()
@Injectable()
export class GoogleProblems implements ExceptionFilter {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly handshake: GoogleHandshake,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest<{ Querystring: { next?: unknown } }>>();
    const problem = (thrown instanceof AppError && PROBLEMS.get(thrown.code)) || 'google';
    if (problem === 'google')
      this.logger.warn({ requestId: request.id, err: causeOf(thrown) }, 'Google sign-in was refused');
    const next = this.handshake.take(request)?.next ?? ownPath(request.query.next);
    const query = new URLSearchParams({ problem, ...(next !== AFTER_LOGIN && { next }) });
    void http.getResponse<FastifyReply>().redirect(`${PAGES.login.path}?${query}`, 302);
  }
}

const causeOf = (thrown: unknown): unknown => (thrown instanceof Error && thrown.cause) || thrown;
