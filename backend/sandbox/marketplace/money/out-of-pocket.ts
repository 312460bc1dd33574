import type { Household } from '../wire/requests.js';
import { ageFactor } from './age-curve.js';
import { ageOf } from './people.js';

/**
 * Invented yearly cost of care before insurance, dollars at age 40, by how much care somebody expects. The real API's
 * model is not published; these figures only have to be plausible and to rise with age.
 */
const CARE_AT_40: Readonly<Record<string, number>> = { Low: 1100, Medium: 6200, High: 26000 };

export interface CostDesign {
  deductible: number;
  moop: number;
  familyMoop: number;
  /** Share paid after the deductible, 0 to 1. */
  coinsurance: number;
}

/** Expected out-of-pocket dollars a year; -1 (as on the wire) unless age, gender and utilization are known for all. */
export function outOfPocket(household: Household | undefined, begins: Date, design: CostDesign | undefined): number {
  if (!household || !design) return -1;
  let sum = 0;
  for (const person of household.people) {
    const care = CARE_AT_40[person.utilization_level ?? ''];
    if (care === undefined || person.gender === undefined) return -1;
    const cost = (care * ageFactor('', ageOf(person, begins))) / ageFactor('', 40);
    const beforeDeductible = Math.min(cost, design.deductible);
    sum += Math.min(design.moop, beforeDeductible + (cost - beforeDeductible) * design.coinsurance);
  }
  return Math.round(household.people.length > 1 ? Math.min(sum, design.familyMoop) : sum);
}
