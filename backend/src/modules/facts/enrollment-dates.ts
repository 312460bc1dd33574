import { readFacts } from './fact-file.js';

/** Period in which people can enroll for a plan year. Dates are in the form YYYY-MM-DD. */
export interface EnrollmentDates {
  scope: string;
  planYear: number;
  opens: string;
  closes: string;
  /** Last day to enroll for coverage that begins on January 1. It is undefined if this day is not known. */
  januaryFirstDeadline: string | undefined;
  /** True if a court or an agency may still change the enrollment dates. */
  isContested: boolean;
  source: string;
  /** Day (YYYY-MM-DD) or month (YYYY-MM) in which the enrollment dates were last compared with their source. */
  checkedOn: string;
}

let loaded: readonly EnrollmentDates[] | undefined;

export function loadEnrollmentDates(): readonly EnrollmentDates[] {
  loaded ??= readFacts('enrollment-dates.csv').map((row) => ({
    scope: row.text('scope'),
    planYear: row.amount('plan_year'),
    opens: row.text('opens'),
    closes: row.text('closes'),
    januaryFirstDeadline: row.text('january_1_deadline') || undefined,
    isContested: row.text('is_contested') === 'yes',
    source: row.text('source'),
    checkedOn: row.text('checked_on'),
  }));
  return loaded;
}
