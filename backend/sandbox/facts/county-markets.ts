import * as z from 'zod/mini';
import { cell, type CsvRecord } from './read-csv.js';
import type { Lines } from './write-fact-file.js';

const PLAN_YEAR = 2026;
const METALS = ['bronze', 'silver', 'gold', 'platinum', 'catastrophic'] as const;

/** The file counts Expanded Bronze plans apart from other Bronze plans, so the two numbers must be added. */
export const CountedMarkets = z.object({
  data: z.array(
    z.object({
      county_fips: z.string(),
      carrier_count: z.int(),
      by_metal_level: z.record(z.string(), z.object({ plan_count: z.int() })),
    }),
  ),
});
type CountedMarkets = z.infer<typeof CountedMarkets>;
type Counts = readonly number[];

/**
 * Returns CSV lines with the numbers of insurers and of plans by metal level, for each county that HealthCare.gov
 * serves in 2026. A county without published counts gets the medians of its rating area. If no county of that rating
 * area has published counts, it gets the medians of its state. The last column says whether the numbers were counted or
 * are medians of the rating area or of the state. `counties` are the lines of counties.csv.gz.
 */
export function marketLines({ data }: CountedMarkets, counties: Lines, states: readonly CsvRecord[]): Lines {
  const counted = new Map<string, Counts>(
    data.map(({ county_fips: fips, carrier_count: issuers, by_metal_level: plans }) => {
      const countOf = (metal: string): number => plans[metal]?.plan_count ?? 0;
      const ofMetals = METALS.map((metal) => countOf(metal) + (metal === 'bronze' ? countOf('expanded_bronze') : 0));
      return [fips, [issuers, ...ofMetals]];
    }),
  );
  const served = new Set(states.filter(isServed).map((row) => cell(row, 'abbreviation')));
  const places = counties
    .slice(1)
    .map(([fips, state, area]) => ({ fips: String(fips), state: String(state), area: String(area) }))
    .filter(({ state }) => served.has(state));
  const countsIn = (isSame: (place: (typeof places)[number]) => boolean): Counts[] =>
    places.filter(isSame).flatMap(({ fips }) => {
      const counts = counted.get(fips);
      return counts ? [counts] : [];
    });
  const lines = places.map(({ fips, state, area }) => {
    const own = counted.get(fips);
    if (own) return [fips, ...own, 'counted'];
    const inArea = countsIn((other) => other.state === state && other.area === area);
    if (inArea.length > 0) return [fips, ...medians(inArea), 'area median'];
    return [fips, ...medians(countsIn((other) => other.state === state)), 'state median'];
  });
  return [['county', 'issuers', ...METALS, 'basis'], ...lines];
}

/** The median of each count over several counties, or the lower of the two middle values. */
function medians(all: readonly Counts[]): number[] {
  if (all.length === 0) throw new Error('a state has no county with counts');
  return ['issuers', ...METALS].map((_, column) => {
    const sorted = all.map((counts) => counts[column] ?? 0).toSorted((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  });
}

function isServed(state: CsvRecord): boolean {
  const ownSince = cell(state, 'own_exchange_since');
  return ownSince === '' ? cell(state, 'marketplace').startsWith('federal') : Number(ownSince) > PLAN_YEAR;
}
