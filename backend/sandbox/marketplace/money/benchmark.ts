import type { CatalogPlan } from '../catalog/catalog.js';
import type { Person } from '../wire/requests.js';
import { benchmarkRate } from './pricing.js';

export interface Benchmark {
  plan: CatalogPlan;
  /** The part of the covered people's premium that pays for essential health benefits, in dollars per month. */
  rate: number;
}

/** No Silver plan is sold, one has no price for these people, or an invented area's real benchmark is unknown. */
export type NoBenchmark = 'noSilver' | 'unpricedSilver' | 'unpublishedBenchmark';

/**
 * Returns the benchmark plan: the Silver plan of which the part of the premium that pays for essential health benefits
 * is the second-lowest, or the only Silver plan if just one is sold (26 CFR 1.36B-3(f)). If any Silver plan has no
 * price, there is no benchmark, because that plan could be one of the two cheapest.
 */
export function findBenchmark(
  plans: readonly CatalogPlan[],
  area: number,
  people: readonly Person[],
): Benchmark | NoBenchmark {
  const silver = plans.filter((plan) => plan.facts.metal_level === 'Silver');
  const ranked = silver
    .map((plan) => ({ plan, rate: benchmarkRate(plan, area, people) }))
    .filter(({ rate }) => rate > 0)
    .toSorted((a, b) => a.rate - b.rate || a.plan.facts.id.localeCompare(b.plan.facts.id));
  if (ranked.length < silver.length) return 'unpricedSilver';
  if (ranked.some(({ plan }) => plan.hasPublishedBenchmark?.(area) === false)) return 'unpublishedBenchmark';
  return ranked[1] ?? ranked[0] ?? 'noSilver';
}
