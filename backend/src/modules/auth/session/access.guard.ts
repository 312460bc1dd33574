import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { mayPass } from '#contract/access.js';
import { refuseOldSignIn } from '#platform/endpoint/auth-context.js';
import { endpointOf } from '#platform/endpoint/serve.js';
import { AppError } from '#platform/errors/app-error.js';
import { Publisher } from '#platform/events/publisher.js';
import { LOGGER } from '#platform/logging/logger.js';
import { SessionAccess } from './session-access.js';

/**
 * Rejects callers who do not have the required role, and callers who must first prove their identity again. If a
 * signed-in caller lacks the role, the audit trail records the rejection.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly access: SessionAccess,
    private readonly events: Publisher,
    private readonly em: EntityManager,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const endpoint = endpointOf(context);
    const { method, path } = endpoint;
    request.auth = await this.access.identify(request, endpoint);
    if (this.access.mayUse(endpoint, request.auth)) {
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
}
