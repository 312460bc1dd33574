import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { AssumedPart, PlanSummary, PlanYearCost } from '#contract/plans/plan.js';
import type { CareUse } from '#contract/plans/preferences.js';
import type { PlanAnswer } from '#platform/marketplace/schemas/plan.schema.js';
import { METRICS } from '#platform/metrics/metrics.js';
import type { Assumed, PlanDesign } from './cost/design/plan-design.js';
import { readDesign } from './cost/design/read-design.js';
import type { CostRowCriteria } from './cost/design/select-cost-row.js';
import { isDrugService, SERVICES, type Service } from './cost/design/services.js';
import { householdYears, type CoveredPerson, type HouseholdYears } from './cost/household-years.js';
import { spendingFacts } from './cost/spending-facts.js';
import { yearCost, type YearCost } from './cost/year-cost.js';

/** Everything about a household that affects the cost of its care, except its cost-sharing variant. */
export interface CareHousehold {
  readonly ages: readonly number[];
  readonly year: number;
  /** Number of months of the year in which the plan is needed. By default, it is the whole year. */
  readonly months?: number | undefined;
  /** Of all people together, or null if nothing was entered. */
  readonly ownCare: CareUse | null;
}

type Priced = Pick<PlanSummary, 'premium' | 'premium_w_credit'>;

/** Many plans share cost sharing, so its hash is a cache key. */
interface KnownDesign {
  readonly design: PlanDesign;
  readonly key: string;
}

const MONTHS = 12;
const DECIMALS = { dollars: 100, fraction: 10_000 };
export const toCents = (dollars: number): number => Math.round(dollars * DECIMALS.dollars) / DECIMALS.dollars;
const toFraction = (share: number): number => Math.round(share * DECIMALS.fraction) / DECIMALS.fraction;

/**
 * Estimates the yearly costs of plans for households. The cost of care depends on the cost sharing of a plan and on the
 * people in the household, but not on premiums or income. The cost of care is therefore calculated and cached once for
 * each combination of cost sharing and household.
 */
@Injectable()
export class YearCosts {
  private readonly designs = new LRUCache<string, KnownDesign>({ max: 5_000 });
  private readonly households = new LRUCache<string, HouseholdYears>({ max: 50 });
  private readonly costs = new LRUCache<string, YearCost>({ max: 20_000 });

  /** For a plan fetched with all details. */
  learn(plan: PlanAnswer, year: number, household: CostRowCriteria): void {
    const design = readDesign(plan, household.csr);
    this.designs.set(planKey(plan.id, year, household), {
      design,
      key: hash('sha256', JSON.stringify(design), 'base64'),
    });
  }

  /** Clears the caches of cost sharing, households and costs, as a restart of the process would. */
  forget(): void {
    for (const cache of [this.designs, this.households, this.costs]) cache.clear();
  }

  knows(id: string, year: number, household: CostRowCriteria): boolean {
    return this.designs.has(planKey(id, year, household));
  }

  /** Null without a premium, known cost sharing, or anybody who would be covered. */
  of(plan: Priced & { readonly id: string }, household: CareHousehold, csr: string | null): PlanYearCost | null {
    if (plan.premium === null || plan.premium_w_credit === null) return null;
    const care = this.careOf(plan.id, household, csr);
    return care && withPremiums(care, plan.premium_w_credit);
  }

  /** Without premiums, not rounded. Null without known cost sharing or anybody covered. */
  careOf(id: string, household: CareHousehold, csr: string | null): PlanYearCost | null {
    const people = household.ages.length;
    const known = this.designs.get(planKey(id, household.year, { csr, people }));
    if (!known || people === 0) return null;
    const { mostInTier1, years, ...care } = this.careUnder(known, household);
    return {
      ...(household.months !== undefined && household.months < MONTHS && { months: household.months }),
      premiums: 0,
      ...care,
      ...(mostInTier1 !== null && { mostInTier1 }),
      years: [...years],
      assumed: partsOf(known.design.assumed, people > 1),
    };
  }

  private careUnder({ design, key }: KnownDesign, household: CareHousehold): YearCost {
    const householdKey = keyOf(household);
    const costKey = `${key} ${householdKey}`;
    const remembered = this.costs.get(costKey);
    if (remembered) return remembered;
    METRICS.yearCosts.inc();
    const cost = yearCost(design, this.yearsOf(household, householdKey), 0);
    this.costs.set(costKey, cost);
    return cost;
  }

  private yearsOf(household: CareHousehold, key: string): HouseholdYears {
    const remembered = this.households.get(key);
    if (remembered) return remembered;
    const years = householdYears(spendingFacts(), peopleOf(household), household.year);
    this.households.set(key, years);
    return years;
  }
}

/** Adds premiums (dollars a month, after the credit) for twelve months, or those of the care, and rounds the sums. */
export function withPremiums(care: PlanYearCost, premiumPerMonth: number): PlanYearCost {
  const premiums = premiumPerMonth * (care.months ?? MONTHS);
  const sum = (dollars: number): number => toCents(premiums + dollars);
  return {
    ...(care.months !== undefined && { months: care.months }),
    premiums: toCents(premiums),
    average: sum(care.average),
    aLittleCare: sum(care.aLittleCare),
    median: sum(care.median),
    aLotOfCare: sum(care.aLotOfCare),
    most: sum(care.most),
    ...(care.mostInTier1 !== undefined && { mostInTier1: sum(care.mostInTier1) }),
    oddsOfMost: toFraction(care.oddsOfMost),
    shareBelowAverage: toFraction(care.shareBelowAverage),
    years: care.years?.map((dollars) => Math.round(premiums + dollars)),
    assumed: care.assumed,
  };
}

/** Families have keys of their own, because their deductibles and maximums differ. */
const planKey = (id: string, year: number, { csr, people }: CostRowCriteria): string =>
  `${year} ${id} ${people > 1 ? 'family' : 'alone'} ${csr ?? ''}`;

/** So that the order in which people were entered makes no difference. */
const oldestFirst = (ages: readonly number[]): number[] => ages.toSorted((a, b) => b - a);
const keyOf = ({ ages, year, months = MONTHS, ownCare }: CareHousehold): string =>
  JSON.stringify([year, months, oldestFirst(ages), ownCare && Object.entries(ownCare).toSorted()]);

/**
 * Returns the people of a household with the care that each expects: the household's totals of a year, divided evenly
 * among the people, and of these the part that falls in the months of the plan.
 */
function peopleOf({ ages, ownCare, months = MONTHS }: CareHousehold): CoveredPerson[] {
  const partOfYear = months / MONTHS;
  const own = ownCare && evenShare(ownCare, ages.length / partOfYear);
  return oldestFirst(ages).map((age) => ({ age, partOfYear, ...(own && { ownCare: own }) }));
}

/**
 * Divides the visits and prescription fills that a household expects evenly among the covered people. If the household
 * has entered no number for a kind of visit, or no numbers for prescription fills at all, these services are left out,
 * so that the average is used. If only one of the two numbers of fills was entered, the other one counts as 0.
 */
const evenShare = (
  { primaryVisits, specialistVisits, genericFills, brandFills }: CareUse,
  people: number,
): NonNullable<CoveredPerson['ownCare']> => ({
  ...((genericFills !== undefined || brandFills !== undefined) && {
    medicines: [
      { kind: 'genericDrugs' as const, fills: (genericFills ?? 0) / people },
      { kind: 'preferredBrandDrugs' as const, fills: (brandFills ?? 0) / people },
    ],
  }),
  visits: {
    ...(primaryVisits !== undefined && { primaryCare: primaryVisits / people }),
    ...(specialistVisits !== undefined && { specialist: specialistVisits / people }),
  },
});

const isService = (part: Assumed): part is Service => SERVICES.some((service) => service === part);

/** Medicines are reported together, and so are other services; family amounts only for families. */
function partsOf(assumed: readonly Assumed[], isFamily: boolean): AssumedPart[] {
  const relevant = assumed.filter((part) => isFamily || part !== 'family amounts');
  const named = relevant.map((part): AssumedPart => {
    if (!isService(part)) return part;
    return isDrugService(part) ? 'medicines' : 'care';
  });
  return [...new Set(named)];
}
