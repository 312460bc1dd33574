import { OptimisticLockError } from '@mikro-orm/core';
import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { ENDPOINTS } from '#contract/endpoints/endpoints.js';
import type { ErrorReply } from '#contract/errors/all-errors.js';
import { isDatabaseDown } from '../database/time-limited-client.js';
import { AppError } from '../errors/app-error.js';
import { LOGGER } from '../logging/logger.js';
import { METRICS } from '../metrics/metrics.js';

const routes = Object.values(ENDPOINTS).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`),
}));

/** Returns the HTTP methods that a path of the API accepts, for the `Allow` header of a 405 response. */
export function methodsAt(url: string): string[] {
  const path = url.split('?', 1)[0] ?? '';
  return [...new Set(routes.filter((route) => route.pattern.test(path)).map((route) => route.method))];
}

/** Converts every thrown error to the error format of the API, which reveals nothing about the implementation. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const error = this.toAppError(thrown, request, reply);
    if (error.status >= 500)
      this.logger.error(
        { requestId: request.id, route: request.routeOptions?.url, code: error.code, err: thrown },
        'request failed',
      );
    else METRICS.refused.inc({ code: error.code });
    if (error.retryAfter !== undefined) void reply.header('retry-after', String(error.retryAfter));
    void reply.header('cache-control', 'no-store').status(error.status).send(envelope(error, request.id));
  }

  private toAppError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): AppError {
    if (thrown instanceof AppError) return thrown;
    if (thrown instanceof OptimisticLockError) return new AppError('request.conflict', { cause: thrown });
    const status =
      thrown instanceof HttpException
        ? thrown.getStatus()
        : ((thrown as { statusCode?: number } | null)?.statusCode ?? 500);
    if (status === 404) {
      const allowed = methodsAt(request.url);
      if (allowed.length === 0) return new AppError('request.notFound');
      // The router skips a route if a parameter in the path is too long. The request is then handled by the route that
      // serves the site's pages, which finds no page.
      if (allowed.includes(request.method)) return new AppError('request.addressTooLong');
      void reply.header('allow', allowed.join(', '));
      return new AppError('request.wrongMethod');
    }
    if (status === 413) return new AppError('request.tooLarge');
    if (status === 415) return new AppError('request.wrongType');
    if (status >= 400 && status < 500) return new AppError('request.unreadable');
    return isDatabaseDown(thrown)
      ? new AppError('server.busy', { cause: thrown, retryAfter: 10 })
      : new AppError('server.error', { cause: thrown });
  }
}

export function envelope(error: AppError, requestId: string): ErrorReply {
  return {
    code: error.code,
    message: error.message,
    detail: error.detail,
    requestId,
    ...(error.errors && { errors: error.errors }),
  };
}
