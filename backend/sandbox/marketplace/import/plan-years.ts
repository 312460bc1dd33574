import { RowProblem } from './cells.js';

/** First plan year of the public use files. */
const FIRST_YEAR = 2014;
/** Files of a plan year come out in the autumn before; one year more allows for a computer with a wrong date. */
const YEARS_AHEAD = 2;

/**
 * Returns a reader of plan years that throws RowProblem for an impossible one, and for one that differs from the year
 * asked for or from the first one it read: a file is about one year.
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
