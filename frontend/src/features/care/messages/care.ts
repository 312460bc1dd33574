import { CARE_NAMES } from './care-names.js';

export const CARE = {
  counts: (medicines: number, doctors: number) =>
    [
      ...(medicines > 0 ? [medicines === 1 ? '1 medicine' : `${medicines} medicines`] : []),
      ...(doctors > 0 ? [doctors === 1 ? '1 doctor' : `${doctors} doctors`] : []),
    ].join(', ') || CARE_NAMES.none,
  doctors: 'Your doctors',
  callToCheck: 'Lists of doctors are often out of date. Call the office to check before you enroll.',
  asOf: (day: string) => `Lists as of ${day}.`,
  loading: 'Checking your medicines and doctors…',
  notLoaded: 'We couldn’t load your medicines.',
  notCounted: 'We couldn’t add up the costs for your medicines. The costs here leave them out.',
  usualCounted:
    'We don’t know if one of your medicines is a brand or a generic. The costs here use the average for your age.',
  failed: 'We couldn’t check your medicines and doctors. Please try again later.',
  tally: {
    medicines: (covered: number, all: number) => `Medicines ${covered} of ${all}`,
    doctors: (covered: number, all: number) => `Doctors ${covered} of ${all}`,
    unknown: (count: number) => `, ${count} without data`,
    generic: (count: number) => `, ${count} only as a generic`,
  },
  overPlans: {
    covered: (covered: number, all: number) => `${covered} of ${all} ${all === 1 ? 'plan' : 'plans'}`,
    noData: 'No data',
    byAll: (medicines: number, plans: number) =>
      `${medicines === 1 ? '1 medicine is' : `${medicines} medicines are`} covered by ` +
      (plans === 1 ? 'your plan' : plans === 2 ? 'both plans' : `all ${plans} plans`),
  },
  seeMedicines: 'See all your medicines',
  noData: { medicines: 'Medicines: no data', doctors: 'Doctors: no data' },
  network: { yes: 'In the network', no: 'Not in the network', unknown: 'No data: ask the doctor’s office' },
  accepting: {
    accepting: 'Accepts new patients',
    'not accepting': 'Does not accept new patients',
    'accepting in some locations': 'Accepts new patients at some locations',
  },
  acceptingUnknown: 'Call to ask about new patients',
  askInsurer: 'No data? Ask the insurer before you enroll.',
  /** No data of this site says whether a generic of a brand is on sale, only what it would be called. */
  generic: (brand: string) => `Ask if there’s a generic for ${brand}.`,
  /**
   * Notes beside the yearly cost of a plan that does not cover some medicines, or covers only a generic of them.
   * `names` are the names of these medicines, and `dollars` is what a year of them costs, if a price is known.
   */
  plusFullPrice: (names: string, dollars: string | null) =>
    `plus ${dollars ? `${dollars} a year for` : 'the full price of'} ${names}, which this plan doesn’t cover`,
  plusIfNoGeneric: (names: string) => `plus the full price of ${names} if there’s no generic`,
  /** The same notes in a few words, which follow an amount. Nobody may take the amount for all that is to pay. */
  plusPrice: (names: string, dollars: string | null) => `plus ${dollars ? `${dollars} for` : 'the price of'} ${names}`,
  plusGeneric: (names: string) => `plus ${names} if there’s no generic`,
  /** Stands for the names of medicines where there is no room for so many of them. */
  number: (count: number) => `${count} medicines`,
  coveredByNone: (names: string, count: number) =>
    `These costs leave out ${names}. None of these plans covers ${count === 1 ? 'it' : 'them'}.`,
  notCovered: 'You pay full price for medicines a plan doesn’t cover.',
} as const;

/** Labels for the coverage values of the marketplace. Any other value is shown as unknown. */
export const COVERAGE_LABELS = {
  Covered: 'Covered by Plan',
  NotCovered: 'Not Covered by Plan',
  GenericCovered: 'Generic Version Covered',
  DataNotProvided: 'Coverage Data Not Available',
} as const;
export const COVERAGE_UNKNOWN = 'Coverage Unknown';

export const COVERAGE_TERMS = {
  tier: (name: string) => `Price group: ${name}`,
  prior_authorization: 'The plan must approve it first (prior authorization)',
  step_therapy: 'You may have to try another medicine first (step therapy)',
  quantity_limit: 'The plan limits how much you get at a time (quantity limit)',
} as const;

/** Words for what a person pays for medicines. */
export const DOLLARS = {
  noPrice: 'no price',
  orMore: (dollars: string) => `$${dollars} or more`,
  afterwards: (dollars: string) => `then ${dollars}`,
  generic: 'generic',
  fullPrice: 'full price',
  columns: {
    medicine: 'Medicine',
    before: 'Monthly, before the deductible',
    after: 'Monthly, after it',
    year: 'Yearly',
  },
  all: (count: number) =>
    count === 2 ? 'Both' : `All ${['three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][count - 3] ?? count}`,
  allInYear: (count: number) => `${DOLLARS.all(count)}, yearly`,
  deductible: (dollars: string) => `The deductible is ${dollars}.`,
  about: 'About these prices',
  /** Sentences of the fold. They say what each price is, because none of them is the price of a plan. */
  notes: [
    'Your plan sets each copay. Plans don’t publish their medicine prices, so we use the ones below for full prices ' +
      'and for a share of a price. Your plan’s price may be higher or lower.',
    'Cash price: what one mail-order pharmacy, Cost Plus Drugs, charges without insurance (July 2026, shipping extra).',
    'Many brands: what pharmacies paid in 2025 (national average, CMS). Expect to pay about this, or a little more.',
    '“Or more” means we know only the lowest price, or some are missing. “No price” means we don’t have one.',
    'A month is usually 30 tablets or capsules. If most people take more or fewer, we count that many. Other forms ' +
      'count as one package.',
    'A range means that prices differ between pharmacies, or we don’t know the plan’s price group for your brand.',
    'Yearly costs are rounded. In them, only your medicines go toward the deductible. We never rank plans by these ' +
      'prices.',
  ],
} as const;
