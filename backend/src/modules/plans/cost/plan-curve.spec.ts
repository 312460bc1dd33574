import { tableOf, type Basket } from '#test/builders/baskets.builder.js';
import type { Limit, PlanDesign, Sharing } from './design/plan-design.js';
import { FREE } from './design/read-design.js';
import { perService, type Service } from './design/services.js';
import { planCurve } from './plan-curve.js';
import type { SpendingTable } from './spending-table.js';

const limit = (individual: number, covers: Limit['covers'] = 'whole'): Limit => ({
  covers,
  individual,
  perPerson: individual,
  family: 2 * individual,
});
const sharing = (change: Partial<Sharing>): Sharing => ({ ...FREE, ...change });

function design(services: Partial<Record<Service, Sharing>>, change: Partial<PlanDesign> = {}): PlanDesign {
  return {
    deductibles: [limit(1_000)],
    maximums: [limit(8_000)],
    secondTierMaximums: [],
    services: perService((service) => services[service] ?? FREE),
    freeVisits: 0,
    assumed: [],
    ...change,
  };
}

const cost = (care: Basket, plan: PlanDesign): number | undefined =>
  planCurve(tableOf(care), plan, { alone: true }).uncapped[0]?.[0];

describe('what a person pays', () => {
  it('is the full price up to the deductible, and a percentage of the rest', () => {
    const plan = design({ inpatient: sharing({ rate: 0.3, deductible: 'first' }) });
    expect(cost({ inpatient: [5_000, 1] }, plan)).toBe(1_000 + 0.3 * 4_000);
    expect(cost({ inpatient: [600, 1] }, plan)).toBe(600);
  });

  it('is a copay per visit if the deductible does not apply, but never more than the price', () => {
    const plan = design({ primaryCare: sharing({ copay: 40 }) });
    expect(cost({ primaryCare: [600, 4] }, plan)).toBe(160);
    expect(cost({ primaryCare: [100, 4] }, plan)).toBe(100);
  });

  it('is a copay after the deductible, for the fraction of care after the deductible is met', () => {
    const plan = design({ specialist: sharing({ copay: 50, deductible: 'first' }) });
    expect(cost({ specialist: [2_000, 10] }, plan)).toBe(1_000 + 0.5 * 10 * 50);
  });

  it('is both copay and deductible for a "copay with deductible"', () => {
    const plan = design({ specialist: sharing({ copay: 50, rate: 0.2, deductible: 'afterCopay' }) });
    expect(cost({ specialist: [2_500, 10] }, plan)).toBe(500 + 1_000 + 0.2 * 1_000);
  });

  it('counts medicines toward a separate drug deductible', () => {
    const plan = design(
      {
        inpatient: sharing({ rate: 0.2, deductible: 'first' }),
        preferredBrandDrugs: sharing({ rate: 0.5, deductible: 'first' }),
        genericDrugs: sharing({ copay: 10 }),
      },
      { deductibles: [limit(3_000, 'medical'), limit(500, 'drug')] },
    );
    const table: Basket = { inpatient: [5_000, 1], preferredBrandDrugs: [1_500, 5], genericDrugs: [240, 12] };
    expect(cost(table, plan)).toBe(3_000 + 0.2 * 2_000 + (500 + 0.5 * 1_000) + 120);
  });

  it('includes no deductible for medicines if only medical care has one', () => {
    const plan = design(
      { specialtyDrugs: sharing({ rate: 0.4, deductible: 'first' }) },
      { deductibles: [limit(3_000, 'medical')] },
    );
    expect(cost({ specialtyDrugs: [5_000, 1] }, plan)).toBe(2_000);
  });

  it('is limited separately for medicines if they have their own maximum', () => {
    const plan = design(
      { inpatient: sharing({ rate: 0.5 }), specialtyDrugs: sharing({ rate: 0.5 }) },
      { maximums: [limit(4_000, 'medical'), limit(2_000, 'drug')] },
    );
    const curve = planCurve(tableOf({ inpatient: [5_000, 1], specialtyDrugs: [3_000, 1] }), plan, { alone: true });
    expect(curve.uncapped.map(([amount]) => amount)).toEqual([2_500, 1_500]);
  });

  it('is everything except three visits and prevention under a catastrophic plan', () => {
    const all = sharing({ deductible: 'first' });
    const plan = design(
      { ...perService(() => all), preventive: FREE },
      { deductibles: [limit(10_600)], maximums: [limit(10_600)], freeVisits: 3 },
    );
    const care = { primaryCare: [750, 5], preventive: [300, 3] } as const;
    expect(cost({ ...care, laboratory: [400, 4] }, plan)).toBe(300 + 400);
    expect(cost({ ...care, inpatient: [30_000, 1] }, plan)).toBe(10_600);
  });

  it('is a copay for each day in a hospital or nursing facility', () => {
    const plan = design({ inpatient: sharing({ copay: 400, copayPer: 'day' }) });
    expect(cost({ inpatient: [40_000, 1] }, plan)).toBe(6 * 400);
    const nursing = design({ nursingFacility: sharing({ copay: 100, copayPer: 'day' }) });
    expect(cost({ nursingFacility: [9_000, 1] }, nursing)).toBe(20 * 100);
  });

  it('never decreases with spending, even if the mix of care becomes cheaper', () => {
    const cheap = tableOf({ preventive: [900, 1] });
    const table: SpendingTable = {
      ...cheap,
      limits: [500, 1_000],
      shares: [0.5, 0.5],
      means: [400, 900],
      services: perService((service) => ({
        dollars: Float64Array.from(service === 'imaging' ? [400, 0] : service === 'preventive' ? [0, 900] : [0, 0]),
        uses: Float64Array.of(1, 1),
      })),
    };
    const plan = design({ imaging: sharing({ deductible: 'first' }) });
    expect(planCurve(table, plan, { alone: true }).uncapped).toEqual([Float64Array.of(400, 400)]);
  });
});
