/** An enrollment window. Its first and last day are included. Dates are YYYY-MM-DD in the reader's own time zone. */
export interface ImportantDate {
  readonly id: string;
  readonly label: string;
  readonly opens: string;
  readonly closes: string;
  /** The last day to enroll for coverage that starts on January 1, if enrollment continues after that day. */
  readonly januaryFirstBy?: string;
  /** True if a court or an agency may still change the last day of the enrollment window. */
  readonly isContested?: boolean;
  readonly note: string;
  /** What the note says after the last day for coverage from January 1. */
  readonly laterNote?: string;
  readonly source: string;
}

/** Days after an event in which a plan can be chosen. States may give more after Medicaid or CHIP. */
export const SPECIAL_DAYS = { usual: 60, afterMedicaid: 90 } as const;

const MEDICARE_NOTE = 'Join, switch or drop a Medicare health or drug plan. The change starts on January 1.';
/**
 * What Medicare's open enrollment is for people with Part A alone: a drug plan needs Part A or Part B (42 CFR
 * 423.30(a)), and a health plan needs both (42 CFR 422.50(a)).
 */
export const PART_A_NOTE =
  'With Part A alone, you can join, switch or drop a Medicare drug plan. A Medicare health plan needs Part B, too. ' +
  'The change starts on January 1.';
/**
 * What Medicare's open enrollment is for people who have let their first window pass and have no Medicare. Part A
 * without a premium can be had at any time (42 CFR 406.6), as most people of 65 or more can (42 CFR 406.10).
 */
export const NO_PART_A_NOTE =
  'Most people 65 and over can sign up for Part A at any time and pay no premium for it. With Part A, you can join ' +
  'a Medicare drug plan in this window. A Medicare health plan needs Part B, too. The plan starts on January 1.';
const MEDICARE = 'https://www.medicare.gov/basics/get-started-with-medicare/get-more-coverage/joining-a-plan';
const MARKETPLACE = 'https://www.healthcare.gov/quick-guide/dates-and-deadlines/';

const CHECK_LAST_DAY =
  'Enroll by December 15 for coverage that starts January 1. Check HealthCare.gov for the last day; it may be ' +
  'January 15. A state with its own marketplace has its own dates.';
const DECEMBER_IS_OVER =
  'December 15 was the last day for coverage that starts January 1. Check HealthCare.gov for the last day to enroll; ' +
  'it may be January 15. A state with its own marketplace has its own dates.';

/**
 * Enrollment windows by coverage year, checked in November 2026. The dates for the coming plan year are the same as in
 * backend/data/enrollment-dates.csv. HealthCare.gov's last day to enroll for plan year 2027 and later is contested. A
 * rule of June 2025 set the last day to December 15 (45 CFR 155.410), a federal court vacated that rule on June 12,
 * 2026, and an appeal is pending.
 */
export const IMPORTANT_DATES: readonly ImportantDate[] = [
  {
    id: 'marketplace-2026',
    label: 'Marketplace open enrollment for 2026',
    opens: '2025-11-01',
    closes: '2026-01-15',
    note: 'Enrollment for 2026 is over.',
    source: MARKETPLACE,
  },
  {
    id: 'medicare-2027',
    label: 'Medicare open enrollment for 2027',
    opens: '2026-10-15',
    closes: '2026-12-07',
    note: MEDICARE_NOTE,
    source: MEDICARE,
  },
  {
    id: 'marketplace-2027',
    label: 'Marketplace open enrollment for 2027',
    opens: '2026-11-01',
    closes: '2027-01-15',
    januaryFirstBy: '2026-12-15',
    isContested: true,
    note: CHECK_LAST_DAY,
    laterNote: DECEMBER_IS_OVER,
    source: MARKETPLACE,
  },
  {
    id: 'medicare-advantage-2027',
    label: 'Medicare Advantage open enrollment',
    opens: '2027-01-01',
    closes: '2027-03-31',
    note: 'If you are in a Medicare Advantage plan, you can switch once or go back to Original Medicare.',
    source: MEDICARE,
  },
  {
    id: 'medicare-2028',
    label: 'Medicare open enrollment for 2028',
    opens: '2027-10-15',
    closes: '2027-12-07',
    note: MEDICARE_NOTE,
    source: MEDICARE,
  },
  {
    id: 'marketplace-2028',
    label: 'Marketplace open enrollment for 2028',
    opens: '2027-11-01',
    closes: '2028-01-15',
    januaryFirstBy: '2027-12-15',
    isContested: true,
    note: CHECK_LAST_DAY,
    laterNote: DECEMBER_IS_OVER,
    source: MARKETPLACE,
  },
];

/** First and last end of open enrollment in states with their own marketplace (backend/data/enrollment-dates.csv). */
export const OWN_MARKETPLACES_CLOSE = { first: '2026-12-15', last: '2027-01-31' } as const;

/** Returns what to know about an enrollment window, as of a day (YYYY-MM-DD). */
export const noteOf = ({ note, laterNote, januaryFirstBy }: ImportantDate, today: string): string =>
  laterNote && januaryFirstBy && januaryFirstBy < today ? laterNote : note;

/** The deadline for coverage from January 1 or, after it, the last day of the window. */
const deadlineOf = ({ januaryFirstBy, closes }: ImportantDate, today: string): string =>
  januaryFirstBy && januaryFirstBy >= today ? januaryFirstBy : closes;

/** Returns the enrollment windows that are open on a day (YYYY-MM-DD) or open later, sorted by next deadline. */
export const datesFrom = (today: string): ImportantDate[] =>
  IMPORTANT_DATES.filter((date) => date.closes >= today).sort((a, b) =>
    deadlineOf(a, today).localeCompare(deadlineOf(b, today)),
  );
