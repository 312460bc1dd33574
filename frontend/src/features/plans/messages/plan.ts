/** Messages about plans for all screens that show plans. */

import { BENCHMARK_YEAR } from '#contract/limits/plans.js';

export const SAMPLE = {
  titles: { plans: 'Sample plans.', medicines: 'Sample prices.' },
  notes: { plans: 'The insurers are made up.', medicines: 'VA’s list and copays are real.' },
  tag: 'Sample',
} as const;

export const PLAN = {
  asOf: (when: string) => `As of ${when}.`,
  stale: 'We can’t get newer numbers right now.',
  /** Shown above the plans if their data has expired. `when` is the time at which the data was fetched. */
  old: (when: string) => `These plans and prices are from ${when}. We don’t have newer ones yet.`,
  deductibles: 'Deductibles',
  moops: 'Max Out-of-Pocket',
  /** Follows the maximum of a plan whose network has a second tier with a higher one. */
  inTier1: (maximum: string) => `${maximum} (tier 1)`,
  inTier2: (maximum: string) => `${maximum} (tier 2)`,
  /** An amount that the members of a family pay together. */
  together: (amount: string) => `${amount} combined`,
  type: 'Plan Type',
  metal: 'Metal Level',
  hsa: 'HSA Eligible',
  kinds: { whole: 'Medical and drug', medical: 'Medical', drug: 'Drug' },
  notYetRated: 'Not yet rated',
  /** The prescribed entry of the table of ratings, which follows the words of all other screens in parentheses. */
  notRated: 'N/A',
  starsOf: (stars: number) => `${stars} of 5 stars for quality`,
  typicalCounts: 'We don’t know how many plans your county really has.',
  creditEstimate: (year: number) =>
    `The tax credit is an estimate. We used this area’s ${BENCHMARK_YEAR} benchmark price and the ${year} rules.`,
  importedData: 'These plans come from official files that aren’t updated. Prices and benefits may have changed.',
  importedFiles: (year: number, day: string) => `CMS files for plan year ${year}, imported on ${day}.`,
  /** Stands below prices in the states of `RATED_BY_ZIP`, unless they are those of the Marketplace itself. */
  ratedByZip: 'In this state, prices vary by ZIP code. We only have prices by county, so yours may differ.',
  pastYear: 'That year is over. These plans are no longer sold.',
  see: 'See this plan',
  noPriceHere: 'No price available for you',
  nameComing: 'Your plan (loading its name…)',
  nameUnknown: 'Your plan (we couldn’t load its name)',
  notAvailable: 'Not available',
  yes: 'Yes',
  no: 'No',
  insurer: 'Insurer',
  premiumAfterCredit: 'Premium after tax credit',
  fullPremium: 'Full premium',
  essentialPremium: 'Share for essential benefits',
  care: {
    primaryCare: 'Your regular doctor',
    specialist: 'Specialist',
    urgentCare: 'Urgent care',
    emergency: 'Emergency room',
    hospital: 'Hospital stay',
    laboratory: 'Lab test',
    generic: 'Generic medicine',
    brand: 'Brand-name medicine',
  },
  referral: 'Referral needed for a specialist',
  nationalNetwork: 'National network',
  overallRating: 'Overall rating',
} as const;

/** Title of the one section of a screen that says what its numbers are and where they are from. */
export const ABOUT_NUMBERS = 'About these numbers';

export const PLAN_TYPES = {
  HMO: 'Health Maintenance Organization (HMO)',
  PPO: 'Preferred Provider Organization (PPO)',
  EPO: 'Exclusive Provider Organization (EPO)',
  POS: 'Point of Service (POS)',
  Indemnity: 'Indemnity',
} as const;

/** Messages beside prices without financial help, because the income of the household is not known. */
export const FULL_PRICE = {
  text: 'These are full prices. Most people pay less.',
  add: 'Add your income',
  /** Marks a single price. */
  mark: 'full price',
} as const;
