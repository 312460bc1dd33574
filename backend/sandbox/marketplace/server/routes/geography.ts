import type { FastifyInstance } from 'fastify';
import { addPerPerson, loadMoneyTables, povertyGuideline } from '#modules/facts/index.js';
import type { Catalog, County } from '#sandbox/marketplace/catalog/catalog.js';
import { findState, listStates } from '#sandbox/marketplace/geography/states.js';
import { MarketplaceError } from '#sandbox/marketplace/wire/errors.js';
import { currentYear, needed, pathParam, queryText, yearOf } from './query.js';

export function geographyRoutes(api: FastifyInstance, catalog: Catalog): void {
  api.get('/counties/by/zip/:zipcode', (request) => {
    const zipcode = pathParam(request, 'zipcode');
    if (!/^\d{1,5}$/.test(zipcode)) throw new MarketplaceError('invalid', 'zipcode: must be in a valid format.');
    return { counties: catalog.countiesByZip(zipcode) };
  });
  api.get('/counties/:fips', (request) => {
    const county = catalog.county(pathParam(request, 'fips'));
    if (!county) throw new MarketplaceError('county');
    return { fips: county.fips, name: county.name, state: county.state };
  });
  api.get('/states', (request) => ({ states: listStates(yearOf(request, catalog)) }));
  api.get('/states/:abbrev', (request) => {
    const state = findState(pathParam(request, 'abbrev'), yearOf(request, catalog));
    if (!state) throw new MarketplaceError('state');
    return state;
  });
  api.get('/rate-areas', (request) => {
    needed(request, 'zipcode');
    needed(request, 'year');
    const area = catalog.rateArea(needed(request, 'fips'));
    if (area === undefined) throw new MarketplaceError('rateArea');
    return { state: needed(request, 'state'), area };
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
  medicaidRoutes(api, catalog);
}

function hasPlans(catalog: Catalog, { fips, state }: County, year: number): boolean {
  return catalog.plansIn({ fips, state, zipcode: '' }, year).length > 0;
}

function medicaidRoutes(api: FastifyInstance, catalog: Catalog): void {
  api.get('/states/:abbrev/medicaid', (request) => {
    const state = findState(pathParam(request, 'abbrev'), yearOf(request, catalog));
    const limits = state && loadMoneyTables().medicaidLimitsOf(state.abbrev);
    if (!limits) throw new MarketplaceError('medicaid');
    const child = limits.child / 100;
    return {
      name: state.name.toUpperCase(),
      abbrev: state.abbrev,
      fiscal_year: yearOf(request, catalog),
      fiscal_quarter: Number(queryText(request, 'quarter') ?? '1'),
      pc_fpl_parent: limits.parent / 100,
      pc_fpl_pregnant: limits.pregnant / 100,
      pc_fpl_adult: limits.adult / 100,
      pc_fpl_child_newborn: child,
      pc_fpl_child_1_5: child,
      pc_fpl_child_6_18: child,
      low_income_child: [],
      chip: [{ min_age: 0, max_age: 18, pc_fpl: child }],
    };
  });
  api.get('/states/:abbrev/poverty-guidelines', (request) => {
    const abbrev = pathParam(request, 'abbrev').toUpperCase();
    needed(request, 'year');
    const year = yearOf(request, catalog);
    const guidelines = [1, 2, 3, 4, 5, 6, 7, 8].map((size) => ({
      household_size: size,
      guideline: povertyGuideline(year, abbrev, size),
    }));
    if (!findState(abbrev, year) || guidelines[0]?.guideline === undefined) throw new MarketplaceError('guideline');
    return { guidelines, add_per_person_after_eight: addPerPerson(year, abbrev) };
  });
}
