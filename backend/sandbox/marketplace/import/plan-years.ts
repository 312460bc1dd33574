import { RowProblem } from './kinds/cells.js';

/** First plan year for which CMS published the public use files. */
const FIRST_YEAR = 2014;
/** CMS publishes one year ahead. The second year allows for a computer whose clock is wrong. */
const YEARS_AHEAD = 2;

/**
 * Parses plan years. The file's year is the requested one or, without a request, the first in the file. Throws
 * RowProblem if a year is invalid or is another one.
 */
export function planYears(asked: number | undefined): (cell: string) => number {
  let ofFile = asked;
  return (cell) => {
    const year = Number(cell);
    if (!/^\d{4}$/.test(cell) || year < FIRST_YEAR || year > new Date().getFullYear() + YEARS_AHEAD) {
      throw new RowProblem(cell === '' ? 'the plan year is missing' : `the plan year cannot be "${cell.slice(0, 40)}"`);
    }
    ofFile ??= year;
    if (year === ofFile) return year;
    throw new RowProblem(`the plan year is ${year}, not ${ofFile}${asked === undefined ? ' as before' : ''}`);
  };
}
