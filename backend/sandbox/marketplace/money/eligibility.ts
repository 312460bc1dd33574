import { dayIn } from '#contract/deadlines/days.js';
import { loadMoneyTables, percentOfPoverty, percentOfPovertyOn, type MedicaidLimits } from '#modules/facts/index.js';
import type { CatalogPlan } from '../catalog/catalog.js';
import type { Household, Person } from '../wire/requests.js';
import { CSR_73, CSR_87, CSR_94 } from '../wire/vocabulary.js';
import { applicablePercentage } from './applicable-percentage.js';
import { findBenchmark, type NoBenchmark } from './benchmark.js';
import { creditPeople } from './people.js';

export interface PersonEstimate {
  /**
   * Tax credit of the whole household in dollars per month, not rounded. As in the real API, the entry of each person
   * whom the credit covers contains the full amount, and every other entry contains 0.
   */
  aptc: number;
  /** Full name of the person's cost-sharing level, or undefined if there is no cost-sharing reduction. */
  csr?: string;
  is_medicaid_chip: boolean;
  in_coverage_gap: boolean;
}

export type EstimateProblem = 'noMedicaidData' | 'noGuideline' | 'noPercentages' | NoBenchmark;

export interface EligibilityQuestion {
  household: Household & { income: number };
  state: string;
  area: number;
  year: number;
  plans: readonly CatalogPlan[];
}

/**
 * Estimates a household's tax credit, cost-sharing reduction, Medicaid or CHIP eligibility and coverage gap, with one
 * entry per person. If no estimate is possible, returns the reason instead. `today`, the day of the application,
 * decides which poverty guideline Medicaid and CHIP use.
 */
export function estimateEligibility(
  question: EligibilityQuestion,
  today = dayIn(new Date()),
): PersonEstimate[] | EstimateProblem {
  const { household, state, year } = question;
  const limits = loadMoneyTables().medicaidLimitsOf(state);
  if (!limits) return 'noMedicaidData';
  const exact = percentOfPoverty(year, state, household.people.length, household.income);
  if (exact === undefined) return 'noGuideline';
  const inMedicaid = household.people.map((person) => isMedicaid({ person, limits, household, state, today }));
  const covered = creditPeople(household.people.filter((_, index) => inMedicaid[index] === false));
  const aptc = taxCredit(question, exact, covered);
  if (typeof aptc === 'string') return aptc;
  return household.people.map((person, index) => {
    const mayHaveCredit = inMedicaid[index] === false && person.aptc_eligible !== false && person.has_mec !== true;
    return estimateOf(exact, mayHaveCredit, inMedicaid[index] === true, aptc);
  });
}

/** Dollars per month, given the yearly income in dollars. */
export function monthlyContribution(income: number, percentage: number): number {
  return (income * percentage) / 100 / 12;
}

/** Dollars per month for the covered people, or why there is none. `exact`: unrounded percent of poverty. */
function taxCredit(question: EligibilityQuestion, exact: number, covered: Person[]): number | EstimateProblem {
  const { household, year, area, plans } = question;
  const percentage = applicablePercentage(year, exact);
  if (percentage === 'noTable') return 'noPercentages';
  if (typeof percentage === 'string' || covered.length === 0) return 0;
  const benchmark = findBenchmark(plans, area, covered);
  if (typeof benchmark === 'string') return benchmark;
  return Math.max(0, benchmark.rate - monthlyContribution(household.income, percentage));
}

function estimateOf(percent: number, mayHaveCredit: boolean, inMedicaid: boolean, aptc: number): PersonEstimate {
  const csr = mayHaveCredit ? costSharingLevel(percent) : undefined;
  return {
    aptc: mayHaveCredit ? aptc : 0,
    ...(csr === undefined ? {} : { csr }),
    is_medicaid_chip: inMedicaid,
    in_coverage_gap: mayHaveCredit && percent < 100,
  };
}

interface MedicaidQuestion extends Pick<EligibilityQuestion, 'household' | 'state'> {
  person: Person;
  limits: MedicaidLimits;
  today: string;
}

/**
 * Returns whether a person can get Medicaid or CHIP. For her own Medicaid or CHIP, a pregnant person counts as herself
 * and the children whom she expects (42 CFR 435.603(b)). The household's size for the tax credit stays the same.
 */
function isMedicaid({ person, limits, household, state, today }: MedicaidQuestion): boolean {
  const expected = Math.max(person.pregnant_with ?? 0, person.is_pregnant === true ? 1 : 0);
  const limit = medicaidLimitFor(limits, {
    age: person.age,
    isParent: person.is_parent === true,
    isPregnant: expected > 0,
  });
  const size = household.people.length + expected;
  const percent = percentOfPovertyOn(today, state, size, household.income);
  return limit > 0 && percent !== undefined && percent <= limit;
}

/**
 * Returns the cost-sharing level of Silver plans for an income, given as an unrounded percent of the poverty guideline.
 * The result is undefined below 100% and above 250%, where no cost-sharing reduction is available. The law compares the
 * income itself with each limit (45 CFR 155.305(g)(2)); only the table of the tax credit is read at a whole percent.
 */
export function costSharingLevel(exactPercent: number): string | undefined {
  if (exactPercent < 100 || exactPercent > 250) return undefined;
  if (exactPercent <= 150) return CSR_94;
  return exactPercent <= 200 ? CSR_87 : CSR_73;
}

interface MedicaidPerson {
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
