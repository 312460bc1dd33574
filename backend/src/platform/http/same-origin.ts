import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';

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
