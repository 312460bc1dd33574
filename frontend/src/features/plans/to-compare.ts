import { COMPARE } from '../../../../backend/src/contract/limits.js';
import type { SelectedPlan } from './kept.js';

/** What of the chosen plans stands side by side, in which year, and what does not. */
export interface ToCompare {
  readonly year: number;
  readonly plans: readonly SelectedPlan[];
  /** Chosen for another year: premiums and rules of two years side by side would mislead. */
  readonly ofOtherYears: readonly SelectedPlan[];
  /** Of this year too, but there is no room for them. */
  readonly beyond: number;
}

/**
 * Plans of one year are compared: of the year somebody searched last or, where nothing was chosen for it, of the year
 * of the first choice. A plan kept without its year counts as one of the last search.
 */
export function toCompare(selected: readonly SelectedPlan[], searched: number): ToCompare {
  const yearOf = ({ year }: SelectedPlan): number => year ?? searched;
  const [first] = selected;
  const year = first === undefined || selected.some((plan) => yearOf(plan) === searched) ? searched : yearOf(first);
  const ofYear = selected.filter((plan) => yearOf(plan) === year);
  return {
    year, plans: ofYear.slice(0, COMPARE.max), beyond: Math.max(0, ofYear.length - COMPARE.max),
    ofOtherYears: selected.filter((plan) => yearOf(plan) !== year),
  };
}
