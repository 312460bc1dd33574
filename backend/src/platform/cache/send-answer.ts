import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Look } from './answer-cache.js';
import type { Representation } from './representation.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Key of the saved answer that was sent. */
    savedAnswer: string | null;
    /** What the hot lane knows this question by. */
    question: string | null;
  }
}

/** What every saved answer says about itself. */
export function headersOf({ answer }: Look, { etag }: Representation, cacheControl = 'private, no-store'): Record<string, string> {
  const age = Math.max(0, Math.floor((Date.now() - answer.facts.fetchedAt) / 1000));
  return { 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl, vary: 'accept-encoding', etag, age: String(age) };
}

/**
 * Answers with the saved bytes in an encoding the caller accepts: no JSON is read or written. GETs can be asked
 * for again by their ETag; answers to POST are a person's own and stay out of every cache on the way.
 */
export async function sendAnswer(look: Look, request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
  const body = await look.answer.bodyFor(look.stale);
  request.savedAnswer = look.answer.facts.key;
  const asks = request.method === 'GET';
  void reply.headers(headersOf(look, body, asks ? 'private, no-cache' : undefined));
  if (asks && knows(request.headers['if-none-match'], body.etag)) {
    void reply.code(304);
    return Buffer.alloc(0);
  }
  const { encoding, bytes } = await body.accepted(header(request.headers['accept-encoding']));
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return bytes;
}

const header = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value.join(',') : value);
const knows = (held: string | undefined, etag: string): boolean => held !== undefined && held.split(',').some((each) => each.trim() === etag);
