import { useState } from 'react';
import { Link } from 'react-router';
import { IMPORTANT_DATES } from '#contract/deadlines/enrollment-dates.js';
import { PAGES } from '#contract/pages.js';
import { Notice } from '#ui/index.js';
import { ENROLLMENT_OVER } from '../messages/enrollment-over.js';

/**
 * Returns what to say now about plans of a year whose open enrollment is over, or null if it is not. A plan that
 * somebody chooses after it starts on the first day of a later month.
 */
export function enrollmentOverText(year: number, now: Date): string | null {
  if (year < now.getFullYear()) return ENROLLMENT_OVER.past(year);
  const window = IMPORTANT_DATES.find(({ id }) => id === `marketplace-${year}`);
  // The last day counts until it ends where the reader is.
  const isOver = window !== undefined && new Date(`${window.closes}T24:00:00`) <= now;
  return isOver ? ENROLLMENT_OVER.special(year, 11 - now.getMonth()) : null;
}

/** The first line of results for a plan year whose open enrollment is over. */
export function EnrollmentOver({ year }: { year: number }) {
  const [now] = useState(() => new Date());
  const text = enrollmentOverText(year, now);
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
