import { loadMoneyTables } from '#modules/facts/index.js';
import { toCents } from '../money/cents.js';
import { chance } from './hash.js';
import type { Offer } from './offers.js';

/** The latest year of published benchmark premiums in backend/data. */
const BENCHMARK_YEAR = 2026;
/** Upper bound for the number of rating areas in a state. */
const MOST_AREAS = 99;

export function isBenchmarkPublished(state: string, area: number): boolean {
  return loadMoneyTables().benchmarkOf(state, area, BENCHMARK_YEAR) !== undefined;
}

/**
 * Returns the part of a benchmark plan's premium that pays for essential health benefits, at age 21, in dollars per
 * month. It is calculated from the published premium for a child aged 0 to 14 and the state's age curve. For a few
 * areas no premium is published. The median of their state is used instead, and no tax credit is calculated.
 */
export function benchmarkAt21(state: string, area: number): number {
  const { ageFactor, benchmarkOf } = loadMoneyTables();
  const ofChild = benchmarkOf(state, area, BENCHMARK_YEAR) ?? medianBenchmark(state);
  return toCents(ofChild / ageFactor(state, 0));
}

function medianBenchmark(state: string): number {
  const known = Array.from({ length: MOST_AREAS }, (_, index) =>
    loadMoneyTables().benchmarkOf(state, index + 1, BENCHMARK_YEAR),
  ).filter((premium) => premium !== undefined);
  const median = known.toSorted((a, b) => a - b)[Math.floor((known.length - 1) / 2)];
  if (median === undefined) throw new Error(`no benchmark premium is published for ${state}`);
  return median;
}

/** Ranks, from 0, of a plan's brand and of the plan among the brand's plans of its metal level. */
export interface Standing {
  rank: number;
  place: number;
}

/**
 * Returns the price of an invented plan relative to the benchmark premium if the plan is one of the two Silver plans
 * that determine what a state's benchmark plan costs, and undefined for any other plan. The first brand sells the
 * benchmark plan (ratio 1) in all counties. Where it sells a second Silver plan, that plan is cheaper. Where it sells
 * only one, a second brand's plan costs slightly more. As a result, the second-cheapest Silver plan costs about the
 * same in all counties of a rating area.
 */
function decidingRatio(metal: string, { rank, place }: Standing): number | undefined {
  if (metal !== 'Silver' || rank > 1) return undefined;
  if (rank === 1) return place === 0 ? 1.0005 : undefined;
  return [1, 0.975][place];
}

/**
 * Returns an invented plan's price relative to the benchmark premium of its rating area, counting only essential health
 * benefits. The price depends on the design, the brand and the network. It also differs slightly by rating area and
 * year, so that two plans rarely cost exactly the same. The differences between designs and between brands follow the
 * real prices of 2026.
 */
export function priceRatio(offer: Offer, standing: Standing, state: string, area: number, year: number): number {
  const { brand, design, network } = offer;
  const deciding = decidingRatio(design.metal, standing);
  if (deciding !== undefined) return deciding;
  const step = 1.01 + 0.04 * chance('step', state, brand.name, design.number, network, area, year);
  const wideNetwork = network === 2 ? 1.07 : 1;
  return design.price * brandFactor(offer, standing, state) * wideNetwork * step;
}

function brandFactor({ brand }: Offer, { rank }: Standing, state: string): number {
  if (rank < 2) return 1 + 0.025 * rank;
  return 1.03 + 0.22 * chance('brand', state, brand.name) + (brand.type === 'PPO' ? 0.06 : 0);
}
