import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DynamicModule } from '@nestjs/common';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { LENGTHS } from '../../contract/limits.js';
import type { Config } from '../config/config.js';
import { HotLane } from '../cache/hot-lane.js';
import { withEntityManager } from '../database/unit-of-work.js';
import { HealthChecks } from '../health/health-checks.js';
import { NestLog } from '../logging/logger.js';
import { withRequestId } from '../logging/request-context.js';
import { timeOf } from '../metrics/figures.js';
import { isTracing, tracePiece } from '../tracing/traces.js';
import { AppError } from '../errors/app-error.js';
import { envelope } from './error.filter.js';
import { answerPlainForm } from './plain-form.js';
import { refuseCrossSite } from './same-origin.js';
import { securityHeaders } from './security-headers.js';
import { serveSite } from './static-site.js';

/** The only file that knows the HTTP adapter: builds the application around its modules, ready to listen. */
export async function createApp(root: DynamicModule, config: Config, logger: Logger): Promise<NestFastifyApplication> {
  const always = securityHeaders(config);
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Each line names its request itself; a logger of its own for each request would cost more than the lines.
    childLoggerFactory: () => logger,
    genReqId: () => randomUUID(),
    bodyLimit: LENGTHS.body,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    return503OnClosing: false,
    // Addresses the router itself refuses never reach a hook.
    frameworkErrors: (error: Error, _request: FastifyRequest, reply: FastifyReply) => void reply.headers(always).send(error),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, { logger: new NestLog(logger), abortOnError: false });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  addHooks(fastify, { config, logger, always }, app.get(EntityManager), app.get(HealthChecks));
  addLane(fastify, app.get(HotLane), app.get(HealthChecks));
  await serveSite(fastify, config.frontendDir, config.appUrl, config.firm);
  return app;
}

interface Surroundings {
  config: Config;
  logger: Logger;
  /** Headers of every answer. */
  always: Readonly<Record<string, string>>;
}

function addHooks(fastify: FastifyInstance, { config, logger, always }: Surroundings, em: EntityManager, health: HealthChecks): void {
  fastify.decorateRequest('auth', null);
  fastify.decorateRequest('savedAnswer', null);
  fastify.decorateRequest('question', null);
  const ownOrigins = [config.appUrl];
  // These lines hold only what is named in `logAnswer`: looking for secrets in each would cost more than writing it.
  const answers = logger.child({}, { redact: [] });
  // Hooks that wait for nothing take `done`: a promise for each would be a good part of a quick answer's cost.
  fastify.addHook('onRequest', (request, reply, done) => {
    try {
      refuseCrossSite(request, ownOrigins);
    } catch (error) {
      request.log.warn({ requestId: request.id, route: request.routeOptions.url }, 'a request from another site was refused');
      void reply.status(403).send(envelope(error as AppError, request.id));
      return;
    }
    done();
  });
  // After the body was read: reading it would lose the async context that carries the EntityManager.
  fastify.addHook('preHandler', (request, _reply, done) => withRequestId(request.id, () => withEntityManager(em, done), request.ip));
  fastify.addHook('onSend', (request, reply, payload, done) => {
    void reply.headers(always).header('x-request-id', request.id);
    if (health.draining) void reply.header('connection', 'close');
    let sent: unknown;
    try {
      sent = answerPlainForm(request, reply, payload);
    } catch (error) {
      done(error as Error);
      return;
    }
    done(null, sent);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    timeOf(request.method, request.routeOptions.url ?? 'unknown', reply.statusCode).observe(reply.elapsedTime / 1_000);
    if (isTracing()) traceAnswer(request, reply);
    logAnswer(answers, request, reply);
    done();
  });
}

/** Before everything that costs time, and after what nobody may skip: the hooks on arrival. */
function addLane(fastify: FastifyInstance, lane: HotLane, health: HealthChecks): void {
  fastify.addHook('preParsing', (request, reply, payload, done) => {
    if (health.draining) done(null, payload);
    else lane.answer(request, reply, payload, done);
  });
  fastify.addHook('onResponse', (request, _reply, done) => {
    lane.remember(request);
    done();
  });
}

function traceAnswer({ id, method, routeOptions: { url: route = 'unknown' } }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): void {
  const attributes = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': statusCode };
  tracePiece({ name: `${method} ${route}`, kind: 'request', requestId: id, began: Date.now() - elapsedTime, failed: statusCode >= 500, attributes });
}

/** The route template, never the address: addresses carry tokens and medicine names. */
function logAnswer(logger: Logger, request: FastifyRequest, reply: FastifyReply): void {
  const route = request.routeOptions.url;
  if (reply.statusCode < 400 && !/^\/(api|auth)/.test(route ?? '')) return;
  logger.info(
    { requestId: request.id, method: request.method, route: route ?? 'unknown', status: reply.statusCode, ms: Math.round(reply.elapsedTime), userId: request.auth?.userId },
    'answered',
  );
}
