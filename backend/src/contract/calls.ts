/**
 * Calls that pages send at once or in their first script, without the schemas, which the contracts in `api/` add. A
 * page that imported a contract would have to load the schema library and every schema of the call.
 */

export const OWN_CALLS = {
  changes: { method: 'GET', path: '/api/alerts', access: 'signedIn' },
  deadlines: { method: 'GET', path: '/api/deadlines/mine', access: 'signedIn' },
} as const;

export const SAVED_CALLS = {
  list: { method: 'GET', path: '/api/saved', access: 'signedIn' },
  add: { method: 'POST', path: '/api/saved', access: 'signedIn' },
  remove: { method: 'DELETE', path: '/api/saved/:id', access: 'signedIn' },
} as const;

export const PLAN_CALLS = {
  listCounties: { method: 'GET', path: '/api/counties/by/zip/:zip', access: 'anyone' },
  listMarketYears: { method: 'GET', path: '/api/market-years', access: 'anyone' },
  listPastYears: { method: 'GET', path: '/api/counties/:fips/past-years', access: 'anyone' },
  search: { method: 'POST', path: '/api/plans/search', access: 'anyone' },
  getBatch: { method: 'POST', path: '/api/plans', access: 'anyone' },
  ownCareCosts: { method: 'POST', path: '/api/plans/costs', access: 'anyone' },
  get: { method: 'GET', path: '/api/plans/:id', access: 'anyone' },
} as const;

export const DRUG_CALLS = {
  autocomplete: { method: 'GET', path: '/api/drugs/autocomplete', access: 'anyone' },
  suggestNames: { method: 'GET', path: '/api/autocomplete', access: 'anyone' },
  checkCoverage: { method: 'GET', path: '/api/drugs/covered', access: 'anyone' },
  checkPlans: { method: 'POST', path: '/api/drugs/covered', access: 'anyone' },
  listMine: { method: 'GET', path: '/api/medicines/mine', access: 'signedIn' },
  saveMine: { method: 'PUT', path: '/api/medicines/mine', access: 'signedIn' },
  getFacts: { method: 'GET', path: '/api/medicines/facts', access: 'signedIn' },
  searchVa: { method: 'GET', path: '/api/va/formulary', access: 'signedIn' },
} as const;

export const PROVIDER_CALLS = {
  search: { method: 'POST', path: '/api/providers/search', access: 'anyone' },
  checkCoverage: { method: 'POST', path: '/api/providers/covered', access: 'anyone' },
  listMine: { method: 'GET', path: '/api/doctors/mine', access: 'signedIn' },
  saveMine: { method: 'PUT', path: '/api/doctors/mine', access: 'signedIn' },
} as const;

export const SHARE_CALLS = {
  preview: { method: 'POST', path: '/api/shares/preview', access: 'signedIn' },
  make: { method: 'POST', path: '/api/shares', access: 'signedIn' },
  list: { method: 'GET', path: '/api/shares', access: 'signedIn' },
  end: { method: 'DELETE', path: '/api/shares/:id', access: 'signedIn' },
  open: { method: 'POST', path: '/api/shared', access: 'anyone' },
} as const;
