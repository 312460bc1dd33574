/** Messages about the costs of a plan that only the plan's page needs. Other screens do not load them. */

/**
 * Sentences of the paragraph that says in plain words what a plan costs. Amounts are already formatted, and `dollars`
 * are the person's part of 100 dollars.
 */
export const IN_WORDS = {
  price: (perMonth: string) => `You pay ${perMonth}.`,
  /** The first sentence if the price is the full price, because nothing is known about the help. */
  priceWithoutHelp: (perMonth: string) => `The full price is ${perMonth}.`,
  visit: (price: string) => `A visit to your own doctor costs ${price}.`,
  freeVisit: 'A visit to your own doctor is free.',
  /** Names the kinds of care that the deductible does not apply to, each with its price. */
  setPrices: (prices: string) => `The deductible does not touch: ${prices}.`,
  fullPrice: (deductible: string) =>
    `Of care under the deductible, you pay the full price until you have paid ${deductible}.`,
  shareAfterwards: (dollars: number) => `After that, of 100 dollars for a hospital stay, you pay about ${dollars}.`,
  shareAtOnce: (dollars: number) => `From the first day, of 100 dollars for a hospital stay, you pay about ${dollars}.`,
  beyond: (most: string) => `Once you have paid ${most}, you pay nothing more for covered care in the network.`,
  nothing: 'You pay nothing for covered care in the network.',
  /** Follows `beyond` if the plan has a second group of doctors in its network, with a higher maximum. */
  secondTier: (most: string) =>
    'That holds for the plan’s first group of doctors (tier 1). ' +
    `In its second group (tier 2), you can pay up to ${most}.`,
  /** The limits of one member of a family. Both amounts are already formatted. */
  onePerson: (deductible: string, most: string) =>
    `One person’s own deductible is ${deductible}, and one person pays at most ${most}.`,
} as const;

/**
 * Sentences beside amounts that leave out the cost-sharing reduction of Silver plans. One sentence is for households
 * that get the reduction (`own`), the other for households whose income is not known (`unknown`).
 */
export const NO_EXTRA_SAVINGS = {
  own: 'The examples are for people without the extra savings that you get with this plan.',
  unknown: 'These amounts do not count the extra savings that people with lower incomes get with Silver plans.',
} as const;

/** Sentences below the yearly costs of a plan that say how the amounts were calculated. */
export const YEAR_NOTES = {
  averageHow: (premiums: string, care: string) => `12 premiums with their cents: ${premiums}. Care: about ${care}.`,
  /** Stands below the amounts of the parts of an average year, which are near its rounded total. */
  rounded: 'The care and the total are rounded, so the parts may not add up.',
  belowAverage: (tenths: number) => `About ${tenths} in 10 pay less than the average.`,
  mostHow: (premiums: string, most: string) =>
    `12 premiums with their cents: ${premiums}. The most you pay for covered care in the network: ${most}.`,
  /** Precedes the odds of a plan whose network has two tiers: they are those of the first tier. */
  mostInTier1: (most: string) => `With tier 1 doctors only, the most is ${most}.`,
  /**
   * Sentence that says how likely the highest possible yearly cost of a plan is. About one person in every `people`
   * people pays this cost.
   */
  oddsOneIn: (people: number) => `About 1 in ${people} reaches it.`,
  oddsTenths: (tenths: number) => `About ${tenths} in 10 reach it.`,
  oddsRare: 'Fewer than 1 in 100 reach it.',
  notLoaded: 'We can work this out as soon as the benefits of this plan are loaded.',
  otherEstimate: {
    marketplace: (care: string) => `The Marketplace has its own estimate of what you pay for care: ${care}.`,
    sample: (care: string) => `The sample market has its own estimate of what you pay for care: ${care}.`,
  },
} as const;
