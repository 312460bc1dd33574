import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppError } from '../errors/app-error.js';
import { envelope } from '../http/error.filter.js';
import type { Queues } from './queues.js';

export const QUEUE_PAGE = '/api/admin/queues';

/** The page's own look needs inline styles; scripts stay ours, and nothing comes from elsewhere. */
const POLICY = "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'self'";

/**
 * Queues and jobs to look at. `refuse` runs before every request below the page, its files included; what it
 * returns is the answer to whoever may not see it. Nothing can be changed here: changes to jobs must leave an audit entry, which the board
 * cannot write.
 */
export async function mountQueuePage(fastify: FastifyInstance, queues: Queues, refuse: (request: FastifyRequest) => Promise<AppError | null>): Promise<void> {
  const board = new FastifyAdapter();
  board.setBasePath(QUEUE_PAGE);
  createBullBoard({ queues: queues.all().map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })), serverAdapter: board });
  await fastify.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const refusal = await refuse(request);
      if (refusal) return reply.status(refusal.status).send(envelope(refusal, request.id));
      reply.raw.setHeader('content-security-policy', POLICY);
      reply.raw.setHeader('cache-control', 'no-store');
      return undefined;
    });
    await scope.register(board.registerPlugin() as never, { prefix: QUEUE_PAGE });
  });
}
