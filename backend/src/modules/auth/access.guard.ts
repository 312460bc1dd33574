import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { mayPass } from '../../contract/access.js';
import { HotLane } from '../../platform/cache/hot-lane.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Publisher } from '../../platform/events/publisher.js';
import { endpointOf } from '../../platform/http/serve.js';
import { LOGGER } from '../../platform/logging/logger.js';
import { SessionCookie } from './session-cookie.js';
import { SessionStore } from './session-store.js';

/** Lets a call through only to those its description names; every refusal of a signed-in person is audited. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly sessions: SessionStore,
    private readonly cookie: SessionCookie,
    private readonly events: Publisher,
    private readonly em: EntityManager,
    @Inject(LOGGER) private readonly logger: Logger,
    lane: HotLane,
  ) {
    lane.admitBy((request, { access }) => {
      const token = this.cookie.read(request);
      const auth = token ? this.sessions.recentNow(token) : null;
      return auth && mayPass(access, auth.role) ? auth : null;
    });
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = this.cookie.read(request);
    const { access, method, path, recentSession } = endpointOf(context);
    request.auth = token ? await (recentSession ? this.sessions.recent(token) : this.sessions.load(token)) : null;
    if (mayPass(access, request.auth?.role ?? null)) return true;
    this.logger.warn({ requestId: request.id, method, route: path, userId: request.auth?.userId }, 'access refused');
    if (!request.auth) throw new AppError('auth.signedOut');
    this.events.publish('access.refused', { actorId: request.auth.userId, method, route: path });
    await this.em.flush();
    throw new AppError('auth.forbidden');
  }
}
