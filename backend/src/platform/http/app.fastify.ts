import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SpanStatusCode, type Span } from '@opentelemetry/api';
import { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { ENDPOINTS } from '#contract/endpoints/endpoints.js';
import { LENGTHS } from '#contract/limits/fields.js';
import type { Config } from '../config/config.js';
import { withEntityManager } from '../database/unit-of-work.js';
import { answerPlainForm } from '../endpoint/plain-form.js';
import { AppError } from '../errors/app-error.js';
import { HealthChecks } from '../health/health-checks.js';
import { NestLogger } from '../logging/logger.js';
import { withRequestId } from '../logging/request-context.js';
import { METRICS } from '../metrics/metrics.js';
import { isTracing, startSpan, withSpan } from '../tracing/tracing.js';
import { envelope } from './error.filter.js';
import { readPolicyReports } from './policy-reports.js';
import { assetHeaders, contentSecurityPolicy, securityHeaders } from './security-headers.js';
import { serveSecurityText } from './security-text.js';
import { serveSite } from './static-site.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Throws `request.crossSite` if a page of another site tries to make a change. The origin of a request is read from the
 * fetch metadata headers or, if they are missing, from the Origin header (OWASP cheat sheet on CSRF). A request without
 * any of these headers does not come from a browser, so it carries no visitor's cookie.
 */
export function refuseCrossSite(
  request: Pick<FastifyRequest, 'method' | 'headers'>,
  ownOrigins: readonly string[],
): void {
  if (SAFE.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return;
  const { origin } = request.headers;
  if (site === undefined && (origin === undefined || ownOrigins.includes(origin))) return;
  throw new AppError('request.crossSite');
}

const ONE_CLICK = new Set(
  Object.values(ENDPOINTS)
    .filter(({ isOneClick }) => isOneClick)
    .map(({ path }) => path),
);

/**
 * Lets mail programs end mails with the form of RFC 8058 as `multipart/form-data`. The content of the form is always
 * the same and is not read. All other endpoints reject this media type, because a page of another site can make a
 * browser send it without a CORS preflight request.
 */
function readOneClickForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (request, _body, done) => {
    if (ONE_CLICK.has(request.routeOptions.url ?? '')) done(null, undefined);
    else done(new AppError('request.wrongType'));
  });
}

/**
 * Milliseconds for receiving a request's headers and the whole request, and between two checks of open connections. The
 * largest body arrives in time over a slow phone connection. Callers that send almost nothing are cut off.
 */
const ARRIVAL = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 };

/** Not listening yet. Only this file connects NestJS to Fastify. */
export async function createApp(root: DynamicModule, config: Config, logger: Logger): Promise<NestFastifyApplication> {
  const commonHeaders = securityHeaders(config);
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // All requests share one logger. Every log line already includes the id of its request, and creating a logger for
    // each request would take longer than writing the line.
    childLoggerFactory: () => logger,
    genReqId: () => randomUUID(),
    bodyLimit: LENGTHS.body,
    requestTimeout: ARRIVAL.requestTimeout,
    http: ARRIVAL,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    return503OnClosing: false,
    // The router rejects a malformed URL before any hook runs. This handler therefore adds the headers that hooks add
    // to other responses.
    frameworkErrors: (error: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) => {
      const refusal = new AppError(error.statusCode === 414 ? 'request.addressTooLong' : 'request.unreadable');
      void reply.headers(commonHeaders).status(refusal.status).send(envelope(refusal, request.id));
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  addHooks(fastify, { config, logger, commonHeaders }, app.get(EntityManager), app.get(HealthChecks));
  readPolicyReports(fastify);
  readOneClickForms(fastify);
  serveSecurityText(fastify, config);
  await serveSite(fastify, config, contentSecurityPolicy(config, new URL(config.firm.map).origin));
  return app;
}

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null;
  }
}

const POLICY = 'content-security-policy';
/** Returns whether a request is for a script, style or font of the site. Each of these files has a route of its own. */
const isAsset = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith('/assets/') ?? false;
/** Returns whether a request is a call of the API. Pages and files are only read, so everything else is a call too. */
const isCall = ({ method, routeOptions }: FastifyRequest): boolean =>
  /^\/(api|auth)\//.test(routeOptions.url ?? '') || !['GET', 'HEAD'].includes(method);

const READ_BY_PROGRAMS = Object.values(ENDPOINTS).flatMap(({ path, isAutomatic }) => (isAutomatic ? path : []));
/**
 * Returns whether a request only looks whether a call exists, as mail scanners do with links. Fastify would run the
 * call as for GET, and some calls confirm an address or use up a link. Programs may look at what is made for them.
 */
const isLookAhead = (request: FastifyRequest): boolean =>
  request.method === 'HEAD' && isCall(request) && !READ_BY_PROGRAMS.includes(request.routeOptions.url ?? '');

interface HookSettings {
  config: Config;
  logger: Logger;
  commonHeaders: Readonly<Record<string, string>>;
}

function addHooks(
  fastify: FastifyInstance,
  { config, logger, commonHeaders }: HookSettings,
  em: EntityManager,
  health: HealthChecks,
): void {
  fastify.decorateRequest('auth', null);
  fastify.decorateRequest('span', null);
  const ownOrigins = [config.appUrl];
  const headersOfAssets = assetHeaders(config);
  // Access log lines contain only ids and numbers, so they do not have to be searched for secrets.
  const answers = logger.child({}, { redact: [] });
  // The hooks do nothing asynchronous, so they call `done` instead of returning a promise. Promises would slow down
  // fast responses noticeably.
  fastify.addHook('onRequest', (request, reply, done) => {
    if (isTracing()) request.span = startSpan({ name: request.method, kind: 'request' });
    try {
      refuseCrossSite(request, ownOrigins);
    } catch (error) {
      request.log.warn(
        { requestId: request.id, route: request.routeOptions.url },
        'a request from another site was refused',
      );
      METRICS.refused.inc({ code: (error as AppError).code });
      void reply.status(403).send(envelope(error as AppError, request.id));
      return;
    }
    if (isLookAhead(request)) void reply.status(405).header('allow', 'GET').send();
    else done();
  });
  // The EntityManager is provided only after the body of the request has been read, because reading the body loses the
  // async context in which the EntityManager is stored.
  fastify.addHook('preHandler', (request, _reply, done) => {
    const work = () =>
      withRequestId(
        request.id,
        () => withEntityManager(em, done),
        request.ip,
        () => request.auth?.userId,
      );
    if (request.span) withSpan(request.span, work);
    else work();
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    // Some pages, such as the contact page, set their own content security policy. This policy must not be overwritten
    // with the default one.
    const policy = reply.getHeader(POLICY);
    if (isAsset(request)) void reply.headers(headersOfAssets);
    else void reply.headers(commonHeaders).header('x-request-id', request.id);
    // Responses of the API are personal, so no cache may store them unless their endpoint allows it.
    if (isCall(request) && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    if (policy !== undefined) void reply.header(POLICY, policy);
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
    const { url: route = 'unknown' } = request.routeOptions;
    METRICS.requests.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1_000);
    if (request.span) endSpan(request.span, request, reply);
    logAnswer(answers, request, reply);
    done();
  });
}

function endSpan(
  span: Span,
  { id, method, routeOptions: { url: route = 'unknown' } }: FastifyRequest,
  { statusCode }: FastifyReply,
): void {
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': statusCode,
    'request.id': id,
  });
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** The route template, because a URL may contain a token or a medicine. */
function logAnswer(logger: Logger, request: FastifyRequest, reply: FastifyReply): void {
  const route = request.routeOptions.url;
  if (reply.statusCode < 400 && !isCall(request)) return;
  logger.info(
    {
      requestId: request.id,
      method: request.method,
      route: route ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      userId: request.auth?.userId,
    },
    'answered',
  );
}
