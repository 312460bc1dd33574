import { OWN_CALLS } from './own.calls.js';

/** Calls about medicines, without their schemas, for the same reason as `plans/plan.calls.ts`. */
export const DRUG_CALLS = {
  autocomplete: { method: 'GET', path: '/api/drugs/autocomplete', access: 'anyone', shape: 'list' },
  suggestNames: { method: 'GET', path: '/api/autocomplete', access: 'anyone', shape: 'list' },
  checkCoverage: { method: 'GET', path: '/api/drugs/covered', access: 'anyone', shape: ['coverage', 'provenance'] },
  checkPlans: {
    method: 'POST',
    path: '/api/drugs/covered',
    access: 'anyone',
    shape: ['coverage', 'provenance', 'medicines'],
  },
  listMine: OWN_CALLS.medicines,
  saveMine: { method: 'PUT', path: '/api/medicines/mine', access: 'signedIn', shape: 'list' },
  getFacts: { method: 'GET', path: '/api/medicines/facts', access: 'signedIn', shape: ['medicines', 'listDate'] },
  searchVa: {
    method: 'GET',
    path: '/api/va/formulary',
    access: 'signedIn',
    shape: ['drugs', 'listDate', 'interpretation'],
  },
} as const;

/** Calls about doctors, without their schemas. */
export const PROVIDER_CALLS = {
  search: { method: 'POST', path: '/api/providers/search', access: 'anyone', shape: ['providers', 'provenance'] },
  checkCoverage: {
    method: 'POST',
    path: '/api/providers/covered',
    access: 'anyone',
    shape: ['coverage', 'provenance'],
  },
  listMine: OWN_CALLS.doctors,
  saveMine: { method: 'PUT', path: '/api/doctors/mine', access: 'signedIn', shape: 'list' },
} as const;
