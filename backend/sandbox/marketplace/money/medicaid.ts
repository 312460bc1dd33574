import type { MedicaidLimits } from '#modules/facts/index.js';

export interface MedicaidPerson {
  age: number;
  isParent: boolean;
  isPregnant: boolean;
}

/** Percent of the poverty guideline. From 65 on, income-based Medicaid does not apply (42 CFR 435.119). */
export function medicaidLimitFor(limits: MedicaidLimits, person: MedicaidPerson): number {
  const fitting = [
    person.age < 19 ? limits.child : 0,
    person.isPregnant ? limits.pregnant : 0,
    person.isParent ? limits.parent : 0,
    person.age < 65 ? limits.adult : 0,
  ];
  return Math.max(...fitting);
}
