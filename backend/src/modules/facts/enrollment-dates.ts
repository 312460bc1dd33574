import { readFacts } from './fact-file.js';

/** When people can enroll. Dates are YYYY-MM-DD. */
export interface EnrollmentDates {
  /** HealthCare.gov, Medicare, or the abbreviation of a state with an exchange of its own. */
  scope: string;
  planYear: number;
  opens: string;
  /** The last day to enroll. */
  closes: string;
  /** The last day to enroll for coverage from January 1; undefined if it is not known. */
  januaryFirstDeadline: string | undefined;
  /** True if a court or an agency may still change the dates. */
  isContested: boolean;
  source: string;
  /** Day (YYYY-MM-DD) or month (YYYY-MM) on which the source was read. */
  checkedOn: string;
}

let loaded: readonly EnrollmentDates[] | undefined;

/** Returns all enrollment dates, read from the file of facts the first time. */
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
