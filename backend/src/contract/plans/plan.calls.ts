/**
 * Calls about plans, without their schemas. Screens that show plans send these calls. They are kept out of
 * `api/plans.contract.ts`, so that a screen loads only the schemas that it checks something with.
 */
export const PLAN_CALLS = {
  listCounties: {
    method: 'GET',
    path: '/api/counties/by/zip/:zip',
    access: 'anyone',
    shape: ['counties', 'marketplaces'],
  },
  listMarketYears: { method: 'GET', path: '/api/market-years', access: 'anyone', shape: ['current', 'offered'] },
  listPastYears: { method: 'GET', path: '/api/counties/:fips/past-years', access: 'anyone', shape: ['past'] },
  search: {
    method: 'POST',
    path: '/api/plans/search',
    access: 'anyone',
    shape: ['plans', 'total', 'dropped', 'details_missing', 'eligibility', 'provenance'],
  },
  getBatch: {
    method: 'POST',
    path: '/api/plans',
    access: 'anyone',
    shape: ['plans', 'eligibility', 'provenance'],
  },
  ownCareCosts: { method: 'POST', path: '/api/plans/costs', access: 'anyone', shape: ['costs'] },
  get: { method: 'GET', path: '/api/plans/:id', access: 'anyone', shape: ['plan', 'provenance'] },
} as const;
