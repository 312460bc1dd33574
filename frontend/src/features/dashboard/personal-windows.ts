import { AFTER_MEDICAID } from '#content/help/special-enrollment.js';

/** Enrollment windows that depend on events in a person's life and therefore have no fixed dates. */
export const PERSONAL_WINDOWS = [
  {
    id: 'special',
    label: 'Special enrollment',
    text:
      'After a life event such as losing coverage, you have 60 days to choose a Marketplace plan in most cases. ' +
      AFTER_MEDICAID,
  },
  {
    id: 'turning-65',
    label: 'Turning 65',
    text:
      'Your first Medicare window lasts 7 months: the month you turn 65, the three before it and the three ' +
      'after it.',
  },
] as const;
