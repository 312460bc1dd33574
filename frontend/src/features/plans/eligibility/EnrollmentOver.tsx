import { Link } from 'react-router';
import type { Day } from '#contract/deadlines/days.js';
import { IMPORTANT_DATES } from '#contract/deadlines/enrollment-dates.js';
import { ENROLLMENT_OVER } from '#contract/messages/plans/enrollment-over.js';
import { PAGES } from '#contract/pages.js';
import { Notice, useToday } from '#ui/index.js';

/**
 * Returns what to say on a day about plans of a year whose open enrollment is over, or null if it is not. A plan that
 * somebody chooses after it starts on the first day of a later month.
 */
export function enrollmentOverText(year: number, today: Day): string | null {
  const [thisYear = 0, month = 0] = today.split('-').map(Number);
  if (year < thisYear) return ENROLLMENT_OVER.past(year);
  const window = IMPORTANT_DATES.find(({ id }) => id === `marketplace-${year}`);
  return window && window.closes < today ? ENROLLMENT_OVER.special(year, 12 - month) : null;
}

/** The first line of results for a plan year whose open enrollment is over. */
export function EnrollmentOver({ year }: { year: number }) {
  const text = enrollmentOverText(year, useToday());
  return (
    text && (
      <Notice>
        <p>
          {text} {ENROLLMENT_OVER.fullYear} <Link to={PAGES.deadlines.path}>{PAGES.deadlines.title}</Link>
        </p>
      </Notice>
    )
  );
}
