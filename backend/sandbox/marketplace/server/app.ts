import Fastify, { type FastifyInstance } from 'fastify';
import type { Catalog } from '../catalog/catalog.js';
import { installFaults } from '../faults/fault-hooks.js';
import type { FaultSwitch } from '../faults/fault-switch.js';
import { pathOf, queryOf, type CallLog } from '../wire/call-log.js';
import { MarketplaceError } from '../wire/errors.js';
import { careRoutes, householdRoutes, planRoutes, yearRoutes } from './routes.js';

export interface AppParts {
  catalog: Catalog;
  apiKey: string;
  faults: FaultSwitch;
  calls: CallLog;
}

/** Builds the server without listening. Only routes below /api/v1 require the API key. */
export function buildApp(parts: AppParts): FastifyInstance {
  const app = Fastify({ logger: false, bodyLimit: 1024 * 1024, forceCloseConnections: true });
  app.setErrorHandler((error, _request, reply) => {
    const known = error instanceof MarketplaceError ? error : problemOf(error);
    return reply.code(known.status).send(known.body);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'no Route matched with those values' }));
  void app.register((api) => Promise.resolve(installApi(api, parts)), { prefix: '/api/v1' });
  return app;
}

function installApi(api: FastifyInstance, { catalog, apiKey, faults, calls }: AppParts): void {
  api.addHook('onRequest', async (request, reply) => {
    reply.header('x-sample-data', 'invented');
    // A GET call is logged immediately, because GET calls have no body. Other calls are logged once their body has been
    // read.
    if (request.method === 'GET') {
      calls.add({ method: 'GET', path: pathOf(request.url), query: queryOf(request.url), body: undefined });
    }
  });
  installFaults(api, faults);
  api.addHook('onRequest', async (request, reply) => {
    const problem = keyProblem(new URL(request.url, 'http://localhost').searchParams.get('apikey'), apiKey);
    if (problem) await reply.code(401).send({ message: problem });
  });
  api.addHook('preHandler', async (request) => {
    if (request.method === 'GET') return;
    calls.add({ method: request.method, path: pathOf(request.url), query: queryOf(request.url), body: request.body });
  });
  yearRoutes(api, catalog);
  planRoutes(api, catalog);
  householdRoutes(api, catalog);
  careRoutes(api, catalog);
}

function keyProblem(given: string | null, apiKey: string): string | undefined {
  if (given === null || given === '') return 'No API key found in request';
  return given === apiKey ? undefined : 'Invalid authentication credentials';
}

function problemOf(error: unknown): MarketplaceError {
  const isTheirs = error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500;
  return new MarketplaceError(isTheirs ? 'invalid' : 'internal', isTheirs ? error.message : undefined);
}
