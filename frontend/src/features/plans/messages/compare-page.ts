import { CARE_NAMES } from '#features/care/messages/care-names.js';

/** Messages of the comparison, which a plan's page does not load. */
export const COMPARE_PAGE = {
  tooMany: (max: number) => `${max} plans fit side by side. Remove one to see the next.`,
  differencesOnly: 'Show differences only',
  differs: 'differs',
  /** On phones: plans out of view that differ from the ones in view, or that have the best value, by their letters. */
  othersDiffer: (letters: readonly string[]) => `${letters.join(', ')} ${letters.length === 1 ? 'differs' : 'differ'}`,
  othersAre: (best: string, letters: readonly string[]) => `${best.toLowerCase()}: ${letters.join(', ')}`,
  same: (rows: string) => `Same in all: ${rows}.`,
  notKnown: (rows: string) => `Not known: ${rows}.`,
  aboutTheSame: 'about the same',
  noSearch: 'Search for plans first. Then choose the ones to compare.',
  feature: 'What you compare',
  gone: (name: string, year: number) =>
    `${name} is not among the marketplace’s plans for ${year}, or its data had errors. So it is left out.`,
  otherYear: (name: string, year: number | undefined, compared: number) =>
    `${name} is a plan for ${year ?? 'another year'}. Here you compare plans for ${compared}, so it is left out.`,
  back: 'All plans',
  /** Note on a printed comparison that says how many rows in which the plans differ did not fit on the paper. */
  onPaper: (leftOut: number) =>
    leftOut === 1
      ? '1 more line differs. You find it on the screen.'
      : `${leftOut} more lines differ. You find them on the screen.`,
  /** Answers of a printed comparison about one medicine or doctor. The letters of the plans follow each word. */
  /** Printed if the paper has no room for all medicines and doctors in which the plans differ. */
  moreOnScreen: (count: number) => `${count} more of yours: see the screen.`,
  paperAnswers: { yes: 'Yes', generic: 'Generic only', no: 'No', unknown: 'No data' },
  noneLeft: 'None of your chosen plans can be compared now. Search again, then choose plans from the new list.',
  groups: {
    costs: 'Costs',
    ownCare: CARE_NAMES.title,
    care: 'Visits and medicines',
    facts: 'The plan itself',
    quality: 'Quality and fit',
    benefits: 'Benefits',
  },
  /**
   * Text beside the title of a group of rows in the comparison. The text says in how many of the rows the compared
   * plans differ, and in how many of them no plan has a value.
   */
  counts: (differ: number, same: number, unknown: number) =>
    differ + unknown === 0
      ? 'no difference'
      : [
          ...(differ === 0 ? [] : [differ === 1 ? '1 difference' : `${differ} differences`]),
          ...(same === 0 ? [] : [`${same} the same`]),
          ...(unknown === 0 ? [] : [`${unknown} not known`]),
        ].join(', '),
  best: { lowest: 'Lowest', highest: 'Highest', tied: (best: string) => `Tied: ${best.toLowerCase()}` },
  wholeYear: 'The whole year',
  scale: (end: string) => `all on one scale, $0 to ${end}`,
  inView: (shown: number, all: number) => `${shown} of ${all} plans side by side`,
  /** Label of the menu that puts another plan in the place of a plan. */
  change: 'Change',
  verdictTitle: 'In short',
  /**
   * Second parts of sentences that say which of the compared plans costs least. Each sentence begins with the names of
   * one or more plans. The parameter `when` is one of the phrases in the table `when`. Amounts are rounded.
   */
  verdict: {
    when: {
      average: 'in an average year',
      aLittleCare: 'in a year with little care',
      aLotOfCare: 'in a year with a lot of care',
      most: 'if you get very sick',
    },
    least: (when: string, less: string, next: string) => `costs least ${when}: ${less} less than ${next}.`,
    tie: (when: string, less: string, next: string) => `cost about the same ${when}: ${less} less than ${next}.`,
    /** `high` differs from `low` if the difference is not the same for all plans that the sentence names. */
    about: (low: string, high = low) => `about ${low === high ? low : `${low} to ${high}`}`,
    /** For the difference from a plan that covers less of the medicines, whose price comes on top of its cost. */
    atLeast: (amount: string) => `at least about ${amount}`,
    /** Pronoun that stands for one or more plans named in the previous sentence. */
    again: (isOne: boolean) => (isOne ? 'It' : 'They'),
    all: (count: number) => (count === 2 ? 'Both plans' : `All ${count} plans`),
    /**
     * Names both ends of the amounts if they differ after rounding, so that the sentence agrees with the table. `plus`
     * says which medicines all of the amounts leave out.
     */
    allTie: (when: string, low: string, high: string, plus = '') =>
      `cost about the same ${when}: about ${low === high ? low : `${low} to ${high}`}${plus && `, ${plus}`}.`,
    coversLess: (isOne: boolean, isCheapestNamed: boolean) =>
      `${isOne ? 'covers' : 'cover'} less of your medicines than another plan, as far as we know. ` +
      (isCheapestNamed ? 'You pay for the rest on top.' : 'You pay for the rest on top, so we name no cheapest plan.'),
    wishes: (count: number, score: string, price: string) =>
      count === 1
        ? `meets the most of your wishes, ${score}, for ${price}.`
        : `meet the most of your wishes, ${score}, from ${price}.`,
    allWishes: (score: string, price: string) => `meet the same number of your wishes, ${score}, from ${price}.`,
  },
  ask: {
    title: 'Ask the insurer before you enroll',
    questions: (year: number) => [
      `Is each of my doctors in this plan’s network in ${year}?`,
      'Are my medicines covered at my dose? What will I pay?',
      'Which hospitals near me are in the network?',
      'Which care needs an approval first?',
      'What does the plan pay before the deductible?',
      'What is covered if I get sick away from home?',
    ],
  },
} as const;
