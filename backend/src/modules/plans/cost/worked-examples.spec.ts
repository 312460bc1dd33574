import { describeWithShared } from '#sandbox/marketplace/testing/shared-data.js';
import { ALASKA_2026, alaskaPlans, type OfficialPlan } from '#test/builders/official-plans.builder.js';
import { planCurve } from './plan-curve.js';
import type { PlanDesign } from './plan-design.js';
import { perService, type Service } from './services.js';
import type { SpendingTable } from './spending-table.js';

type Basket = Readonly<Partial<Record<Service, readonly [dollars: number, uses: number]>>>;
type Example = keyof OfficialPlan['examples'];

/**
 * Care of the three examples that every plan must work out (45 CFR 147.200): $12,700 for a birth, $5,600 for a year with
 * diabetes and $2,800 for a simple fracture. How the sums divide into services is our reading of the filed results.
 */
const BASKETS: Readonly<Record<Example, Basket>> = {
  HavingaBaby: {
    inpatient: [8_400, 1],
    outpatientSurgery: [2_800, 12],
    laboratory: [800, 10],
    xRay: [450, 3],
    genericDrugs: [20, 1],
    preventive: [230, 2],
  },
  HavingDiabetes: {
    primaryCare: [1_000, 9],
    preferredBrandDrugs: [4_000, 28],
    genericDrugs: [150, 12],
    laboratory: [100, 4],
    outpatientFacility: [100, 4],
    preventive: [250, 2],
  },
  HavingSimplefracture: {
    emergencyRoom: [1_900, 1],
    xRay: [240, 2],
    outpatientFacility: [200, 1],
    specialist: [130, 1],
    physicalTherapy: [330, 4],
  },
};

/** Out-of-pocket cost of a basket in dollars. */
function costOf(design: PlanDesign, basket: Basket): number {
  const visits = basket.primaryCare?.[1] ?? 0;
  const table: SpendingTable = {
    limits: [0],
    shares: [1],
    means: [0],
    services: perService((service) => {
      const [dollars, uses] = basket[service] ?? [0, 0];
      return { dollars: Float64Array.of(dollars), uses: Float64Array.of(uses) };
    }),
    primaryCareBeyond: Array.from({ length: 10 }, (_, index) => {
      const part = Float64Array.of(visits > 0 ? Math.max(0, visits - index - 1) / visits : 0);
      return { dollars: part, uses: part };
    }),
    stayDays: Float64Array.of(2),
    stayDaysUpTo: [],
    nursingDays: Float64Array.of(1),
  };
  const [uncapped = []] = planCurve(table, design, { alone: true }).uncapped;
  return Math.min(uncapped[0] ?? 0, design.maximums[0]?.individual ?? 0);
}

/** Spearman's rank correlation; equal values share their mean rank. */
function rankCorrelation(some: readonly number[], others: readonly number[]): number {
  const ranks = (values: readonly number[]): number[] =>
    values.map((value) => {
      const below = values.filter((other) => other < value).length;
      return below + values.filter((other) => other === value).length / 2;
    });
  const [a, b] = [ranks(some), ranks(others)];
  const middle = some.length / 2;
  const product = (xs: readonly number[], ys: readonly number[]): number =>
    xs.reduce((sum, x, index) => sum + (x - middle) * ((ys[index] ?? 0) - middle), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

describeWithShared('the worked examples of Alaska 2026', [ALASKA_2026.attributes, ALASKA_2026.benefits], () => {
  let plans: OfficialPlan[];
  beforeAll(() => {
    plans = alaskaPlans().filter(({ id }) => !id.endsWith('-00'));
  });

  it.each([
    ['HavingaBaby', 150],
    ['HavingDiabetes', 150],
    ['HavingSimplefracture', 75],
  ] as const)('%s: plans rank as filed, and half of them are within $%d', (example, bar) => {
    const filed = plans.map(({ examples }) => examples[example]);
    const ours = plans.map(({ design }) => costOf(design, BASKETS[example]));
    expect(plans).toHaveLength(27);
    expect(rankCorrelation(ours, filed)).toBeGreaterThanOrEqual(0.95);
    expect(median(ours.map((cost, index) => Math.abs(cost - (filed[index] ?? 0))))).toBeLessThanOrEqual(bar);
  });
});
