/** The yearly cost of a plan. Amounts other than premiums and maximums are the site's own estimates. */
export const COST = {
  average: 'Average year',
  aLittleCare: 'A year with little care',
  median: 'Half pay less than',
  aLotOfCare: 'A year with a lot of care',
  most: 'The most it can cost',
  /** The labels of the three amounts on a plan's page, below their figures. */
  short: {
    month: 'a month',
    average: 'average year',
    most: 'the most it can cost',
    mostCovered: 'the most for covered care',
  },
  /** Stands beside the picture of a plan whose network has a second group of doctors, who cost more. */
  tierNote: (mostInTier1: string) =>
    `Tier 2 doctors cost more. With tier 1 doctors only, the most is ${mostInTier1}. ` +
    'Ask each office: “Are you tier 1?”',
  /** Label of the same amount for plans whose network has a second group of doctors, who cost more. */
  mostInTier1: 'The most with tier 1 doctors only',
  oneTier: 'No tiers',
  /** Label of the highest amount of a plan that does not cover all medicines, so that more may be to pay. */
  mostCovered: 'The most for covered care',
  /** Explains the star after an amount on paper. */
  star: '* leaves out the price of some medicines',
  /** Text alternative for the chart of a plan's yearly cost. The amounts are already formatted. */
  picture: (name: string, amounts: Readonly<Record<'average' | 'premiums' | 'care' | 'aLotOfCare' | 'most', string>>) =>
    `${name}: about ${amounts.average} in an average year. Of that, premiums are ${amounts.premiums} and care is ` +
    `about ${amounts.care}. 1 in 4 pays more than ${amounts.aLotOfCare}. The most it can cost is ${amounts.most}.`,
  /** The premiums that a yearly cost counts, one for each month. */
  premiums: (months = 12) => (months === 1 ? '1 premium' : `${months} premiums`),
  /** Says that yearly costs end with `last`, a month such as "February", because Medicare can start after it. */
  counted: (last: string) =>
    `Counts only ${last === 'January' ? last : `January to ${last}`}, since Medicare can start after that`,
  key: {
    title: 'How to read the pictures',
    care: 'care',
    ring: '1 in 4 pay more',
    post: 'the most',
    hollow: 'with tier 1 doctors only',
  },
  unknown: 'Not known',
  /** Follows an amount that rests on usual prices, because the plan's data does not say the plan's own prices. */
  partlyAssumed: '(estimate)',
  /** Follows an estimate that is about as high as the most that the plan can cost. */
  nearMost: '(about the maximum)',
  ownPending: 'We’re adding up the costs for your visits and medicines.',
  ownFailed: 'We couldn’t add up the costs for your visits and medicines. Please check your connection.',
  assumed: (parts: string) => `This plan doesn’t list its ${parts}. We used typical numbers.`,
  assumedParts: {
    deductible: 'deductible',
    maximum: 'maximum',
    'family amounts': 'family amounts',
    care: 'prices for some care',
    medicines: 'medicine prices',
  },
} as const;

/** Sentences that say how the yearly costs of plans are estimated. The list of plans loads them only if tips are on. */
export const COST_METHOD = {
  method:
    'This is our estimate for people your age. The average year is your premiums after any tax credit, plus what ' +
    'people your age pay for care on average. Care outside the network isn’t included.',
  ownMethod:
    'This is our estimate for people your age. The average year is your premiums after any tax credit, plus care. ' +
    'We use your visits and medicines in place of the average. For other care, we use what people your age pay on ' +
    'average. Care outside the network isn’t included.',
  chosen: {
    Low: 'You chose “Little.” See “A year with little care.”',
    High: 'You chose “A lot.” See “A year with a lot of care.”',
  },
} as const;
