import { listText } from '#ui/format.js';

/** Texts of the page of a shared link. Days are written like "November 22, 2026". */
export const SHARED_VIEW = {
  intro: (until: string) => `Someone shared this with you. You can view it until ${until}.`,
  figuresOf: (day: string) => `The figures are those of ${day}.`,
  figuresOfToday: (made: string) =>
    `This link is of ${made} and holds no figures. These are today’s, so its maker may have seen others.`,
  loading: 'Loading what was shared with you …',
  coverage: (year: number) => `Coverage in ${year}`,
  noSecret:
    'This address is not complete, so we cannot tell what was shared. Please ask for the whole address, and open or ' +
    'copy all of it.',
  offline: 'We could not reach our server. Please check your connection and try again.',
  withdrawn: (names: readonly string[]) => `No longer offered since the link was made: ${names.join(', ')}.`,
  careMissing: 'We could not check which plans cover the medicines and doctors. Please try again later.',
  theirPrices: 'These are their prices. Yours may differ.',
  noPrices: 'Prices were left out. Deductibles and limits are those of people without extra savings.',
  answers: 'Prices are for these answers:',
  showsLess: (parts: readonly string[]) =>
    `The person who made the link may prefer another plan, because this page does not show ${listText(parts, 'or')}.`,
  notShown: {
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
    'Our estimate for people of the ages that were entered. The average year is premiums after any tax credit, ' +
    'and what such people pay for care on average. ' +
    (isOwn ? 'The visits and medicines that were entered take the place of the average ones. ' : '') +
    'Care outside the network does not count.',
  print: 'Print',
  own: 'See plans for myself',
} as const;
