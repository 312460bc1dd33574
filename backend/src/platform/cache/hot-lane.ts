import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Endpoint } from '../../contract/endpoint.js';
import { ENDPOINTS } from '../../contract/endpoints.js';
import type { AuthContext } from '../http/auth-context.js';
import { Limiter } from '../limits/limiter.js';
import { limitsOf } from '../limits/limit.guard.js';
import { AnswerCache, type Ready } from './answer-cache.js';
import { setHeaders } from './send-answer.js';

/** Who asks, if that is known without waiting and they may have the answer; null otherwise. */
type Admit = (request: FastifyRequest, endpoint: Endpoint) => AuthContext | null;
interface Known { readonly endpoint: Endpoint; readonly key: string }

const KNOWN = 5_000;
const LANES = Object.values(ENDPOINTS).filter(({ recentSession }) => recentSession);

/**
 * The short way for a question that was answered before, word for word, and whose bytes lie ready in memory. Everything
 * the long way asks is asked here too (same site, body length, session, role, limits, log, figures), but nothing that
 * makes it wait; whenever something would, the long way is taken, which knows all rules and tells every refusal. Only for
 * answers that are the same for everybody who may have them (`recentSession`).
 */
@Injectable()
export class HotLane {
  /** Answers sent this way since the start. */
  given = 0;
  private admit: Admit = () => null;
  private readonly known = new LRUCache<string, Known>({ max: KNOWN });

  constructor(
    private readonly cache: AnswerCache,
    private readonly limiter: Limiter,
  ) {}

  admitBy(admit: Admit): void {
    this.admit = admit;
  }

  /** After the long way has parsed this request, let its sender through, and sent a saved answer. */
  remember(request: FastifyRequest): void {
    const endpoint = request.savedAnswer && LANES.find(({ method, path }) => method === request.method && path === request.routeOptions.url);
    const name = endpoint && nameOf(request);
    if (name && request.savedAnswer) this.known.set(name, { endpoint, key: request.savedAnswer });
  }

  /** Sends the answer if all of it is at hand; otherwise the long way goes on. Waits for nothing but the count of calls. */
  answer(request: FastifyRequest, reply: FastifyReply, longWay: () => void): void {
    const name = this.known.size > 0 && nameOf(request);
    const found = name ? this.known.get(name) : undefined;
    const ready = found && this.cache.ready(found.key, request.headers['accept-encoding']);
    const auth = ready ? this.admit(request, found.endpoint) : null;
    if (!ready || !auth) return longWay();
    const [limits, caller] = [limitsOf(found.endpoint), { address: request.ip }];
    const send = (): void => {
      request.auth = auth;
      this.send(ready, reply);
    };
    if (this.limiter.takeHeld(limits, caller)) return send();
    // Refused: the long way asks again and tells it as it is always told.
    void this.limiter.takeAll(limits, caller).then(send, longWay);
  }

  private send({ answer, body, encoded }: Ready, reply: FastifyReply): void {
    this.given += 1;
    setHeaders(this.cache.give(answer), body, reply);
    if (encoded.encoding !== 'identity') void reply.header('content-encoding', encoded.encoding);
    void reply.send(encoded.bytes);
  }
}

/** A hash, for a question tells about a household. Requests that are not JSON sent to a route with a fixed answer have none. */
function nameOf({ method, headers, routeOptions, body }: FastifyRequest): string | null {
  if (method !== 'POST' || !headers['content-type']?.startsWith('application/json')) return null;
  return hash('sha256', `${routeOptions.url} ${JSON.stringify(body)}`, 'base64');
}
