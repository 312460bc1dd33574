import { loadPlaces } from '#modules/facts/index.js';
import { RowProblem } from './cells.js';
import { isWanted, type ImportContext } from './kind.js';

type Fields = Readonly<Record<string, unknown>>;

/** A plan and plan year that are named in an issuer's JSON file, in the entry of a medicine, a provider or a plan. */
export interface ListedPlan {
  planId: string;
  year: number;
  entry: Fields;
}

export const NO_PLAN_WANTED = 'only of plans in states not requested';

/**
 * Returns the plans in a list from an issuer's JSON file, with one entry for each plan and year. Plans of other states
 * or years than those being imported are left out.
 * @throws RowProblem if the list is empty, or if a plan id or year is missing or invalid
 */
export function listedPlans(list: unknown, context: ImportContext): ListedPlan[] {
  if (!Array.isArray(list) || list.length === 0) throw new RowProblem('it names no plans');
  return list.map(fieldsOf).flatMap((entry) => {
    const planId = textOf(entry['plan_id'], 'plan_id');
    if (!/^\d{5}[A-Z]{2}\d{7}$/.test(planId)) throw new RowProblem(`the plan_id cannot be "${planId.slice(0, 40)}"`);
    const state = planId.slice(5, 7);
    if (!loadPlaces().state(state)) throw new RowProblem(`no state "${state}" (plan ${planId})`);
    const years = Array.isArray(entry['years']) ? entry['years'] : [];
    if (years.length === 0 && context.year === undefined) {
      throw new RowProblem(`the years of plan ${planId} are missing: say the plan year with --year`);
    }
    if (!isWanted(state, context)) return [];
    return (years.length === 0 ? [context.year] : years)
      .map(yearOf)
      .filter((year) => context.year === undefined || year === context.year)
      .map((year) => ({ planId, year, entry }));
  });
}

function yearOf(value: unknown): number {
  const year = typeof value === 'string' && /^\d{4}$/.test(value) ? Number(value) : value;
  if (typeof year === 'number' && Number.isInteger(year) && year >= 2014 && year < 2100) return year;
  throw new RowProblem(`a year cannot be "${String(value)}"`);
}

export function fieldsOf(value: unknown): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.fromEntries(Object.entries(value));
  throw new RowProblem('one of its entries is not an object');
}

export function textOf(value: unknown, what: string): string {
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  throw new RowProblem(`${what} is missing`);
}

/** 1 for true, 0 for false, null if missing. @throws RowProblem for any other value */
export function flagOf(value: unknown, what: string): 0 | 1 | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  throw new RowProblem(`${what} is neither true nor false`);
}
