/** Messages about the costs of a plan that only the plan's page needs. Other screens do not load them. */

/** What a plan costs in plain words. Amounts are formatted; `dollars` are the person's part of 100 dollars. */
export const IN_WORDS = {
  price: (perMonth: string) => `You pay ${perMonth}.`,
  /** The first sentence if the price is the full price, because nothing is known about the help. */
  priceWithoutHelp: (perMonth: string) => `The full price is ${perMonth}.`,
  visit: (price: string) => `A visit to your regular doctor costs ${price}.`,
  freeVisit: 'A visit to your regular doctor is free.',
  /** Names the kinds of care that the deductible does not apply to, each with its price. */
  setPrices: (prices: string) => `Fixed prices from day one: ${prices}.`,
  fullPrice: (deductible: string) => `For other care, you pay full price until you reach ${deductible}.`,
  shareAfterwards: (dollars: number) => `After that, you pay about $${dollars} of every $100 for a hospital stay.`,
  shareAtOnce: (dollars: number) => `From day one, you pay about $${dollars} of every $100 for a hospital stay.`,
  beyond: (most: string) => `Once you have paid ${most}, you pay nothing more for covered care in the network.`,
  nothing: 'You pay nothing for covered care in the network.',
  /** Follows `beyond` if the plan has a second group of doctors in its network, with a higher maximum. */
  secondTier: (most: string) => `That’s with tier 1 doctors. With tier 2, it’s up to ${most}.`,
  /** The limits of one member of a family. Both amounts are already formatted. */
  onePerson: (deductible: string, most: string) =>
    `Each person has a ${deductible} deductible and pays ${most} at most.`,
} as const;

/**
 * Sentences beside amounts that leave out the cost-sharing reduction of Silver plans. One sentence is for households
 * that get the reduction (`own`), the other for households whose income is not known (`unknown`).
 */
export const NO_EXTRA_SAVINGS = {
  own: 'You’d pay less: you get extra savings on this plan.',
  unknown: 'These amounts leave out the extra savings people with lower incomes get on Silver plans.',
} as const;

/** Sentences below the yearly costs of a plan that say how the amounts were calculated. */
export const YEAR_NOTES = {
  averageHow: (count: string, premiums: string, care: string) => `${count}: ${premiums}. Care: about ${care}.`,
  rounded: 'Numbers are rounded.',
  belowAverage: (tenths: number) => `About ${tenths} in 10 pay less than the average.`,
  mostHow: (count: string, premiums: string, most: string) =>
    `${count}: ${premiums}. The most you pay for covered care in the network: ${most}.`,
  /** Precedes the odds of a plan whose network has two tiers: they are those of the first tier. */
  mostInTier1: (most: string) => `With tier 1 doctors only, it’s ${most}.`,
  /** How likely a plan's highest yearly cost is: about one person in every `people` pays it. */
  oddsOneIn: (people: number) => `About 1 in ${people} people pay this much.`,
  oddsTenths: (tenths: number) => `About ${tenths} in 10 people pay this much.`,
  oddsRare: 'Fewer than 1 in 100 people pay this much.',
  otherEstimate: (care: string) => `The Marketplace has its own estimate of what you pay for care: ${care}.`,
} as const;
