import { loadMoneyTables, type PovertyGuideline, type PovertyRegion } from './money-tables.js';

/** Dollars per year, by the guideline of the year before (26 CFR 1.36B-1(h)), or undefined. */
export function povertyGuideline(planYear: number, state: string, size: number): number | undefined {
  const guideline = guidelineOf(planYear, state);
  return guideline && amountFor(guideline, size);
}

/** Not rounded; undefined without the guideline that the tax credit of the year uses. */
export function percentOfPoverty(planYear: number, state: string, size: number, income: number): number | undefined {
  const guideline = povertyGuideline(planYear, state, size);
  return guideline === undefined ? undefined : (100 * income) / guideline;
}

/**
 * Returns the income of a household as a percentage of the guideline that Medicaid and CHIP use, not rounded. That is
 * the newest one in force on the day of the application (YYYY-MM-DD; 42 CFR 435.4). Returns undefined for days before
 * the first guideline of the table.
 */
export function percentOfPovertyOn(day: string, state: string, size: number, income: number): number | undefined {
  const { guidelineYears, guidelineOf: ofYear } = loadMoneyTables();
  const year = guidelineYears.findLast((each) => each <= Number(day.slice(0, 4)));
  const guideline = year === undefined ? undefined : ofYear(year, regionOf(state));
  return guideline && (100 * income) / amountFor(guideline, size);
}

const amountFor = ({ firstPerson, eachAdditionalPerson }: PovertyGuideline, size: number): number =>
  firstPerson + eachAdditionalPerson * (Math.max(1, size) - 1);

const regionOf = (state: string): PovertyRegion => (state === 'AK' || state === 'HI' ? state : 'contiguous');

function guidelineOf(planYear: number, state: string): PovertyGuideline | undefined {
  return loadMoneyTables().guidelineOf(planYear - 1, regionOf(state));
}
