import { loadCountyMarkets, loadMoneyTables, loadPlaces } from '#modules/facts/index.js';
import type { CatalogPlan } from '../catalog/catalog.js';
import { findBenchmark } from '../money/benchmark.js';
import { SampleCatalog } from './sample-catalog.js';

const YEARS = [2026, 2027];
const METALS = ['bronze', 'silver', 'gold', 'platinum', 'catastrophic'] as const;
const places = loadPlaces();
const { benchmarkOf } = loadMoneyTables();
const catalog = new SampleCatalog();

interface CountyYear {
  fips: string;
  state: string;
  area: number;
  year: number;
  issuers: number;
  counts: readonly number[];
  ids: number;
  names: number;
  benchmarks: readonly number[];
  silver: number;
}

const AGES = [10, 0, 14, 15, 20, 30, 64];

function readCounty(fips: string, state: string, year: number): CountyYear {
  const area = places.ratingArea(fips) ?? NaN;
  const plans = catalog.plansIn({ fips, state }, year);
  const benchmarkAt = (age: number): number => {
    const benchmark = findBenchmark(plans, area, [{ age }]);
    return typeof benchmark === 'string' ? NaN : benchmark.rate;
  };
  return {
    fips,
    state,
    area,
    year,
    issuers: new Set(plans.map(({ facts }) => facts.issuer.id)).size,
    counts: METALS.map((metal) => plans.filter(({ facts }) => facts.metal_level.toLowerCase() === metal).length),
    ids: new Set(plans.map(({ facts }) => facts.id)).size,
    names: new Set(plans.map(({ facts }) => `${facts.issuer.name} ${facts.name}`)).size,
    benchmarks: AGES.map(benchmarkAt),
    silver: secondSilver(plans, area),
  };
}

function secondSilver(plans: readonly CatalogPlan[], area: number): number {
  const silver = plans.filter(({ facts }) => facts.metal_level === 'Silver');
  return silver.map((plan) => plan.ratePerMonth(area, 10, false) ?? NaN).toSorted((a, b) => a - b)[1] ?? NaN;
}

const countyYears: readonly CountyYear[] = YEARS.flatMap((year) =>
  [...loadCountyMarkets().keys()].flatMap((fips) => {
    const state = places.county(fips)?.state ?? '';
    return catalog.has(state, year) ? [readCounty(fips, state, year)] : [];
  }),
);

describe('the sample of every county that HealthCare.gov serves', () => {
  it('covers 2,055 counties in 2026 and, without Oregon, 2,019 in 2027', () => {
    expect(YEARS.map((year) => countyYears.filter((county) => county.year === year).length)).toEqual([2055, 2019]);
  });

  it('has as many insurers, and plans of each metal level, as the county really has', () => {
    const wrong = countyYears.filter(({ fips, issuers, counts }) => {
      const market = loadCountyMarkets().get(fips);
      return !market || issuers !== market.issuers || METALS.some((metal, index) => counts[index] !== market[metal]);
    });
    expect(wrong).toEqual([]);
  });

  it('sells no plan twice, and no two plans with the same name', () => {
    const total = ({ counts }: CountyYear): number => counts.reduce((sum, count) => sum + count, 0);
    expect(countyYears.filter((county) => county.ids !== total(county) || county.names !== total(county))).toEqual([]);
  });

  it('has the published benchmark of the rating area, within a dollar for a child of 0 to 14', () => {
    const published = countyYears.filter(({ state, area }) => benchmarkOf(state, area, 2026) !== undefined);
    const wrong = published.filter(({ state, area, silver, benchmarks: [ofChild = NaN] }) => {
      const figure = benchmarkOf(state, area, 2026) ?? NaN;
      return !(Math.abs(ofChild - figure) <= 1 && Math.abs(silver - figure) <= 1);
    });
    expect(wrong).toEqual([]);
    expect(new Set(published.map(({ state, area }) => `${state} ${area}`)).size).toBe(346);
  });

  it('has one benchmark in all counties of a rating area, within a dollar at every age', () => {
    const areas = Map.groupBy(countyYears, ({ state, area }) => `${state} ${area}`);
    const known = [...areas.values()].filter(([first]) => first && benchmarkOf(first.state, first.area, 2026));
    const spreads = known.flatMap((counties) =>
      AGES.map((_, index) => {
        const premiums = counties.map(({ benchmarks }) => benchmarks[index] ?? NaN);
        return Math.max(...premiums) - Math.min(...premiums);
      }),
    );
    expect(Math.max(...spreads)).toBeLessThanOrEqual(1);
  });

  it('has no benchmark, and so no tax credit, in the three rating areas for which none was published', () => {
    const unpublished = countyYears.filter(({ state, area }) => benchmarkOf(state, area, 2026) === undefined);
    expect(new Set(unpublished.map(({ fips }) => fips))).toEqual(new Set(['12045', '45017', '45037']));
    expect(new Set(unpublished.flatMap(({ benchmarks }) => benchmarks))).toEqual(new Set([NaN]));
    expect(unpublished.every(({ silver }) => silver > 0)).toBe(true);
  });
});
