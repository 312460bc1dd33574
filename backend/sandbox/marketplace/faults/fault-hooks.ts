import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pathOf } from '../wire/call-log.js';
import { CORRUPT_BODY, HTML_PAGE } from './corrupt-body.js';
import type { FaultSwitch } from './fault-switch.js';
import type { Fault } from './fault.js';

declare module 'fastify' {
  interface FastifyRequest {
    fault: Fault | undefined;
  }
}

const DEFAULT_DELAY_MS = 3000;
const GATEWAY_ANSWERS: Readonly<Record<string, { status: number; body: Readonly<Record<string, string>> }>> = {
  '401': { status: 401, body: { message: 'Invalid authentication credentials' } },
  '429': { status: 429, body: { message: 'API rate limit exceeded' } },
  '500': {
    status: 500,
    body: { code: '1000', status: '500', message: 'internal server error', error: 'internal server error' },
  },
  '503': {
    status: 503,
    body: { code: '1012', status: '503', message: 'coverage data unavailable', error: 'coverage data unavailable' },
  },
};

/** One hook runs before the API key is checked, the other on the finished response body. */
export function installFaults(app: FastifyInstance, faults: FaultSwitch): void {
  app.decorateRequest('fault', undefined);
  app.addHook('onRequest', async (request, reply) => {
    request.fault = faults.take(request.method, pathOf(request.url));
    if (request.fault) await begin(request.fault, reply);
  });
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!request.fault || typeof payload !== 'string' || reply.statusCode >= 400) return payload;
    if (request.fault.kind === 'reset') return halfThenGone(payload, reply);
    return CORRUPT_BODY[request.fault.kind]?.(payload) ?? payload;
  });
}

async function begin(fault: Fault, reply: FastifyReply): Promise<void> {
  const delay = fault.delayMs ?? (fault.kind === 'slow' ? DEFAULT_DELAY_MS : 0);
  if (delay > 0) await wait(delay, undefined, { ref: false });
  const answer = GATEWAY_ANSWERS[fault.kind];
  if (fault.kind === 'html') await reply.type('text/html; charset=utf-8').send(HTML_PAGE);
  if (!answer) return;
  if (fault.retryAfterSeconds !== undefined) reply.header('retry-after', String(fault.retryAfterSeconds));
  await reply.code(answer.status).send(answer.body);
}

/** Returns a response body that announces its full length but resets the connection after half of the bytes. */
function halfThenGone(payload: string, reply: FastifyReply): Readable {
  const bytes = Buffer.from(payload);
  reply.header('content-length', String(bytes.length));
  return Readable.from(
    (async function* () {
      yield bytes.subarray(0, Math.floor(bytes.length / 2));
      await wait(20);
      reply.raw.socket?.resetAndDestroy();
    })(),
  );
}
