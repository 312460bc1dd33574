import { EntityManager } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import { mayPass } from './contract/access.js';
import { SessionCookie, SessionStore } from './modules/auth/index.js';
import type { Config } from './platform/config/config.js';
import { withEntityManager } from './platform/database/unit-of-work.js';
import { AppError } from './platform/errors/app-error.js';
import { createApp } from './platform/http/app.fastify.js';
import { mountQueuePage } from './platform/queue/queue-page.js';
import { Queues } from './platform/queue/queues.js';

/** The whole web process, ready to listen: the modules and the queue page behind the session of an admin. */
export async function buildApp(config: Config, logger: Logger): Promise<NestFastifyApplication> {
  const app = await createApp(AppModule.with(config, logger), config, logger);
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  await mountQueuePage(fastify, app.get(Queues), (request) => refuseOthers(app, request));
  return app;
}

/** Why somebody who is no admin may not see the page; null for admins. */
async function refuseOthers(app: NestFastifyApplication, request: FastifyRequest): Promise<AppError | null> {
  const token = app.get(SessionCookie).read(request);
  request.auth = token ? await withEntityManager(app.get(EntityManager), () => app.get(SessionStore).load(token)) : null;
  if (mayPass('admins', request.auth?.role ?? null)) return null;
  request.log.warn({ requestId: request.id, route: request.routeOptions.url, userId: request.auth?.userId }, 'access refused');
  return new AppError(request.auth ? 'auth.forbidden' : 'auth.signedOut');
}
