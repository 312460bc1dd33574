import type { FastifyInstance } from 'fastify';
import type { Catalog } from '#sandbox/marketplace/catalog/catalog.js';
import { MarketplaceError } from '#sandbox/marketplace/wire/errors.js';
import { needed, setSourceHeader, yearOf } from './query.js';

const SHORTEST_QUERY = 3;

/** The responses have the form of the real API's, which differs from CMS's Swagger document. */
export function drugRoutes(api: FastifyInstance, catalog: Catalog): void {
  api.get('/drugs/autocomplete', (request) => {
    const words = needed(request, 'q');
    if (words.length < SHORTEST_QUERY) throw new MarketplaceError('invalid', 'q: the length must be no less than 3.');
    return catalog.findDrugs(words);
  });
  api.get('/drugs/covered', (request, reply) => {
    const year = yearOf(request, catalog);
    const drugs = needed(request, 'drugs').split(',');
    const plans = needed(request, 'planids').split(',');
    const coverage = plans.flatMap((planId) =>
      drugs.map((rxcui) => ({ rxcui, plan_id: planId, ...catalog.drugCoverage(planId, rxcui, year) })),
    );
    const [state] = plans.map((planId) => planId.slice(5, 7));
    if (state !== undefined) setSourceHeader(reply, catalog, state, year);
    return { coverage };
  });
  api.get('/coverage/stats', () => ({
    ...catalog.counts,
    drugs_plans: 0,
    last_refreshed_at: catalog.updated,
  }));
}
