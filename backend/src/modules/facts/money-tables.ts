import { readFacts } from './fact-file.js';

/** A range of incomes, and the percentage of income that households in this range pay for the benchmark plan. */
export interface PercentageBand {
  /** Lower end of the income range, as a percentage of the poverty guideline. */
  from: number;
  /** In percent of the guideline; undefined for the last range of a year without a limit. */
  to: number | undefined;
  /** Percent of income at the lower (`initial`) and the upper end (`final`). */
  initial: number;
  final: number;
}

/** Dollars per year for the first person and for each additional one. */
export interface PovertyGuideline {
  firstPerson: number;
  eachAdditionalPerson: number;
}

/** Highest incomes in percent of the poverty guideline, by group; 0 if the state covers no one in it. */
export interface MedicaidLimits {
  adult: number;
  parent: number;
  pregnant: number;
  child: number;
}

/** Regions for which HHS publishes separate poverty guidelines: the contiguous states, Alaska and Hawaii. */
export type PovertyRegion = 'contiguous' | 'AK' | 'HI';

/** Kept in memory, so lookups are fast. */
export interface MoneyTables {
  /** From the lowest range; undefined if there is no table for the year. */
  percentagesOf(planYear: number): readonly PercentageBand[] | undefined;
  /** As published in January of the year; undefined if the table has none. */
  guidelineOf(year: number, region: PovertyRegion): PovertyGuideline | undefined;
  /** The years for which the table has guidelines, from the first to the last. */
  guidelineYears: readonly number[];
  /** Relative to age 21, and constant from 64 on. States without a curve of their own use the federal one. */
  ageFactor(state: string, age: number): number;
  medicaidLimitsOf(state: string): MedicaidLimits | undefined;
  /** Second-cheapest Silver for a child of 0 to 14, dollars per month. Only plan year 2026 is known. */
  benchmarkOf(state: string, ratingArea: number, planYear: number): number | undefined;
}

const BENCHMARK_YEAR = 2026;
const OLDEST = 64;
let loaded: MoneyTables | undefined;

/** Read on the first call only. Throws an Error if a file is missing or damaged. */
export function loadMoneyTables(): MoneyTables {
  loaded ??= readTables();
  return loaded;
}

function readTables(): MoneyTables {
  const percentages = Map.groupBy(readFacts('applicable-percentages.csv'), (row) => row.amount('year'));
  const bands = new Map(
    [...percentages].map(([year, rows]) => [
      year,
      rows.map((row) => ({
        from: row.amount('from_percent'),
        to: row.number('to_percent'),
        initial: row.amount('initial_percent'),
        final: row.amount('final_percent'),
      })),
    ]),
  );
  const guidelineRows = readFacts('poverty-guidelines.csv');
  const guidelines = new Map(
    guidelineRows.map((row) => [
      `${row.text('year')} ${row.text('region')}`,
      { firstPerson: row.amount('first_person'), eachAdditionalPerson: row.amount('each_additional_person') },
    ]),
  );
  const medicaid = new Map(
    readFacts('medicaid-limits.csv').map((row) => [
      row.text('state'),
      {
        adult: row.amount('adult_percent'),
        parent: row.amount('parent_percent'),
        pregnant: row.amount('pregnant_percent'),
        child: row.amount('child_percent'),
      },
    ]),
  );
  const benchmarks = new Map(
    readFacts('benchmarks-2026.csv').map((row) => [
      `${row.text('state')} ${row.text('rating_area')}`,
      row.amount('premium_0_14'),
    ]),
  );
  return {
    percentagesOf: (planYear) => bands.get(planYear),
    guidelineOf: (year, region) => guidelines.get(`${year} ${region}`),
    guidelineYears: [...new Set(guidelineRows.map((row) => row.amount('year')))].toSorted((a, b) => a - b),
    ageFactor: readAgeCurves(),
    medicaidLimitsOf: (state) => medicaid.get(state),
    benchmarkOf: (state, ratingArea, planYear) =>
      planYear === BENCHMARK_YEAR ? benchmarks.get(`${state} ${ratingArea}`) : undefined,
  };
}

function readAgeCurves(): MoneyTables['ageFactor'] {
  const usual = readFacts('age-curve-default.csv').map((row) => row.amount('factor'));
  const curves = new Map<string, number[]>();
  for (const row of readFacts('age-curves-of-states.csv')) {
    const curve = curves.get(row.text('state')) ?? [...usual];
    curve.fill(row.amount('factor'), row.amount('from_age'), row.amount('to_age') + 1);
    curves.set(row.text('state'), curve);
  }
  return (state, age) => {
    const factor = (curves.get(state) ?? usual)[Math.min(OLDEST, Math.max(0, age))];
    if (factor === undefined) throw new RangeError(`an age in whole years is needed, not ${age}`);
    return factor;
  };
}
