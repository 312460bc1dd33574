import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { AssumedPart, PlanSummary, PlanYearCost } from '#contract/plan.js';
import type { OwnCare } from '#contract/preferences.js';
import type { PlanAnswer } from '#platform/marketplace/schemas/plan.schema.js';
import { METRICS } from '#platform/metrics/metrics.js';
import { householdYears, type CoveredPerson, type HouseholdYears } from './cost/household-years.js';
import type { Assumed, PlanDesign } from './cost/plan-design.js';
import { readDesign } from './cost/read-design.js';
import { isDrugService, SERVICES, type Service } from './cost/services.js';
import { spendingFacts } from './cost/spending-facts.js';
import { yearCost, type YearCost } from './cost/year-cost.js';

/** Everything about a household on which the cost of care depends, apart from its cost-sharing variant. */
export interface CareHousehold {
  /** Ages of the people whom the plan would cover, in any order. */
  readonly ages: readonly number[];
  readonly year: number;
  /** Visits and fills of all people together; null if they have not been counted. */
  readonly ownCare: OwnCare | null;
}

type Priced = Pick<PlanSummary, 'premium' | 'premium_w_credit'>;

/** A design together with a hash of its content. Many plans share a design, so the hash serves as a cache key. */
interface KnownDesign {
  readonly design: PlanDesign;
  readonly key: string;
}

const MONTHS = 12;
const DECIMALS = { dollars: 100, fraction: 10_000 };
const toCents = (dollars: number): number => Math.round(dollars * DECIMALS.dollars) / DECIMALS.dollars;
const toFraction = (share: number): number => Math.round(share * DECIMALS.fraction) / DECIMALS.fraction;

/**
 * Estimates what plans cost households in a year. What care costs under a design is calculated once for each
 * composition of a household and then remembered, because it depends on neither the plan's price nor the income.
 */
@Injectable()
export class YearCosts {
  private readonly designs = new LRUCache<string, KnownDesign>({ max: 5_000 });
  private readonly households = new LRUCache<string, HouseholdYears>({ max: 50 });
  private readonly costs = new LRUCache<string, YearCost>({ max: 20_000 });

  /**
   * Reads and remembers the design of a plan that was fetched in full. `csr` is the marketplace's full name of the
   * household's cost-sharing variant, or null.
   */
  learn(plan: PlanAnswer, year: number, csr: string | null): void {
    const design = readDesign(plan, csr);
    this.designs.set(planKey(plan.id, year, csr), { design, key: hash('sha256', JSON.stringify(design), 'base64') });
  }

  /** Forgets everything, as a restart does. */
  forget(): void {
    for (const cache of [this.designs, this.households, this.costs]) cache.clear();
  }

  knows(id: string, year: number, csr: string | null): boolean {
    return this.designs.has(planKey(id, year, csr));
  }

  /**
   * Returns what a year costs with a plan. The result is null if the plan has no price for the household, or if its
   * design has not been learned.
   */
  of(plan: Priced & { readonly id: string }, household: CareHousehold, csr: string | null): PlanYearCost | null {
    const known = this.designs.get(planKey(plan.id, household.year, csr));
    if (!known || plan.premium === null || plan.premium_w_credit === null || household.ages.length === 0) return null;
    const premiums = plan.premium_w_credit * MONTHS;
    const care = this.careUnder(known, household);
    const withPremiums = (dollars: number): number => toCents(premiums + dollars);
    return {
      premiums: toCents(premiums),
      average: withPremiums(care.average),
      aLittleCare: withPremiums(care.aLittleCare),
      median: withPremiums(care.median),
      aLotOfCare: withPremiums(care.aLotOfCare),
      most: withPremiums(care.most),
      oddsOfMost: toFraction(care.oddsOfMost),
      shareBelowAverage: toFraction(care.shareBelowAverage),
      assumed: partsOf(known.design.assumed, household.ages.length > 1),
    };
  }

  /** Returns what a year of care costs under a design, without premiums. */
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

const planKey = (id: string, year: number, csr: string | null): string => `${year} ${id} ${csr ?? ''}`;

/** The people from the oldest to the youngest, so that the order in which they were entered makes no difference. */
const oldestFirst = (ages: readonly number[]): number[] => ages.toSorted((a, b) => b - a);
const keyOf = ({ ages, year, ownCare }: CareHousehold): string =>
  JSON.stringify([year, oldestFirst(ages), ownCare && Object.entries(ownCare).toSorted()]);

/** Returns the people of a household. Visits and fills are shared out evenly, because nobody says whose they are. */
function peopleOf({ ages, ownCare }: CareHousehold): CoveredPerson[] {
  const own = ownCare && evenShare(ownCare, ages.length);
  return oldestFirst(ages).map((age) => (own ? { age, ownCare: own } : { age }));
}

const evenShare = (
  { primaryVisits, specialistVisits, genericFills, brandFills }: OwnCare,
  people: number,
): NonNullable<CoveredPerson['ownCare']> => ({
  medicines: [
    { kind: 'genericDrugs', fills: genericFills / people },
    { kind: 'preferredBrandDrugs', fills: brandFills / people },
  ],
  visits: { primaryCare: primaryVisits / people, specialist: specialistVisits / people },
});

const isService = (part: Assumed): part is Service => SERVICES.some((service) => service === part);

/**
 * Returns the assumed parts of a design in the terms of the contract, which does not name each service. What a plan
 * does not say about families matters to families alone.
 */
function partsOf(assumed: readonly Assumed[], isFamily: boolean): AssumedPart[] {
  const relevant = assumed.filter((part) => isFamily || part !== 'family amounts');
  const named = relevant.map((part): AssumedPart => {
    if (!isService(part)) return part;
    return isDrugService(part) ? 'medicines' : 'care';
  });
  return [...new Set(named)];
}
