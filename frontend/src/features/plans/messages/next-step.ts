import { SPECIAL_DAYS } from '#contract/deadlines/enrollment-dates.js';

/** Where plans are bought. */
export const HEALTHCARE_GOV = { start: 'https://www.healthcare.gov/', plans: 'https://www.healthcare.gov/see-plans/' };

/** The official phones, which are answered day and night. */
export const OFFICIAL_PHONES = {
  marketplace: { phone: '1-800-318-2596', whose: 'HealthCare.gov, 24/7' },
  medicare: { phone: '1-800-633-4227', whose: 'Medicare, 24/7' },
} as const;

/** What to do about a plan. Days are already formatted, such as "December 15". */
export const NEXT_STEP = {
  enroll: {
    title: (day: string) => `Next step: enroll by ${day}`,
    text: 'Coverage then starts January 1.',
    lastDay: (day: string) => `HealthCare.gov may take enrollments until ${day}, for a later start.`,
  },
  late: {
    title: (day: string) => `Next step: enroll by ${day} at the latest`,
    text: 'Coverage then starts February 1.',
    lastDay: (day: string) => `Enrollment may have ended ${day}. Check HealthCare.gov first.`,
  },
  notOpen: {
    title: (day: string) => `Next step: enroll starting ${day}`,
    text: 'Until then, you can compare plans here.',
  },
  closed: {
    title: 'Did something change?',
    text:
      `If you moved, got married, had a baby or lost coverage, you may have ${SPECIAL_DAYS.usual} days to enroll. ` +
      'After Medicaid or CHIP, you get more.',
  },
  past: {
    title: 'Next step: see current plans',
    text: (year: number) => `Enrollment for ${year} is over.`,
  },
  unknown: {
    title: 'Next step: check the dates',
    text: (year: number) => `We don’t have the dates for ${year} yet. HealthCare.gov has them.`,
  },
  medicare: {
    title: 'Next step: check Medicare first',
    text: 'Most people 65 and over get Medicare, not a Marketplace plan.',
  },
  sample: 'This is a sample plan. You won’t find it there.',
  enrollAt: 'Enroll at HealthCare.gov',
  goTo: 'Go to HealthCare.gov',
  deadlines: 'See your deadlines',
  plans: 'See plans',
  callMe: 'Ask us to call you',
  callMeHow: 'Free advisor call',
  ready: {
    title: 'You’ll need',
    planId: (id: string) => `Plan ID ${id}`,
    list: ['Social Security number', 'Pay stubs or tax return', 'Any plan card you have now'],
  },
} as const;
