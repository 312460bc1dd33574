import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProofKind } from '#contract/limits/second-factor.js';
import type { User } from '../../users/index.js';
import { SessionCookie } from '../session/session-cookie.js';
import { SignInThrottle } from '../throttle/sign-in-throttle.js';
import { AuthService } from './auth.service.js';

@Injectable()
export class SessionStart {
  constructor(
    private readonly auth: AuthService,
    private readonly cookie: SessionCookie,
    private readonly throttle: SignInThrottle,
  ) {}

  /**
   * Signs a person in and sets two cookies: the session cookie, and a cookie that later proves that this account has
   * signed in from this browser before. `secondFactor` is the kind of proof that was used in the second step, or
   * undefined if the account has no second factor.
   */
  async start(request: FastifyRequest, reply: FastifyReply, user: User, secondFactor?: ProofKind): Promise<void> {
    const token = await this.auth.signIn(user, {
      device: request.headers['user-agent'] ?? 'unknown device',
      deviceTokens: this.cookie.deviceTokens(request),
      oldToken: this.cookie.read(request),
      secondFactor,
    });
    this.cookie.set(reply, token, user.onboarded);
    this.cookie.rememberDevice(request, reply, this.throttle.newDeviceToken(user));
  }
}
