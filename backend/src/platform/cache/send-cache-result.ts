import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CacheResult } from './answer-cache.js';
import type { Representation } from './representation.js';

/** By default for POST, whose personal responses HTTP caches must not store. */
function cacheResultHeaders(
  { answer }: CacheResult,
  { etag }: Representation,
  cacheControl = 'private, no-store',
): Record<string, string> {
  const age = Math.max(0, Math.floor((Date.now() - answer.facts.fetchedAt) / 1000));
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl,
    vary: 'accept-encoding',
    etag,
    age: String(age),
  };
}

/**
 * Sends cached bytes in an encoding that the client accepts, or 304 to a GET request if the client has the current
 * version. Responses to POST requests are personal, so no HTTP cache may store them.
 */
export async function sendCacheResult(
  result: CacheResult,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer> {
  const body = await result.answer.bodyFor(result.stale);
  const isGet = request.method === 'GET';
  void reply.headers(cacheResultHeaders(result, body, isGet ? 'private, no-cache' : undefined));
  if (isGet && matches(request.headers['if-none-match'], body.etag)) {
    void reply.code(304);
    return Buffer.alloc(0);
  }
  const { encoding, bytes } = await body.accepted(header(request.headers['accept-encoding']));
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return bytes;
}

const header = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(',') : value;
const matches = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && ifNoneMatch.split(',').some((each) => each.trim() === etag);
