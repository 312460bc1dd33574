import type { PlanSearch } from '#contract/api/plans.contract.js';

/** A search of one person in Dallas. */
export const SEARCHED: PlanSearch = {
  household: { income: 48_000, people: [{ age: 58, aptc_eligible: true }] },
  market: 'Individual',
  place: { countyfips: '48113', state: 'TX', zipcode: '75001' },
  year: 2026,
};
