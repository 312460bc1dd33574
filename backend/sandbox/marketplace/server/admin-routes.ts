import type { FastifyInstance } from 'fastify';
import type { FaultSwitch } from '../faults/fault-switch.js';
import { readFault, type Fault } from '../faults/fault.js';
import type { CallLog } from '../wire/call-log.js';

/**
 * Registers the routes that control faults and the call log. These routes are outside /api/v1 and need no API key. PUT
 * /_faults replaces the faults, POST adds faults, DELETE clears them and GET lists them. The request body is one fault
 * or a list of faults (see `Fault`). GET /_calls lists the logged calls, and DELETE /_calls clears the log.
 */
export function adminRoutes(app: FastifyInstance, faults: FaultSwitch, calls: CallLog): void {
  app.get('/_health', () => ({ status: 'ok' }));
  app.get('/_faults', () => faults.list());
  app.delete('/_faults', () => {
    faults.clear();
    return [];
  });
  app.route({
    method: ['PUT', 'POST'],
    url: '/_faults',
    handler: async (request, reply) => {
      const read = (Array.isArray(request.body) ? request.body : [request.body]).map(readFault);
      const problem = read.find((each) => typeof each === 'string');
      if (problem !== undefined) return reply.code(400).send({ message: problem });
      if (request.method === 'PUT') faults.clear();
      faults.add(...read.filter((each): each is Fault => typeof each !== 'string'));
      return faults.list();
    },
  });
  app.get('/_calls', () => ({ total: calls.total, calls: calls.list() }));
  app.delete('/_calls', () => {
    calls.reset();
    return { total: 0, calls: [] };
  });
}
