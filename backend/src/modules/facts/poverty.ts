import { loadMoneyTables, type PovertyGuideline } from './money-tables.js';

/**
 * Returns the poverty guideline for a household in a plan year, in dollars per year. A plan year uses the guideline of
 * the year before (26 CFR 1.36B-1(h)). Returns undefined if that guideline is not known.
 */
export function povertyGuideline(planYear: number, state: string, size: number): number | undefined {
  const guideline = guidelineOf(planYear, state);
  return guideline && guideline.firstPerson + guideline.eachAdditionalPerson * (Math.max(1, size) - 1);
}

export function addPerPerson(planYear: number, state: string): number | undefined {
  return guidelineOf(planYear, state)?.eachAdditionalPerson;
}

/**
 * Returns the income of a household as a percentage of the poverty guideline, not rounded. Returns undefined if the
 * guideline for the plan year is not known.
 */
export function percentOfPoverty(planYear: number, state: string, size: number, income: number): number | undefined {
  const guideline = povertyGuideline(planYear, state, size);
  return guideline === undefined ? undefined : (100 * income) / guideline;
}

function guidelineOf(planYear: number, state: string): PovertyGuideline | undefined {
  return loadMoneyTables().guidelineOf(planYear - 1, state === 'AK' || state === 'HI' ? state : 'contiguous');
}
