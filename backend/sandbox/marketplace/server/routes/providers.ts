import type { FastifyInstance } from 'fastify';
import type { Catalog } from '#sandbox/marketplace/catalog/catalog.js';
import { MarketplaceError } from '#sandbox/marketplace/wire/errors.js';
import { PROVIDER_TYPES } from '#sandbox/marketplace/wire/provider.js';
import { needed, setSourceHeader, yearOf } from './query.js';

const SHORTEST_QUERY = 3;

/** The responses have the form of the real API's, which differs from CMS's Swagger document. */
export function providerRoutes(api: FastifyInstance, catalog: Catalog): void {
  api.get('/providers/autocomplete', (request) => {
    const [words, zipcode, wanted] = [needed(request, 'q'), needed(request, 'zipcode'), needed(request, 'type')];
    if (words.length < SHORTEST_QUERY) throw new MarketplaceError('invalid', 'q: the length must be no less than 3.');
    if (!/^\d{5}$/.test(zipcode)) throw new MarketplaceError('invalid', 'zipcode: must be in a valid format.');
    const names = wanted.toLowerCase().split(',');
    const types = PROVIDER_TYPES.filter((type) => names.includes(type.toLowerCase()));
    if (types.length < names.length) throw new MarketplaceError('invalid', 'type: must be a valid value.');
    return catalog.findProviders({ words, zipcode, types: new Set(types) });
  });
  api.get('/providers/covered', (request, reply) => {
    const year = yearOf(request, catalog);
    const providers = needed(request, 'providerids').split(',');
    const plans = needed(request, 'planids').split(',');
    const coverage = plans.flatMap((planId) =>
      providers.map((npi) => ({ npi, plan_id: planId, ...catalog.providerCoverage(planId, npi, year) })),
    );
    const [state] = plans.map((planId) => planId.slice(5, 7));
    if (state !== undefined) setSourceHeader(reply, catalog, state, year);
    return { coverage };
  });
}
