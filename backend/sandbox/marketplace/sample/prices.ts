import { loadMoneyTables } from '#modules/facts/index.js';
import { toCents } from '../money/cents.js';
import { chance } from './hash.js';
import type { Offer } from './offers.js';

/** Year whose published benchmarks the prices follow. No later ones are among the facts. */
const BENCHMARK_YEAR = 2026;
/** Rating areas of a state are numbered from 1; no state has more than this. */
const MOST_AREAS = 99;

/** Returns whether a benchmark was published for a rating area. */
export function isBenchmarkPublished(state: string, area: number): boolean {
  return loadMoneyTables().benchmarkOf(state, area, BENCHMARK_YEAR) !== undefined;
}

/**
 * Returns the essential-benefit part of a benchmark plan's premium for somebody aged 21, in dollars per month. The
 * published figures are for a child of 0 to 14, whose premium is the state's share of that of somebody aged 21. The few
 * areas without a published figure have the median of their state, and no tax credit is worked out from it.
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

/** Where an offer stands: the rank of its brand in the state, and its place among the brand's plans of its metal. */
export interface Standing {
  rank: number;
  place: number;
}

/**
 * Returns the ratios of the Silver plans that decide the benchmark to it; undefined for all other plans. The first
 * brand of a state is in each of its counties and sells the benchmark plan there, and a cheaper plan where it has two.
 * Where it has one only, a county has a second brand, whose first plan costs less than a dollar more. So the
 * second-cheapest Silver plan costs the same in all counties of a rating area, whatever else is on sale there.
 */
function decidingRatio(metal: string, { rank, place }: Standing): number | undefined {
  if (metal !== 'Silver' || rank > 1) return undefined;
  if (rank === 1) return place === 0 ? 1.0005 : undefined;
  return [1, 0.975][place];
}

/**
 * Returns the ratio of an offer's essential-benefit premium to the benchmark of the rating area. It depends on the
 * design, on the brand, on the network, and a little on the rating area and the year, so that two plans rarely cost
 * exactly the same. The designs' prices and the differences between brands follow what plans of 2026 cost relative to
 * the cheapest Silver plan of their county.
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
