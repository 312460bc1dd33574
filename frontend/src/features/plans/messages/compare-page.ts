import { CARE_NAMES } from '#features/care/messages/care-names.js';

/** Messages of the comparison, which a plan's page does not load. */
export const COMPARE_PAGE = {
  tooMany: (max: number) => `You can compare ${max} plans. Remove one to add another.`,
  differencesOnly: 'Show differences only',
  differs: 'differs',
  same: (rows: string) => `Same in all: ${rows}.`,
  notKnown: (rows: string) => `Not known: ${rows}.`,
  aboutTheSame: 'about the same',
  noSearch: 'Search for plans first. Then choose the ones to compare.',
  feature: 'Compared',
  gone: (name: string, year: number) =>
    `We left out ${name}. It isn’t a Marketplace plan for ${year}, or its data had errors.`,
  otherYear: (name: string, year: number | undefined, compared: number) =>
    `${name} is a plan for ${year ?? 'another year'}. You’re comparing ${compared} plans, so we left it out.`,
  back: 'All plans',
  /** Note on a printed comparison that says how many rows in which the plans differ did not fit on the paper. */
  onPaper: (leftOut: number) =>
    leftOut === 1 ? '1 more difference is on your screen.' : `${leftOut} more differences are on your screen.`,
  /** Answers of a printed comparison about one medicine or doctor. The letters of the plans follow each word. */
  /** Printed if the paper has no room for all medicines and doctors in which the plans differ. */
  moreOnScreen: (count: number) => `${count} more on your screen.`,
  paperAnswers: { yes: 'Yes', generic: 'Generic only', no: 'No', unknown: 'No data' },
  noneLeft: 'We can’t compare these plans right now. Search again, then choose plans from the new list.',
  groups: {
    costs: 'Costs',
    ownCare: CARE_NAMES.title,
    care: 'Visits and medicines',
    facts: 'About the plan',
    quality: 'Quality and fit',
    benefits: 'Benefits',
  },
  title: (plans: number) => `Compare ${plans} plans`,
  order: 'best first',
  lowestCost: 'Lowest cost',
  differences: 'What differs',
  moreDiffer: (rows: number) => `${rows} more ${rows === 1 ? 'differs' : 'differ'}`,
  moreRows: (rows: number) => `${rows} more ${rows === 1 ? 'line' : 'lines'}`,
  sameInAll: (rows: number, plans: number) =>
    `${rows} ${rows === 1 ? 'is' : 'are'} the same in ${['', 'one', 'both', 'all three', 'all four'][plans] ?? 'all'}`,
  removeOne: 'Remove a plan',
  best: { lowest: 'Lowest', highest: 'Highest' },
  ask: {
    title: 'Questions for the insurer',
    questions: (year: number) => [
      `Is each of my doctors in this plan’s network in ${year}?`,
      'Are my medicines covered at my dose? What will I pay?',
      'Which hospitals near me are in the network?',
      'What care needs approval first?',
      'What does the plan pay before the deductible?',
      'What’s covered if I get sick away from home?',
    ],
  },
} as const;
