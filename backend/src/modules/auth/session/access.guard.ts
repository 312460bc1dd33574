import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { mayPass } from '#contract/access.js';
import type { Endpoint } from '#contract/api/endpoint.js';
import { refuseOldSignIn, type AuthContext } from '#platform/endpoint/auth-context.js';
import { endpointOf } from '#platform/endpoint/serve.js';
import { AppError } from '#platform/errors/app-error.js';
import { Publisher } from '#platform/events/publisher.js';
import { LOGGER } from '#platform/logging/logger.js';
import { SessionCookie } from './session-cookie.js';
import { SessionStore } from './session-store.js';

/** Refuses callers without the role, which the audit trail records, or without a fresh proof of identity. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly sessions: SessionStore,
    private readonly cookie: SessionCookie,
    private readonly events: Publisher,
    private readonly em: EntityManager,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const endpoint = endpointOf(context);
    const { method, path } = endpoint;
    request.auth = await this.identify(request, endpoint);
    if (mayPass(endpoint.access, request.auth?.role ?? null)) {
      if (request.auth && endpoint.freshSignIn === 'always') refuseOldSignIn(request.auth);
      return true;
    }
    this.logger.warn({ requestId: request.id, method, route: path, userId: request.auth?.userId }, 'access refused');
    if (!request.auth) throw new AppError('auth.signedOut');
    this.events.publish('access.refused', { actorId: request.auth.userId, method, route: path });
    await this.em.flush();
    throw new AppError(
      mayPass(endpoint.access, request.auth.accountRole) ? 'auth.secondFactorMissing' : 'auth.forbidden',
    );
  }

  /** Null without a valid session. For `recentSession`, one just looked up is not looked up again. */
  private async identify(request: FastifyRequest, { recentSession }: Endpoint): Promise<AuthContext | null> {
    const token = this.cookie.read(request);
    if (!token) return null;
    return recentSession ? this.sessions.recent(token) : this.sessions.load(token);
  }
}
