import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Endpoint } from '#contract/api/endpoint.js';
import { ENDPOINTS } from '#contract/endpoints/endpoints.js';
import { AnswerCache, type ReadyResult } from '../cache/answer-cache.js';
import { cacheResultHeaders } from '../cache/send-cache-result.js';
import { CONFIG, type Config } from '../config/config.js';
import { FastPathAccess } from '../endpoint/fast-path-access.js';
import { limitsOf } from '../limits/rate-limit.guard.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { securityHeaders } from './security-headers.js';

type Continue = (error: Error | null, payload?: RequestPayload) => void;

const MAX_REMEMBERED = 5_000;
const MAX_BODY = 8_192;
const FAST_ENDPOINTS = new Map(
  Object.values(ENDPOINTS)
    .filter(({ method, recentSession }) => method === 'POST' && recentSession)
    .map((endpoint) => [endpoint.path, endpoint]),
);

/**
 * Answers a repeated search without the framework, if the answer is still in memory. The same-site check, the checks of
 * session and role, the rate limits, the log and the metrics work in the same way as without the fast path. In all
 * other cases, the framework handles the request, so that each rule has only one implementation. The fast path is used
 * only for endpoints whose answer is the same for everyone who may call them (`recentSession`).
 */
@Injectable()
export class FastPath {
  answered = 0;
  /** Cache keys, by the hash of the request body. The body itself is not stored, because it describes a household. */
  private readonly keys = new LRUCache<string, string>({ max: MAX_REMEMBERED });
  private readonly securityHeaders: Readonly<Record<string, string>>;

  constructor(
    private readonly cache: AnswerCache,
    private readonly limiter: RateLimiter,
    private readonly access: FastPathAccess,
    @Inject(CONFIG) config: Config,
  ) {
    this.securityHeaders = securityHeaders(config);
  }

  /**
   * Remembers a request that the framework has answered. If the response came from the cache, the same request can next
   * time be answered without the framework.
   */
  remember({ bodyHash, cacheKey }: FastifyRequest): void {
    if (bodyHash && cacheKey) this.keys.set(bodyHash, cacheKey);
  }

  /**
   * Reads the request body and sends the cached answer. If there is no cached answer or the access cannot be checked,
   * the framework handles the request as if the body had not been read.
   */
  handle(request: FastifyRequest, reply: FastifyReply, payload: RequestPayload, handOver: Continue): void {
    const endpoint = fastEndpointOf(request);
    if (!endpoint) return handOver(null, payload);
    const chunks: Buffer[] = [];
    payload
      .on('data', (chunk: Buffer) => void chunks.push(chunk))
      .on('error', handOver)
      .on('end', () => {
        const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
        request.bodyHash = `${endpoint.path} ${hash('sha256', body, 'base64')}`;
        this.tryAnswer(request, reply, endpoint, () => handOver(null, Readable.from([body])));
      });
  }

  private tryAnswer(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint, handOver: () => void): void {
    const key = this.keys.get(request.bodyHash ?? '');
    const ready = key === undefined ? null : this.cache.findReady(key, request.headers['accept-encoding']);
    const auth = ready ? this.access.admit(request, endpoint) : null;
    if (!ready || !auth) return handOver();
    const send = (): void => {
      request.auth = auth;
      this.send(ready, reply);
    };
    void this.limiter.takeAll(limitsOf(endpoint), { address: request.ip }).then(send, handOver);
  }

  /** Writes the answer directly to the socket. Fastify's hooks for finished responses (log, metrics) still run. */
  private send({ answer, body, encoded }: ReadyResult, reply: FastifyReply): void {
    this.answered += 1;
    const headers = {
      ...this.securityHeaders,
      'x-request-id': reply.request.id,
      ...cacheResultHeaders(this.cache.use(answer), body),
      ...(encoded.encoding !== 'identity' && { 'content-encoding': encoded.encoding }),
      'content-length': String(encoded.bytes.length),
    };
    reply.hijack();
    reply.raw.writeHead(200, headers);
    reply.raw.end(encoded.bytes);
  }
}

function fastEndpointOf({ method, headers, routeOptions }: FastifyRequest): Endpoint | null {
  if (method !== 'POST' || !headers['content-type']?.startsWith('application/json')) return null;
  return Number(headers['content-length']) <= MAX_BODY ? (FAST_ENDPOINTS.get(routeOptions.url ?? '') ?? null) : null;
}
