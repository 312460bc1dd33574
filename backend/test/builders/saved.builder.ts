import type { PlanSearch } from '#contract/api/plans.contract.js';
import type { PlanToSave, SearchToSave } from '#contract/api/saved.contract.js';
import { NO_PREFERENCES, type Preferences } from '#contract/plans/preferences.js';

export const aSearch = (income: number | null = 45_000, changes: Partial<PlanSearch> = {}): PlanSearch => ({
  household: { income, people: [{ age: 58, aptc_eligible: true, is_pregnant: false }] },
  market: 'Individual',
  place: { countyfips: '48113', state: 'TX', zipcode: '75001' },
  year: 2026,
  ...changes,
});
export const aSearchToSave = (income?: number | null, preferences: Partial<Preferences> = {}): SearchToSave => ({
  search: aSearch(income),
  preferences: { ...NO_PREFERENCES, ...preferences },
});
export const aPlanToSave = (number = 1, changes: Partial<PlanToSave> = {}): PlanToSave => ({
  plan_id: `11111TX${String(number).padStart(7, '0')}`,
  name: `Plan ${number}`,
  year: 2026,
  search: null,
  price: null,
  ...changes,
});
