/**
 * Messages for the plan list, a plan's page and the comparison, such as badges and filters. They are in a separate file
 * so that pages without plans do not load them.
 */

export const BADGES = {
  title: 'Look at these first',
  lowestAverage: 'Lowest average year',
  lowestMost: 'Costs least at worst',
  bestFit: 'Best fit to your wishes',
  bestCare: 'Best for your medicines and doctors',
  bestMedicines: 'Best for your medicines',
  bestDoctors: 'Best for your doctors',
  alsoAverage: 'Also low in an average year',
  alsoMost: 'Also low at worst',
  why: (among = '') => `These are marked by the figures alone${among}. No insurer pays us.`,
  /**
   * Sentences that give the reason for a badge: how the costs of the plan differ from those of the plan `name`. The
   * parameter `difference` is one of the phrases below. Amounts are rounded.
   */
  onAverage: (difference: string, name: string) => `In an average year, ${difference} ${name}.`,
  atMost: (difference: string, name: string) => `If you get very sick, ${difference} ${name}.`,
  less: (amount: string) => `about ${amount} less than`,
  more: (amount: string) => `about ${amount} more than`,
  same: 'about the same as',
  /** Follows such a sentence if `count` lower plans are not marked. `name` is the lowest of them. */
  passedOver: (name: string, count: number) =>
    count === 1
      ? `We left out ${name}, because its insurer has a plan that costs less.`
      : `We left out ${count} plans, because their insurers have plans that cost less.`,
  /** Follows such a sentence if the amount of a lower plan rests on usual prices instead of the plan's own. */
  assumedOut: 'Plans whose figure is partly assumed are left out.',
  choosePreferences: 'Say below what matters to you. Then the best fit is marked too.',
  noFit: 'No plan has any of the things you asked for, so none is marked as the best fit.',
  dominated: (name: string) =>
    `${name}, from the same insurer, costs less in an average year and at worst. Check that its doctors ` +
    `and drug list suit you too.`,
} as const;

export const FILTER = {
  title: 'Filter plans',
  active: (count: number) => (count === 1 ? '1 filter is on' : `${count} filters are on`),
  clear: 'Clear all filters',
  premium: 'Premium a month, at most',
  deductible: 'Deductible a year, at most',
  stars: 'Overall rating, at least',
  any: 'Any',
  hsa: 'HSA eligible only',
  type: 'Plan type',
  insurer: 'Insurer',
  benefits: 'Benefits',
  forAdults: (topic: string) => `${topic} for adults`,
  sortBy: 'Sort by',
  all: (count: number) => (count === 1 ? 'The plan' : `All ${count} plans`),
  view: { title: 'Show plans as', cards: 'Cards', table: 'Table' },
  first: { fits: 'Fits your wishes best', lowest: 'Lowest average year' },
  reverse: 'Reverse the order',
  shown: (shown: number, all: number) => `${shown} of ${all} plans fit your filters.`,
  /**
   * Label of the button that closes the filters and shows the list of plans again. `count` is the number of plans that
   * pass the filters.
   */
  show: (count: number) => (count === 0 ? 'Back' : count === 1 ? 'Show 1 plan' : `Show ${count} plans`),
} as const;

/**
 * Messages about the yearly cost of a plan. Apart from premiums and out-of-pocket maximums, all amounts are the site's
 * own estimates.
 */
export const COST = {
  average: 'Average year',
  aLittleCare: 'A year with little care',
  median: 'Half of people pay less than',
  aLotOfCare: 'A year with a lot of care',
  most: 'The most it can cost',
  /** Label of the same amount of a plan that does not cover all medicines of the person, so that more may be to pay. */
  mostCovered: 'The most for covered care',
  /** Explains the star after an amount on paper. */
  star: '* plus the price of medicines that the plan does not cover, or covers only as a generic',
  /** Text alternative for the chart of a plan's yearly cost. The amounts are already formatted. */
  picture: (name: string, amounts: Readonly<Record<'average' | 'premiums' | 'care' | 'aLotOfCare' | 'most', string>>) =>
    `${name}: about ${amounts.average} in an average year. Of that, premiums are ${amounts.premiums} and care is ` +
    `about ${amounts.care}. 1 in 4 pays more than ${amounts.aLotOfCare}. The most it can cost is ${amounts.most}.`,
  key: {
    title: 'How to read the pictures',
    premiums: '12 premiums',
    care: 'Care in an average year',
    ring: '1 in 4 pays more',
    post: 'The most it can cost',
  },
  unknown: 'Not known',
  /** Follows an amount that rests on usual prices, because the plan's data does not say the plan's own prices. */
  partlyAssumed: '(partly assumed)',
  /** Follows an estimate that is about as high as the most that the plan can cost. */
  nearMost: '(about the maximum)',
  ownPending: 'We are working out the costs for your own visits and medicines.',
  ownFailed: 'We could not work out the costs for your own visits and medicines. Please check your connection.',
  assumed: (parts: string) =>
    `This plan’s data does not say all: ${parts}. There we used what is usual for its metal level.`,
  assumedParts: {
    deductible: 'deductible',
    maximum: 'maximum',
    'family amounts': 'amounts for a family',
    care: 'some kinds of care',
    medicines: 'medicines',
  },
} as const;
