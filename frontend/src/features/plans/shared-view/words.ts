import { listText } from '#ui/list-text.js';

/** Texts of the page of a shared link. Days are written like "November 22, 2026". */
export const SHARED_VIEW = {
  intro: (from: string, until: string) =>
    `Somebody chose this to show you, on ${from}. You can look at it until ${until}. You cannot change anything.`,
  loading: 'Loading what was shared with you …',
  coverage: (year: number) => `Coverage in ${year}`,
  noSecret:
    'This address is not complete, so we cannot tell what was shared. Please ask for the whole address, and open or ' +
    'copy all of it.',
  offline: 'We could not reach our server. Please check your connection and try again.',
  withdrawn: (names: readonly string[]) =>
    `No longer offered since the link was made: ${names.join(', ')}. We show the others.`,
  allWithdrawn: (names: readonly string[]) => `No longer offered since the link was made: ${names.join(', ')}.`,
  changed: (name: string, before: string, now: string, isFullPrice: boolean) =>
    `The price of ${name} has changed since the link was made: it was ${before} and is now ${now}` +
    (isFullPrice ? '.' : ' after help.'),
  careMissing: 'We could not check which plans cover the medicines and doctors. Please try again later.',
  theirPrices: 'The prices are for the household of the person who made the link. Yours can be different.',
  noPrices: 'Prices were left out.',
  answers: 'Prices are for these answers:',
  /**
   * Returns a sentence saying that the page of a shared link takes less into account than the owner's page, so that
   * readers do not expect the same yearly costs or the same choice of plan.
   */
  countsLess: (parts: readonly string[], hasOtherCosts: boolean) =>
    `The person who made the link may ${hasOtherCosts ? 'see other yearly costs or ' : ''}prefer another plan, ` +
    `because this page does not count ${listText(parts, 'or')}.`,
  notCounted: {
    health: 'their own visits and prescriptions',
    medicines: 'their medicines',
    doctors: 'their doctors',
    preferences: 'what else matters to them',
  },
  /** Notes beside the yearly cost of a plan that does not cover all medicines, if the medicines are not shared. */
  unnamed: {
    note: 'plus the full price of the medicines that this plan does not cover',
    shortNote: 'plus the price of some medicines',
  },
  /** The same if the costs are those of average care, so that they count none of the shared medicines. */
  noneCounted: {
    note: 'This counts average care, and none of their medicines.',
    shortNote: 'not counting their medicines',
  },
  /** How the yearly costs are estimated, for a reader who is not among the people whose ages were entered. */
  method: (isOwn: boolean) =>
    'Our estimate for people of the ages that were entered. The average year is 12 premiums after any tax credit, ' +
    'and what such people pay for care on average. ' +
    (isOwn ? 'The visits and medicines that were entered take the place of the average ones. ' : '') +
    'Care outside the network does not count.',
  print: 'Print',
  own: 'See plans for myself',
} as const;
