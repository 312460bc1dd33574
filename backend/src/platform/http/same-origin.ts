import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Throws `request.crossSite` when another site requests a change, judged by the fetch metadata headers, then by Origin
 * (OWASP cheat sheet on CSRF). A request with neither header does not come from a browser, so it carries no visitor's
 * cookie.
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
