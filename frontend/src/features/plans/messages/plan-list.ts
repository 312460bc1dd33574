/** Messages of the list of plans: the marks of the best plans, and the filters. */

export const BADGES = {
  title: 'Look at these first',
  titleOfOne: 'Look at this one first',
  lowest: 'Lowest cost',
  lowestPrice: 'Lowest monthly price',
  lowestMost: 'Lowest if you get very sick',
  topRated: 'Top rated',
  /** For people who expect little care, or a lot of it. */
  lowestLittleCare: 'Lowest in a year with little care',
  lowestALotOfCare: 'Lowest in a year with a lot of care',
  bestFit: 'Best fits what you asked for',
  bestCare: 'Covers your medicines and doctors',
  bestMedicines: 'Covers your medicines',
  bestDoctors: 'Covers your doctors',
  /** The same for a plan that does not cover all of them, but more than the first plan. */
  more: {
    bestCare: 'Covers more of your medicines and doctors',
    bestMedicines: 'Covers more of your medicines',
    bestDoctors: 'Covers more of your doctors',
  },
  /** Reasons for a badge, at most 14 words each. All but the first plan's compare with it. Amounts are rounded. */
  lowestTwice: (amount: string) => `Lowest by about ${amount} a year, and lowest if you get very sick.`,
  lessThan: (amount: string, isAnyLeftOut: boolean) => `About ${amount} less a year than ${nextPlan(isAnyLeftOut)}.`,
  /** For a plan that costs about as much as others in an average year, but less than all in the worst one. */
  lessAtWorst: (amount: string) => `Ties for lowest cost, but about ${amount} less if you get very sick.`,
  /** For a plan that is the lowest only by a few dollars. */
  alike: (plans: number) => `${plans} plans cost about the same in an average year.`,
  /** Follow another part of a reason. */
  aYear: (amount: string, isMore: boolean) => `, for about ${amount} ${isMore ? 'more' : 'less'} a year`,
  moreAtWorst: (amount: string) => `, but about ${amount} more if you get very sick`,
  moreInAverage: (amount: string) => `, but about ${amount} more in an average year`,
  lessAMonth: (amount: string | null, but: string) =>
    `${amount === null ? 'No monthly premium' : `${amount} less a month`}${but}.`,
  lessIfSick: (amount: string, forMore: string) => `About ${amount} less if you get very sick${forMore}.`,
  lessExpected: {
    aLittleCare: (amount: string) => `About ${amount} less in a year with little care.`,
    aLotOfCare: (amount: string) => `About ${amount} less in a year with a lot of care.`,
  },
  /** For the top rated plan, whose stars are on its card. */
  rated: (amount: string, isMore: boolean) => `About ${amount} ${isMore ? 'more' : 'less'} a year.`,
  care: (tallies: string, forMore: string) => `${tallies}${forMore}.`,
  fit: (met: number, of: number, forMore: string) => `Has ${met} of ${of} things you asked for${forMore}.`,
  noInsurer: 'We go by the numbers alone. No insurer pays us.',
  assumedOut: 'We skipped plans with missing price data.',
  noFit: 'No plan has what you asked for.',
  dominated: (name: string) =>
    `${name}, from the same insurer, costs less in an average year and if you get very sick.`,
} as const;

const nextPlan = (isAnyLeftOut: boolean): string => (isAnyLeftOut ? 'the next plan we compared' : 'any other plan');

export const FILTER = {
  title: 'Filter plans',
  active: (count: number) => (count === 1 ? '1 filter is on' : `${count} filters are on`),
  clear: 'Clear all filters',
  forAdults: (topic: string) => `${topic} for adults`,
  sortBy: 'Sort by',
  all: (count: number) => (count === 1 ? 'The plan' : `All ${count} plans`),
  more: (count: number) => (count === 1 ? '1 more plan' : `${count} more plans`),
  view: { title: 'Show plans as', cards: 'Cards', table: 'Table' },
  fits: 'Fits your needs best',
  reverse: 'Reverse the order',
  shown: (shown: number, all: number) => `${shown} of ${all} plans match your filters.`,
} as const;
