import type { Household } from '#contract/api/plans.contract.js';
import { IMPORTANT_DATES } from '#contract/deadlines/enrollment-dates.js';
import { MEDICARE_AGE } from '#contract/limits/ages.js';
import { formatDay } from '#ui/format.js';
import { NEXT_STEP } from '../messages/next-step.js';
import type { CoverageAnswer } from '../model/search/other-coverage.js';

/** Where the first button leads: the marketplace, the person's deadlines, or the plans of an open year. */
type Target = 'enroll' | 'marketplace' | 'deadlines' | 'medicare' | 'plans';

export interface Step {
  readonly title: string;
  readonly text: string;
  readonly target: Target;
}

/** A day without its year, such as "December 15". */
const dayOf = (date: string): string => formatDay(date).split(',')[0] ?? date;

/** Whether everybody is old enough for Medicare and has not said otherwise. `kinds` is null if not known. */
export const isMedicareFirst = (
  { people }: Pick<Household, 'people'>,
  kinds: readonly CoverageAnswer[] | null,
): boolean => people.every(({ age }, index) => age >= MEDICARE_AGE && (!kinds?.[index] || kinds[index] === 'medicare'));

/** The step after the choice, as of a day (YYYY-MM-DD), by the year's open enrollment, or Medicare's at that age. */
export function nextStep(year: number, today: string, isForMedicare: boolean): Step {
  const { enroll, late, notOpen, closed, past, unknown, medicare } = NEXT_STEP;
  if (year < Number(today.slice(0, 4))) return { title: past.title, text: past.text(year), target: 'plans' };
  if (isForMedicare) return { ...medicare, target: 'medicare' };
  const window = IMPORTANT_DATES.find(({ id }) => id === `marketplace-${year}`);
  if (!window) return { title: unknown.title, text: unknown.text(year), target: 'marketplace' };
  const { opens, closes, januaryFirstBy = closes, isContested } = window;
  if (today < opens) return { title: notOpen.title(dayOf(opens)), text: notOpen.text, target: 'marketplace' };
  if (today > closes) return { ...closed, target: 'deadlines' };
  const isInTime = today <= januaryFirstBy;
  const [words, day, other] = isInTime ? [enroll, januaryFirstBy, closes] : [late, closes, januaryFirstBy];
  return {
    title: words.title(dayOf(day)),
    text: isContested ? `${words.text} ${words.lastDay(dayOf(other))}` : words.text,
    target: 'enroll',
  };
}
