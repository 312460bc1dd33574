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
  notLoaded: 'We could not load your medicines.',
  notCounted: 'We could not work out the costs for your medicines. The costs here do not count them.',
  usualCounted:
    'The costs here count what people of the same age use. We’re missing a price for one of your medicines.',
  failed: 'We could not check your medicines and doctors. Please try again later.',
  tally: {
    medicines: (covered: number, all: number) => `Medicines ${covered} of ${all}`,
    doctors: (covered: number, all: number) => `Doctors ${covered} of ${all}`,
    unknown: (count: number) => `, ${count} without data`,
    generic: (count: number) => `, ${count} as a generic only`,
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
    'accepting in some locations': 'Accepts new patients at some places',
  },
  acceptingUnknown: 'Call to ask about new patients',
  askInsurer: 'No data? Ask the insurer before you enroll.',
  /**
   * Note on a brand-name medicine. No data of this site says whether a generic of it is on sale, only what it would be
   * called.
   */
  generic: (brand: string) => `Ask if there’s a generic for ${brand}.`,
  /**
   * Notes beside the yearly cost of a plan that does not cover some medicines, or covers only a generic of them.
   * `names` are the names of these medicines, and `dollars` is what a year of them costs, if a price is known.
   */
  plusFullPrice: (names: string, dollars: string | null) =>
    `plus ${dollars ? `${dollars} a year for` : 'the full price of'} ${names}, which this plan does not cover`,
  plusIfNoGeneric: (names: string) => `plus the full price of ${names} if no generic is sold`,
  /** The same notes in a few words, which follow an amount. Nobody may take the amount for all that is to pay. */
  plusPrice: (names: string, dollars: string | null) => `plus ${dollars ? `${dollars} for` : 'the price of'} ${names}`,
  plusGeneric: (names: string) => `plus ${names} if no generic is sold`,
  /** Stands for the names of medicines where there is no room for so many of them. */
  number: (count: number) => `${count} medicines`,
  coveredByNone: (names: string, count: number) =>
    `No cost here counts ${names}: none of these plans covers ${count === 1 ? 'it' : 'them'}.`,
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
  columns: { medicine: 'Medicine', before: 'A month, before the deductible', after: 'After it', year: 'A year' },
  all: (count: number) =>
    count === 2 ? 'Both' : `All ${['three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][count - 3] ?? count}`,
  allInYear: (count: number) => `${DOLLARS.all(count)}, a year`,
  deductible: (dollars: string) => `The deductible is ${dollars}. Yearly numbers are rounded.`,
  about: 'About these prices',
  /** Sentences of the fold. They say what each price is, because none of them is the price of a plan. */
  notes: [
    'A copay is your plan’s own. Where you pay a share or the full price, we need a price, and plans keep theirs to ' +
      'themselves. So we use one of these. Your plan’s price can be higher or lower.',
    'Cash price: what one mail-order pharmacy, Cost Plus Drugs, charges without insurance (July 2026, shipping extra).',
    'Many brands: what pharmacies paid in 2025 (national average, CMS). Expect about this or somewhat more.',
    '“Or more”: we only know the least, or not every price. “No price”: we know none.',
    'A month is 30 tablets or capsules, the usual number if most people take more or fewer, or one package.',
    'A range: pharmacies differ, or we don’t know the plan’s price group for your brand.',
    'A year counts only your medicines toward the deductible. We never rank plans by these prices.',
  ],
} as const;
