import { costOf, type Basket } from '#test/builders/baskets.builder.js';
import { ATTRIBUTES_2025, designsOf2025 } from '#test/builders/filed-designs.builder.js';
import { ALASKA_2026, alaskaPlans, type OfficialPlan } from '#test/builders/official-plans.builder.js';
import { describeWithShared } from '#test/harness/shared-data.js';

type Example = keyof OfficialPlan['examples'];

/**
 * Care in the three examples that insurers must calculate for every plan (45 CFR 147.200): $12,700 for a birth, $5,600
 * for a year with diabetes and $2,800 for a simple fracture. The way in which these amounts are divided among services
 * is estimated from the results that insurers publish.
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

function rankCorrelation(some: readonly number[], others: readonly number[]): number {
  const ranks = (values: readonly number[]): number[] => {
    const sorted = values.toSorted((x, y) => x - y);
    const places = new Map<number, number>();
    for (const value of new Set(sorted)) places.set(value, (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
    return values.map((value) => places.get(value) ?? 0);
  };
  const [a, b] = [ranks(some), ranks(others)];
  const middle = (some.length - 1) / 2;
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
  ] as const)('%s: plans rank as in the filed results, and half of them differ by at most $%d', (example, bar) => {
    const filed = plans.map(({ examples }) => examples[example]);
    const ours = plans.map(({ design }) => costOf(design, BASKETS[example]));
    expect(plans).toHaveLength(27);
    expect(rankCorrelation(ours, filed)).toBeGreaterThanOrEqual(0.95);
    expect(median(ours.map((cost, index) => Math.abs(cost - (filed[index] ?? 0))))).toBeLessThanOrEqual(bar);
  });
});

describeWithShared('the births that insurers calculated for 2025', ATTRIBUTES_2025, () => {
  it('rank like our results across all metal levels', async () => {
    const plans = (await designsOf2025()).filter(({ birth }) => birth !== undefined);
    const ours = plans.map(({ design }) => costOf(design, BASKETS.HavingaBaby));
    const filed = plans.map(({ birth }) => birth ?? 0);
    expect(plans.length).toBeGreaterThan(400);
    expect(rankCorrelation(ours, filed)).toBeGreaterThanOrEqual(0.9);
  });
});
