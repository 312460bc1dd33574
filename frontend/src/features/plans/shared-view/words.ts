import { listText } from '#ui/format.js';

/** Texts of the page of a shared link. Days are written like "November 22, 2026". */
export const SHARED_VIEW = {
  intro: (until: string) => `Someone shared this with you. You can view it until ${until}.`,
  figuresOf: (day: string) => `The numbers are from ${day}.`,
  figuresOfToday: (made: string) =>
    `This link is from ${made} and has no saved numbers. These are today’s. The sender may have seen different ones.`,
  loading: 'Loading what was shared with you …',
  coverage: (year: number) => `Coverage in ${year}`,
  noSecret:
    'Part of this link is missing, so we can’t tell what was shared. Please ask for the whole link, then open or ' +
    'copy all of it.',
  offline: 'We couldn’t reach our server. Please check your connection and try again.',
  withdrawn: (names: readonly string[]) => `No longer offered since this was shared: ${names.join(', ')}.`,
  careMissing: 'We couldn’t check which plans cover their medicines and doctors. Please try again later.',
  theirPrices: 'These are their prices. Yours may differ.',
  noPrices: 'Prices aren’t shared. Deductibles and limits are for people without extra savings.',
  answers: 'Prices are for these answers:',
  showsLess: (parts: readonly string[]) =>
    `This page doesn’t show ${listText(parts, 'or')}, so the person who shared it may prefer another plan.`,
  notShown: {
    medicines: 'their medicines',
    doctors: 'their doctors',
    preferences: 'what else matters to them',
  },
  /** Notes beside the yearly cost of a plan that does not cover all medicines, if the medicines are not shared. */
  unnamed: {
    note: 'plus the full price of medicines this plan doesn’t cover',
    shortNote: 'plus the price of some medicines',
  },
  /** The same if the costs are those of average care, so that they count none of the shared medicines. */
  noneCounted: {
    note: 'This uses average care and leaves out their medicines.',
    shortNote: 'without their medicines',
  },
  /** How the yearly costs are estimated, for a reader who is not among the people whose ages were entered. */
  method: (isOwn: boolean) =>
    'Our estimate for people the ages they entered. The average year is premiums after any tax credit, ' +
    'plus what people those ages pay for care on average. ' +
    (isOwn ? 'We use their visits and medicines in place of the average. ' : '') +
    'Care outside the network isn’t included.',
  print: 'Print',
  own: 'See my own plans',
} as const;
