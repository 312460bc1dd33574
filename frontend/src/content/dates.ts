/** An enrollment window, including its first and its last day. Dates are YYYY-MM-DD in the reader's own time zone. */
export interface ImportantDate {
  readonly id: string;
  readonly label: string;
  readonly opens: string;
  readonly closes: string;
  readonly note: string;
  readonly source: string;
}
const MEDICARE_NOTE = 'Join, switch or drop a Medicare health or drug plan. The change starts on January 1.';
const MEDICARE = 'https://www.medicare.gov/basics/get-started-with-medicare/get-more-coverage/joining-a-plan';
const MARKETPLACE = 'https://www.healthcare.gov/quick-guide/dates-and-deadlines/';

/**
 * Enrollment windows by coverage year. Up to plan year 2026, the Marketplace's window closes on January 15. From plan
 * year 2027 on, 45 CFR 155.410 (rule of June 2025) requires HealthCare.gov to close on December 15 and every exchange
 * to close by December 31.
 */
export const IMPORTANT_DATES: readonly ImportantDate[] = [
  {
    id: 'marketplace-2026',
    label: 'Marketplace open enrollment for 2026',
    opens: '2025-11-01',
    closes: '2026-01-15',
    note: 'This was the last year with a January deadline.',
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
    closes: '2026-12-15',
    note:
      'The rules changed for 2027: the window is shorter than before. A state with its own marketplace may close ' +
      'later, but not after December 31.',
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
    closes: '2027-12-15',
    note: 'These are the dates under the present rule. Check them on HealthCare.gov in the fall.',
    source: MARKETPLACE,
  },
];

/** Returns the enrollment windows that are open on a day (YYYY-MM-DD) or still to come, ordered by their deadlines. */
export const datesFrom = (today: string): ImportantDate[] =>
  IMPORTANT_DATES.filter((date) => date.closes >= today).sort((a, b) => a.closes.localeCompare(b.closes));

/** Enrollment windows that depend on events in a person's life and have no fixed dates. */
export const PERSONAL_WINDOWS = [
  {
    id: 'special',
    label: 'Special enrollment',
    text: 'After a life event such as losing coverage, you have 60 days to choose a Marketplace plan in most cases.',
  },
  {
    id: 'turning-65',
    label: 'Turning 65',
    text:
      'Your first Medicare window lasts 7 months: the month you turn 65, the three before it and the three ' +
      'after it.',
  },
] as const;
