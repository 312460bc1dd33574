import type { PlanDesign } from '#modules/plans/cost/design/plan-design.js';
import { perService, type Service } from '#modules/plans/cost/design/services.js';
import { planCurve } from '#modules/plans/cost/plan-curve.js';
import type { SpendingTable } from '#modules/plans/cost/spending-table.js';

/** The care that one person uses in a year: for each service, its cost in dollars and the number of uses. */
export type Basket = Readonly<Partial<Record<Service, readonly [dollars: number, uses: number]>>>;

/**
 * Returns a spending table with a single bucket, in which everyone uses the given care. Every hospital stay lasts six
 * days.
 */
export function tableOf(basket: Basket): SpendingTable {
  const visits = basket.primaryCare?.[1] ?? 0;
  return {
    limits: [0],
    shares: [1],
    means: [Object.values(basket).reduce((sum, [dollars]) => sum + dollars, 0)],
    services: perService((service) => {
      const [dollars, uses] = basket[service] ?? [0, 0];
      return { dollars: Float64Array.of(dollars), uses: Float64Array.of(uses) };
    }),
    primaryCareBeyond: Array.from({ length: 10 }, (_, index) => {
      const part = Float64Array.of(visits > 0 ? Math.max(0, visits - index - 1) / visits : 0);
      return { dollars: part, uses: part };
    }),
    stayDays: Float64Array.of(6),
    nursingDays: Float64Array.of(20),
  };
}

export function costOf(design: PlanDesign, basket: Basket): number {
  const { uncapped } = planCurve(tableOf(basket), design, { alone: true });
  return design.maximums.reduce(
    (sum, { individual }, index) => sum + Math.min(individual, uncapped[index]?.[0] ?? 0),
    0,
  );
}
