import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { parseInput } from '#platform/endpoint/parse-input.js';
import { endpointOf } from '#platform/endpoint/serve.js';
import type { User } from '../../users/index.js';
import { SessionCookie } from '../session/session-cookie.js';
import { AuthService } from '../sign-in/auth.service.js';
import { PassportResponse } from './passport-response.js';

/** Signs people in with an email address and a password. `LocalGuard` has already parsed both. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(
    private readonly auth: AuthService,
    private readonly cookie: SessionCookie,
  ) {
    super({ usernameField: 'email', passwordField: 'password', session: false, passReqToCallback: true });
  }

  async validate(request: FastifyRequest, email: string, password: string): Promise<User> {
    return this.auth.checkPassword(email, password, this.cookie.deviceTokens(request));
  }
}

/** Guards run before the body is parsed, and an invalid form must result in 400 instead of 401. */
@Injectable()
export class LocalGuard extends AuthGuard('local') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.body = parseInput(endpointOf(context), request).body;
    return (await super.canActivate(context)) as boolean;
  }

  getResponse(context: ExecutionContext): PassportResponse {
    return new PassportResponse(context.switchToHttp().getResponse<FastifyReply>());
  }

  override getAuthenticateOptions(): { session: false } {
    return { session: false };
  }

  override handleRequest<T>(error: unknown, user: T): T {
    if (error) throw error;
    return user;
  }
}
