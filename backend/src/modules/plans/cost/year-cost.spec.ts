import { ALASKA_2026, alaskaPlans, type OfficialPlan } from '#test/builders/official-plans.builder.js';
import { describeWithShared } from '#test/harness/shared-data.js';
import type { Limit, PlanDesign } from './design/plan-design.js';
import { readDesign } from './design/read-design.js';
import { householdYears, yearsByRanks, type CoveredPerson, type HouseholdYears } from './household-years.js';
import { averagePrice, type OwnCare } from './own-care.js';
import { spendingFacts } from './spending-facts.js';
import { mostOutOfPocket, outOfPocketCosts, yearCost } from './year-cost.js';

const YEAR = 2026;
const facts = spendingFacts();
const design = (metal_level: string, csr: string | null = null): PlanDesign =>
  readDesign({ metal_level, deductibles: [], moops: [], benefits: [] }, csr);
const years = (...people: CoveredPerson[]): HouseholdYears => householdYears(facts, people, YEAR);
const SILVER = design('Silver');
const COUPLE = [{ age: 58 }, { age: 62 }];
const FAMILY = [{ age: 45 }, { age: 44 }, { age: 16 }, { age: 9 }];
const HOUSEHOLDS = { 'one person': [{ age: 40 }], 'a couple': COUPLE, 'a family': FAMILY };

describe('the cost of a year', () => {
  it('has consistent figures, each of which includes the premiums', () => {
    const year = yearCost(SILVER, years({ age: 55 }), 6_000);
    const amounts = [6_000, year.median, year.average, year.aLotOfCare, year.most];
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect(year.most).toBe(6_000 + 8_900);
    expect(year.years).toHaveLength(20);
    expect(year.years.at(-1)).toBeLessThanOrEqual(year.most);
    expect(year.years.reduce((sum, cost) => sum + cost, 0) / 20).toBeCloseTo(year.average, -2);
    expect(year.shareBelowAverage).toBeGreaterThan(0.5);
  });

  it('reaches the maximum more often with higher age and with a lower maximum', () => {
    const odds = (plan: PlanDesign, age: number): number => yearCost(plan, years({ age }), 0).oddsOfMost;
    expect(odds(SILVER, 25)).toBeGreaterThan(0.01);
    expect(odds(SILVER, 62)).toBeGreaterThan(odds(SILVER, 25));
    expect(odds(design('Silver', '87% AV Level Silver Plan CSR'), 62)).toBeGreaterThan(odds(SILVER, 62));
  });

  it('consists only of premiums under a variant without cost sharing', () => {
    const year = yearCost(design('Silver', 'Zero Cost Sharing Plan Variation'), years(...COUPLE), 1_200);
    expect(year).toMatchObject({ average: 1_200, median: 1_200, aLotOfCare: 1_200, most: 1_200 });
  });

  it('does not change if family members who need no care are included', () => {
    const ranks = Float64Array.of(0.3, 0.6, 0.9, 0.99);
    const none = new Float64Array(4);
    const alone = yearsByRanks(facts, [{ age: 50 }], YEAR, [ranks]);
    const together = yearsByRanks(facts, [{ age: 50 }, { age: 20 }], YEAR, [ranks, none]);
    expect(outOfPocketCosts(SILVER, together)).toEqual(outOfPocketCosts(SILVER, alone));
  });
});

describe('a family’s deductible and maximum', () => {
  const limit = (change: Partial<Limit>): Limit[] => [
    { covers: 'whole', individual: 2_000, perPerson: 2_000, family: 4_000, ...change },
  ];
  /**
   * Creates a plan in which all care counts toward the deductible. Once the deductible is met, the person pays a fifth
   * of the cost.
   */
  const plan = (deductible: Partial<Limit>, maximum: Partial<Limit>): PlanDesign => ({
    ...SILVER,
    deductibles: limit(deductible),
    maximums: limit({ individual: 50_000, perPerson: 50_000, family: 100_000, ...maximum }),
    services: Object.fromEntries(
      Object.keys(SILVER.services).map((service) => [
        service,
        { copay: 0, copayPer: 'use', rate: 0.2, deductible: 'first' },
      ]),
    ) as PlanDesign['services'],
  });
  /**
   * Creates a household of three people aged 50 with a single simulated year, in which each person spends about
   * $20,000.
   */
  const threeIll = (): { household: HouseholdYears; spent: number } => {
    const bucket = facts.table.means.findIndex((mean) => mean > 20_000);
    const household = years({ age: 50 }, { age: 50 }, { age: 50 });
    const places = { buckets: Uint16Array.of(bucket), fractions: Float64Array.of(0) };
    return {
      household: { count: 1, people: household.people.map(({ table }) => ({ table, ...places })) },
      spent: facts.table.means[bucket] ?? 0,
    };
  };

  it('is met by all members together', () => {
    const { household, spent } = threeIll();
    const [cost] = outOfPocketCosts(plan({}, {}), household);
    expect(cost).toBeCloseTo(4_000 + 0.2 * (3 * spent - 4_000), 0);
  });

  it('belongs to the family as a whole if members have none of their own', () => {
    const { household, spent } = threeIll();
    const [cost] = outOfPocketCosts(plan({ perPerson: null, family: 9_000 }, {}), household);
    expect(cost).toBeCloseTo(9_000 + 0.2 * (3 * spent - 9_000), 0);
  });

  it("ends with each member's maximum and with the family's", () => {
    const { household } = threeIll();
    expect(outOfPocketCosts(plan({}, { perPerson: 3_000, family: 20_000 }), household)).toEqual(Float64Array.of(9_000));
    expect(outOfPocketCosts(plan({}, { perPerson: 3_000, family: 6_000 }), household)).toEqual(Float64Array.of(6_000));
  });
});

describe('the care that a person expects', () => {
  const with_ = (ownCare: OwnCare): number => yearCost(SILVER, years({ age: 45, ownCare }), 0).average;

  it('adds nothing for medicines if the person takes none', () => {
    expect(with_({ medicines: [] })).toBeLessThan(yearCost(SILVER, years({ age: 45 }), 0).average);
  });

  it("adds the copays of the person's medicines", () => {
    const none = with_({ medicines: [] });
    const generic = with_({ medicines: [{ kind: 'genericDrugs', fills: 12, price: 40 }] });
    // In this test, each prescription fill costs a copay of $20, except in years in which the household reaches the
    // out-of-pocket maximum without this copay. Twelve fills therefore add slightly less than $240 on average.
    expect(generic - none).toBeGreaterThan(0.8 * 12 * 20);
    expect(generic - none).toBeLessThanOrEqual(12 * 20 + 1e-9);
  });

  it('replaces average visits with the expected ones', () => {
    expect(with_({ visits: { primaryCare: 0, specialist: 0 } })).toBeLessThan(
      with_({ visits: { primaryCare: 6, specialist: 8 } }),
    );
    expect(averagePrice(facts.table, 'primaryCare')).toBeCloseTo(173, 0);
  });
});

describe('little, some and a lot of care', () => {
  it('are the 25th, 50th and 75th percentile for a person’s age', () => {
    const cost = (rank: number): number =>
      yearCost(SILVER, yearsByRanks(facts, [{ age: 50 }], YEAR, [Float64Array.of(rank)]), 0).average;
    const year = yearCost(SILVER, years({ age: 50 }), 0);
    expect(cost(0.25)).toBeLessThan(cost(0.5));
    expect(Math.abs(cost(0.5) - year.median)).toBeLessThan(10);
    expect(Math.abs(cost(0.75) - year.aLotOfCare)).toBeLessThan(10);
  });
});

describeWithShared('the plans of Alaska 2026', [ALASKA_2026.attributes, ALASKA_2026.benefits], () => {
  let plans: OfficialPlan[];
  beforeAll(() => {
    plans = alaskaPlans();
  });

  it.each(Object.entries(HOUSEHOLDS))('never cost %s more than their maximum', (_, people) => {
    const household = years(...people);
    for (const { design: plan } of plans)
      expect(
        outOfPocketCosts(plan, household).every((cost) => cost >= 0 && cost <= mostOutOfPocket(plan, people.length)),
      ).toBe(true);
  });

  it.each(Object.entries(HOUSEHOLDS))('never cost %s less if a person spends more', (_, people) => {
    const rising = Float64Array.from({ length: 400 }, (_year, step) => (step + 0.5) / 400);
    for (const other of [0.2, 0.7, 0.95]) {
      const ranks = people.map((_person, index) => (index === 0 ? rising : rising.map(() => other)));
      const household = yearsByRanks(facts, people, YEAR, ranks);
      const falls = plans.flatMap(({ design: plan }) => {
        const paid = outOfPocketCosts(plan, household);
        return [...paid].map((cost, step) => (paid[step - 1] ?? 0) - cost);
      });
      expect(Math.max(...falls)).toBeLessThan(1e-6);
    }
  });

  it.each(Object.entries(HOUSEHOLDS))('never cost %s more under a variant with more savings', (_, people) => {
    const household = years(...people);
    const variants = Map.groupBy(
      plans.filter(({ metal, id }) => metal === 'silver' && !id.endsWith('-00')),
      ({ id }) => id.slice(0, -3),
    );
    expect(variants.size).toBe(4);
    for (const own of variants.values()) {
      const [base, ...more] = own
        .toSorted((a, b) => a.id.localeCompare(b.id))
        .map(({ design: plan }) => outOfPocketCosts(plan, household));
      expect(more).toHaveLength(3);
      more.reduce((dearer, cheaper) => {
        expect(cheaper.every((cost, year) => cost <= (dearer[year] ?? 0) + 1e-6)).toBe(true);
        return cheaper;
      }, base ?? new Float64Array());
    }
  });
});
