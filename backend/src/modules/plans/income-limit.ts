import type { PlanSearch } from '#contract/api/plans.contract.js';
import { loadMoneyTables, povertyGuideline } from '#modules/facts/index.js';

/**
 * Returns the highest income at which a household may get a tax credit, in dollars per year. In most years, this limit
 * is 400 percent of the poverty guideline (26 U.S.C. 36B(c)(1)(A)). Returns null if the year has no income limit, or if
 * the tables for the year are not known.
 */
export function incomeLimit({ household, place, year }: PlanSearch): number | null {
  const percent = loadMoneyTables().percentagesOf(year)?.at(-1)?.to;
  const guideline = povertyGuideline(year, place.state, household.people.length);
  return percent === undefined || guideline === undefined ? null : (guideline * percent) / 100;
}
