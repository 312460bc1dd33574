import type { DatabaseSync } from 'node:sqlite';
import { isWanted, OTHER_STATE, type FileKind, type KindOptions, type RowWriter } from '../kind.js';
import { dollars } from '../row.js';

const FAMILY_RATE = 'rate for a whole family, not by age';
const PART_OF_YEAR = 'small-group rate for part of a year';

/**
 * Importer for the Rate public use file (PUF), which has one row per plan, rating area and age. Rates are in dollars
 * per month.
 */
export const RATES: FileKind = {
  name: 'rates',
  title: 'Rate PUF',
  recognises: (columns) => columns.has('PlanId', 'RatingAreaId', 'Age', 'IndividualRate'),
  writer,
};

function writer(database: DatabaseSync, options: KindOptions): RowWriter {
  const save = database.prepare('insert or replace into rate values (?, ?, ?, ?, ?, ?)');
  return (row) => {
    if (!isWanted(row.get('StateCode'), options)) return OTHER_STATE;
    const ages = agesOf(row.get('Age'));
    if (ages.length === 0) return FAMILY_RATE;
    if (!isWholeYear(row.get('RateEffectiveDate'), row.get('RateExpirationDate'))) return PART_OF_YEAR;
    const rate = dollars(row.get('IndividualRate'));
    if (rate === undefined || rate === 0) return 'no rate in the row';
    const area = /(\d+)/.exec(row.get('RatingAreaId'))?.[1];
    if (area === undefined) return 'no rating area in the row';
    // A tobacco rate that is 0 or empty means that the plan charges tobacco users the same rate as everyone else.
    const tobacco = dollars(row.get('IndividualTobaccoRate')) || rate;
    for (const age of ages)
      save.run(Number(row.get('BusinessYear')), row.get('PlanId'), Number(area), age, rate, tobacco);
    return undefined;
  };
}

/**
 * Returns the ages to store a rate for, given the age cell of the official file: 14 for "0-14" or "14", 64 for "64 and
 * over", and 14 to 20 for "0-20", a group used in older files.
 */
export function agesOf(cell: string): number[] {
  if (cell === '0-20') return [14, 15, 16, 17, 18, 19, 20];
  const found = /^(?:0-)?(\d+)/.exec(cell);
  if (!found) return [];
  return [Math.min(64, Math.max(14, Number(found[1])))];
}

/**
 * Returns whether a rate is valid from January to December, as individual-market rates are. Small-group rates change
 * every quarter.
 */
function isWholeYear(from: string, to: string): boolean {
  return monthOf(from) === 1 && monthOf(to) === 12;
}

/** Returns the month (1 to 12) of a date such as 2025-01-01 or 1/1/2026, or 0 if the date is in neither format. */
function monthOf(date: string): number {
  const found = /^\d{4}-(\d{1,2})/.exec(date) ?? /^(\d{1,2})\//.exec(date);
  return Number(found?.[1] ?? 0);
}
