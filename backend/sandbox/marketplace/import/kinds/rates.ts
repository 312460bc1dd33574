import { amountIn, issuerIn, planIn, ratingAreaIn, RowProblem, stateIn, wrong } from './cells.js';
import { createRowReplacer, isWanted, OTHER_STATE, type CsvKind, type ImportContext, type RowWriter } from './kind.js';
import type { Row } from './row.js';

const FAMILY_RATE = 'rate for a whole family, not by age';
const PART_OF_YEAR = 'small-group rate for part of a year';
const NO_RATE = 'no rate in the row';
const [YOUNGEST, OLDEST] = [14, 64];
/** Matches 9999, 99999 and 999999. In older files, these numbers stand for ages that the plan does not insure. */
const NO_RATE_MARK = /^9{4,6}(\.0+|\.9+)?$/;
const HIGHEST_RATE = 9999;

/** Importer for the Rate file (PUF): one row per plan, rating area and age, in dollars per month. */
export const RATES: CsvKind = {
  format: 'csv',
  name: 'rates',
  title: 'Rate PUF',
  needs: [
    'BusinessYear',
    'StateCode',
    'IssuerId',
    'PlanId',
    'RatingAreaId',
    'Age',
    'Tobacco',
    'IndividualRate',
    'IndividualTobaccoRate',
    'RateEffectiveDate',
    'RateExpirationDate',
  ],
  recognises: (columns) =>
    columns.has('RatingAreaId', 'IndividualTobaccoRate') || columns.has('PlanId', 'IndividualRate'),
  writer,
};

function writer(context: ImportContext): RowWriter<Row> {
  const save = context.database.prepare('insert into rate values (?, ?, ?, ?, ?, ?, ?)');
  const replace = createRowReplacer(context, 'rate');
  return (row) => {
    const state = stateIn(row, 'StateCode');
    if (!isWanted(state, context)) return OTHER_STATE;
    const year = context.planYear(row.get('BusinessYear'));
    const plan = planIn(row, 'PlanId', state, issuerIn(row));
    const area = ratingAreaIn(row, 'RatingAreaId');
    const ages = agesOf(row.get('Age'));
    if (ages === undefined) return FAMILY_RATE;
    if (!isWholeYear(row, year)) return PART_OF_YEAR;
    const rate = rateIn(row);
    if (rate === undefined) return NO_RATE;
    const tobacco = tobaccoRateIn(row, rate);
    replace(year, state);
    for (const age of ages) save.run(year, state, plan, area, age, rate, tobacco);
    return undefined;
  };
}

/** Undefined if the cell is empty, 0, or the code for an age that the plan does not insure. */
function rateIn(row: Row): number | undefined {
  if (NO_RATE_MARK.test(row.get('IndividualRate'))) return undefined;
  const rate = amountIn(row, 'IndividualRate', 'the rate');
  if (rate === undefined || rate === 0) return undefined;
  if (rate > HIGHEST_RATE) throw wrong('the rate', row.get('IndividualRate'));
  return rate;
}

/** The regular rate if the row has no tobacco rate, a tobacco rate of 0, or "No Preference". */
function tobaccoRateIn(row: Row, rate: number): number {
  if (row.get('Tobacco') === 'No Preference') return rate;
  const tobacco = amountIn(row, 'IndividualTobaccoRate', 'the rate of tobacco users');
  if (tobacco === undefined || tobacco === 0) return rate;
  if (tobacco < rate || tobacco > HIGHEST_RATE) {
    throw wrong('the rate of tobacco users', `${tobacco} beside a rate of ${rate}`);
  }
  return tobacco;
}

/**
 * Returns the ages for which a rate is stored, given the age cell of the official file: 14 for "0-14" or "14", 64 for
 * "64 and over", and 14 to 20 for "0-20", a group in older files. The result is undefined if the rate applies to a
 * whole family.
 * @throws RowProblem if the cell contains anything else
 */
export function agesOf(cell: string): number[] | undefined {
  if (cell === 'Family Option') return undefined;
  if (cell === '0-20') return [14, 15, 16, 17, 18, 19, 20];
  if (cell === '0-14') return [YOUNGEST];
  if (/^6[45] and over$/.test(cell)) return [OLDEST];
  const age = /^\d{2}$/.test(cell) ? Number(cell) : 0;
  if (age < YOUNGEST || age > OLDEST) throw wrong('the age', cell);
  return [age];
}

/** Individual-market rates are valid for a whole year; small-group rates change every quarter. */
function isWholeYear(row: Row, year: number): boolean {
  const from = dateIn(row, 'RateEffectiveDate');
  const to = dateIn(row, 'RateExpirationDate');
  if (from.year !== year || to.year !== year) throw new RowProblem(`its rate is of ${from.year}, its plan of ${year}`);
  return from.month === 1 && to.month === 12;
}

function dateIn(row: Row, column: string): { year: number; month: number } {
  const cell = row.get(column);
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{1,2})-\d/.exec(cell) ?? [];
  const [, usMonth, usYear] = /^(\d{1,2})\/\d{1,2}\/(\d{4})/.exec(cell) ?? [];
  const month = Number(isoMonth ?? usMonth);
  if (!(month >= 1 && month <= 12)) throw wrong('the date', cell);
  return { year: Number(isoYear ?? usYear), month };
}
