import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Endpoint } from '../../contract/endpoint.js';
import { ENDPOINTS } from '../../contract/endpoints.js';
import { CONFIG, type Config } from '../config/config.js';
import type { AuthContext } from '../http/auth-context.js';
import { securityHeaders } from '../http/security-headers.js';
import { limitsOf } from '../limits/limit.guard.js';
import { Limiter } from '../limits/limiter.js';
import { AnswerCache, type Ready } from './answer-cache.js';
import { headersOf } from './send-answer.js';

/** Who asks, if that is known without waiting and they may have the answer; null otherwise. */
type Admit = (request: FastifyRequest, endpoint: Endpoint) => AuthContext | null;
/** Goes on with the request as it came. */
type LongWay = (error: Error | null, payload?: RequestPayload) => void;

/** Questions remembered, and bytes of one that is worth remembering. */
const KNOWN = 5_000;
const LONGEST = 8_192;
const LANES = new Map(Object.values(ENDPOINTS).filter(({ method, recentSession }) => method === 'POST' && recentSession).map((endpoint) => [endpoint.path, endpoint]));

/**
 * The short way for a question that was answered before, byte for byte, and whose answer lies ready in memory. Everything
 * the long way asks is asked here too (same site, length, session, role, limits, log, figures), but nothing that makes it
 * wait except the count of calls; whenever something would, the long way is taken, which knows all rules and tells every
 * refusal. Only for answers that are the same for everybody who may have them (`recentSession`).
 */
@Injectable()
export class HotLane {
  /** Answers sent this way since the start. */
  given = 0;
  private admit: Admit = () => null;
  /** Keys of saved answers by hashes of questions, for a question tells about a household. */
  private readonly known = new LRUCache<string, string>({ max: KNOWN });

  private readonly always: Readonly<Record<string, string>>;

  constructor(
    private readonly cache: AnswerCache,
    private readonly limiter: Limiter,
    @Inject(CONFIG) config: Config,
  ) {
    this.always = securityHeaders(config);
  }

  admitBy(admit: Admit): void {
    this.admit = admit;
  }

  /** After the long way has parsed this request, let its sender through, and sent a saved answer. */
  remember({ question, savedAnswer }: FastifyRequest): void {
    if (question && savedAnswer) this.known.set(question, savedAnswer);
  }

  /** Reads a question that may be known and answers it if all that takes is at hand. */
  answer(request: FastifyRequest, reply: FastifyReply, payload: RequestPayload, longWay: LongWay): void {
    const endpoint = laneOf(request);
    if (!endpoint) return longWay(null, payload);
    const chunks: Buffer[] = [];
    payload.on('data', (chunk: Buffer) => void chunks.push(chunk)).on('error', longWay).on('end', () => {
      const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
      request.question = `${endpoint.path} ${hash('sha256', bytes, 'base64')}`;
      this.answerKnown(request, reply, endpoint, () => longWay(null, Readable.from([bytes])));
    });
  }

  private answerKnown(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint, longWay: () => void): void {
    const key = this.known.get(request.question ?? '');
    const ready = key === undefined ? null : this.cache.ready(key, request.headers['accept-encoding']);
    const auth = ready ? this.admit(request, endpoint) : null;
    if (!ready || !auth) return longWay();
    const [limits, caller] = [limitsOf(endpoint), { address: request.ip }];
    const send = (): void => {
      request.auth = auth;
      this.send(ready, reply);
    };
    if (this.limiter.takeHeld(limits, caller)) return send();
    // Refused: the long way asks again and tells it as it is always told.
    void this.limiter.takeAll(limits, caller).then(send, longWay);
  }

  /** Past Fastify's own sending, which would look at bytes and headers once more; its hooks on the finished answer still run. */
  private send({ answer, body, encoded }: Ready, reply: FastifyReply): void {
    this.given += 1;
    const encoding = encoded.encoding === 'identity' ? {} : { 'content-encoding': encoded.encoding };
    const headers = { ...this.always, 'x-request-id': reply.request.id, ...headersOf(this.cache.give(answer), body), ...encoding, 'content-length': String(encoded.bytes.length) };
    reply.hijack();
    reply.raw.writeHead(200, headers);
    reply.raw.end(encoded.bytes);
  }
}

function laneOf({ method, headers, routeOptions }: FastifyRequest): Endpoint | null {
  if (method !== 'POST' || !headers['content-type']?.startsWith('application/json')) return null;
  return Number(headers['content-length']) <= LONGEST ? (LANES.get(routeOptions.url ?? '') ?? null) : null;
}
