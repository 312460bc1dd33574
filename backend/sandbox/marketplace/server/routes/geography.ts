import type { FastifyInstance } from 'fastify';
import type { Catalog, County } from '#sandbox/marketplace/catalog/catalog.js';
import { MarketplaceError } from '#sandbox/marketplace/wire/errors.js';
import { currentYear, pathParam, queryText } from './query.js';

export function geographyRoutes(api: FastifyInstance, catalog: Catalog): void {
  api.get('/counties/by/zip/:zipcode', (request) => {
    const zipcode = pathParam(request, 'zipcode');
    if (!/^\d{1,5}$/.test(zipcode)) throw new MarketplaceError('invalid', 'zipcode: must be in a valid format.');
    return { counties: catalog.countiesByZip(zipcode) };
  });
  api.get('/market-years', (request) => {
    const supported = catalog.years.toSorted((a, b) => a - b);
    const county = catalog.county(queryText(request, 'fips') ?? '');
    // Only the local marketplace lists the plan years of a county. The real API ignores the parameter `fips`.
    const inCounty = county && { in_county: supported.filter((year) => hasPlans(catalog, county, year)) };
    return { current: currentYear(catalog), supported, ...inCounty };
  });
  api.get('/versions', () =>
    ['plans', 'counties', 'rate-areas', 'drugs'].map((name) => ({ name, updated: catalog.updated })),
  );
}

function hasPlans(catalog: Catalog, { fips, state }: County, year: number): boolean {
  return catalog.plansIn({ fips, state, zipcode: '' }, year).length > 0;
}
