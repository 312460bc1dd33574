/** Messages of the list of plans: the marks of the best plans, and the filters. */

export const BADGES = {
  title: 'Look at these first',
  lowestAverage: 'Lowest average year',
  lowestMost: 'Costs least at worst',
  /** For people who expect little care, or a lot of it. */
  lowestLittleCare: 'Lowest in a year with little care',
  lowestALotOfCare: 'Lowest in a year with a lot of care',
  bestFit: 'Best fit to your wishes',
  bestCare: 'Best for the medicines and doctors on your list',
  bestMedicines: 'Best for the medicines on your list',
  bestDoctors: 'Best for the doctors on your list',
  /** The label claims nothing, because a marked plan may be lower in another amount. The reason names the amount. */
  also: 'Also worth a look',
  why: (among: string, hasFit: boolean) =>
    `These are marked by the figures ${hasFit ? 'and what you asked for' : 'alone'}${among}. No insurer pays us.`,
  /**
   * Sentences that give the reason for a badge: how the costs of the plan differ from those of the plan `name`. The
   * parameter `difference` is one of the phrases below. Amounts are rounded.
   */
  onAverage: (difference: string, name: string) => `In an average year, ${difference} ${name}.`,
  onLittleCare: (difference: string, name: string) => `In a year with little care, ${difference} ${name}.`,
  onALotOfCare: (difference: string, name: string) => `In a year with a lot of care, ${difference} ${name}.`,
  atMost: (difference: string, name: string) => `If you get very sick, ${difference} ${name}.`,
  less: (amount: string) => `about ${amount} less than`,
  more: (amount: string) => `about ${amount} more than`,
  same: 'about the same as',
  /** Follow `same`, so that the sentence does not contradict a badge or the amounts on the cards. */
  littleMore: (name: string) => `${name}, which costs a little more`,
  littleLess: (name: string) => `${name}, which costs a little less`,
  /**
   * Follows such a sentence if a lower plan is not marked, because the plan `better` costs less in an average year and
   * at worst. If there are several such plans, `name` is the lowest.
   */
  passedOver: (name: string, better: string) => `We left out ${name}. ${costsLess(better)}`,
  /** Follows such a sentence if the amount of a lower plan rests on usual prices instead of the plan's own. */
  assumedOut: 'We left out plans that look lower but are partly a guess.',
  /** Follows the number of covered medicines if other plans cover as many, but not all of the same ones. */
  asMany: (plans: number) =>
    plans === 1
      ? '1 other plan covers as many, but not the same ones.'
      : `${plans} other plans cover as many, but not the same ones.`,
  choosePreferences: 'Say below what matters to you. Then the best fit is marked too.',
  noFit: 'No plan has any of the things you asked for, so none is marked as the best fit.',
  allAlike: 'All plans fit what you asked for equally well, so none is marked as the best fit.',
  dominated: (name: string) => `${costsLess(name)} Check that its doctors and drug list suit you too.`,
} as const;

function costsLess(name: string): string {
  return `${name}, from the same insurer, costs less in an average year and at worst.`;
}

export const FILTER = {
  title: 'Filter plans',
  active: (count: number) => (count === 1 ? '1 filter is on' : `${count} filters are on`),
  clear: 'Clear all filters',
  forAdults: (topic: string) => `${topic} for adults`,
  sortBy: 'Sort by',
  all: (count: number) => (count === 1 ? 'The plan' : `All ${count} plans`),
  view: { title: 'Show plans as', cards: 'Cards', table: 'Table' },
  fits: 'Fits your wishes best',
  reverse: 'Reverse the order',
  shown: (shown: number, all: number) => `${shown} of ${all} plans fit your filters.`,
} as const;
