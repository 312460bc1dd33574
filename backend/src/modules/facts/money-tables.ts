import { readFacts } from './fact-file.js';

/** A band of income and the percent of income that a household contributes to the benchmark plan there. */
export interface PercentageBand {
  /** Percent of poverty at which the band begins. */
  from: number;
  /** Percent of poverty at which it ends; undefined for the last band of a year without an upper limit of income. */
  to: number | undefined;
  /** Percent of income at the start and at the end of the band. */
  initial: number;
  final: number;
}

/** HHS poverty guideline in dollars a year: for the first person and for each additional person. */
export interface PovertyGuideline {
  firstPerson: number;
  eachAdditionalPerson: number;
}

/** Highest percent of poverty at which Medicaid or CHIP covers somebody in a state; 0 if it covers nobody. */
export interface MedicaidLimits {
  adult: number;
  parent: number;
  pregnant: number;
  child: number;
}

/** Regions with a poverty guideline of their own. */
export type PovertyRegion = 'contiguous' | 'AK' | 'HI';

/** The published tables behind premiums and tax credits. Look-ups are in memory. */
export interface MoneyTables {
  /** Returns the percentages of a plan year by rising income; undefined for a year without a table of its own. */
  percentagesOf(planYear: number): readonly PercentageBand[] | undefined;
  /** Returns the guideline that HHS published in January of a year; undefined for a year we do not have. */
  guidelineOf(year: number, region: PovertyRegion): PovertyGuideline | undefined;
  /**
   * Returns the factor by which a premium changes with age in a state, relative to 1 at age 21. Ages are whole years;
   * those from 64 on share one factor. States without a curve of their own have the federal one.
   */
  ageFactor(state: string, age: number): number;
  /** Returns the limits of a state; undefined for states that are not in the table. */
  medicaidLimitsOf(state: string): MedicaidLimits | undefined;
  /**
   * Returns the second-lowest Silver premium of a child of 0 to 14 in dollars a month; undefined where none was
   * published. Plan year 2026 is the only one so far.
   */
  benchmarkOf(state: string, ratingArea: number, planYear: number): number | undefined;
}

const BENCHMARK_YEAR = 2026;
const OLDEST = 64;
let loaded: MoneyTables | undefined;

/** Returns the tables, read from the files of facts the first time. Throws if a file is missing or damaged. */
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
  const guidelines = new Map(
    readFacts('poverty-guidelines.csv').map((row) => [
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
