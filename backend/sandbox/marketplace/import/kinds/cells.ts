import { loadPlaces } from '#modules/facts/index.js';
import type { Row } from './row.js';

/** Error in one row of an imported file. The message completes a sentence that begins with "row 17: ". */
export class RowProblem extends Error {}

/** `what` names the value in the message. @throws RowProblem if the cell is empty or does not match */
function matching(cell: string, pattern: RegExp, what: string): string {
  if (pattern.test(cell)) return cell;
  throw new RowProblem(cell === '' ? `${what} is missing` : `${what} cannot be "${cell.slice(0, 40)}"`);
}

/** @throws RowProblem if there is no such state */
export function stateIn(row: Row, ...columns: readonly string[]): string {
  const cell = row.get(...columns);
  if (!loadPlaces().state(cell)) throw new RowProblem(cell === '' ? 'the state is missing' : `no state "${cell}"`);
  return cell;
}

export function issuerIn(row: Row, column = 'IssuerId'): string {
  return matching(row.get(column), /^\d{5}$/, 'the id of the issuer');
}

/** Without the suffix of a variant (-01). @throws RowProblem if invalid, or of another issuer or state */
export function planIn(row: Row, column: string, state: string, issuer: string): string {
  const id = matching(row.get(column), /^\d{5}[A-Z]{2}\d{7}(-\d{2})?$/, 'the id of the plan').slice(0, 14);
  if (!id.startsWith(issuer + state)) throw new RowProblem(`the plan ${id} is not one of issuer ${issuer} in ${state}`);
  return id;
}

/** An id such as AKS001. @throws RowProblem if it is not valid or belongs to another state */
export function stateCodeIn(row: Row, column: string, state: string, what: string): string {
  return matching(row.get(column), new RegExp(`^${state}[A-Z]\\d{3}$`), what);
}

/** Adds the leading zero that a spreadsheet removed. @throws RowProblem if it is no county code */
export function countyIn(row: Row, ...columns: readonly string[]): string {
  return matching(fiveDigits(row.get(...columns)), /^\d{5}$/, 'the county code');
}

export function zipIn(row: Row, column: string): string {
  return matching(fiveDigits(row.get(column)), /^\d{5}$/, 'the ZIP code');
}

function fiveDigits(cell: string): string {
  return /^\d{1,5}(\.0)?$/.test(cell) ? cell.replace(/\.0$/, '').padStart(5, '0') : cell;
}

/** From "Rating Area 2" or "2". @throws RowProblem if the number is not from 1 to 99 */
export function ratingAreaIn(row: Row, column: string): number {
  const area = /^(?:Rating Area )?(\d{1,2})$/.exec(row.get(column))?.[1];
  if (area === undefined || Number(area) === 0) throw wrong('the rating area', row.get(column));
  return Number(area);
}

/** Dollars in "$1,234.50", or undefined if empty. @throws RowProblem if anything else; `what` names it */
export function amountIn(row: Row, column: string, what: string): number | undefined {
  const cell = row.get(column);
  if (cell === '') return undefined;
  if (!/^\$?\s*(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(cell)) throw wrong(what, cell);
  return Number(cell.replaceAll(/[$,\s]/g, ''));
}

/** Dollars in "$1,500" or "$7500 per person", undefined without a number. @throws RowProblem if negative */
export function dollars(cell: string): number | undefined {
  const found = /(-\s*)?\$?\s*(-?)(\d[\d,]*(?:\.\d+)?)/.exec(cell);
  if (!found) return undefined;
  if (found[1] || found[2]) throw wrong('an amount', cell);
  return Number((found[3] ?? '').replaceAll(',', ''));
}

/** Fraction in "40.00%" or "0.9992", undefined without a number. @throws RowProblem unless 0 to 1 */
export function share(cell: string): number | undefined {
  const amount = dollars(cell);
  if (amount === undefined) return undefined;
  const part = cell.includes('%') ? amount / 100 : amount;
  if (part > 1) throw wrong('a share', cell);
  return part;
}

export function wrong(what: string, cell: string): RowProblem {
  return new RowProblem(`${what} cannot be "${cell.slice(0, 40)}"`);
}
