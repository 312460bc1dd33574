import { loadMoneyTables } from '#modules/facts/index.js';
import type { Household } from '../wire/requests.js';

/** Invented dollars per year before insurance at age 40. The real API's figures are not published. */
const CARE_AT_40: Readonly<Record<string, number>> = { Low: 1100, Medium: 6200, High: 26000 };

export interface CostDesign {
  deductible: number;
  moop: number;
  familyMoop: number;
  coinsurance: number;
}

/** Dollars per year, or -1, as in the API, unless everybody's age, gender and expected care are known. */
export function outOfPocket(household: Household | undefined, design: CostDesign): number {
  if (!household) return -1;
  const { ageFactor } = loadMoneyTables();
  let sum = 0;
  for (const person of household.people) {
    const care = CARE_AT_40[person.utilization_level ?? ''];
    if (care === undefined || person.gender === undefined) return -1;
    const cost = (care * ageFactor('', person.age)) / ageFactor('', 40);
    const beforeDeductible = Math.min(cost, design.deductible);
    sum += Math.min(design.moop, beforeDeductible + (cost - beforeDeductible) * design.coinsurance);
  }
  return Math.round(household.people.length > 1 ? Math.min(sum, design.familyMoop) : sum);
}
