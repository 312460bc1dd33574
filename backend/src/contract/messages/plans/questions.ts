/**
 * Messages of the pages that ask for the answers on which plans and prices depend. The labels of the fields are in the
 * table `SEARCH`.
 */
export const QUESTIONS = {
  progress: 'Your progress',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  names: { place: 'Place', people: 'People', income: 'Income', care: 'Care' },
  titles: {
    place: 'Where do you live?',
    people: 'Who needs coverage?',
    income: 'What will your household earn?',
    care: 'How much care do you expect?',
  },
  leads: {
    place: 'Plans and prices are set by county.',
    people: 'Add everyone on your tax return, also those who have other coverage.',
    income: 'It decides how much help you get with the price.',
    care: 'Think of a usual year, not the worst one. We show the worst one too.',
  },
  back: 'Back',
  next: 'Next',
  see: (count: number | null) => (count === null ? 'See plans' : count === 1 ? 'See 1 plan' : `See ${count} plans`),
  /**
   * Text that says how many plans are offered for the answers. `price` is the lowest premium per month, for example
   * "$0". `isFullPrice` says that no help is counted in it, because the income is not known.
   */
  found: (count: number, price: string | null, isFullPrice = false) =>
    `${count === 1 ? '1 plan' : `${count} plans`}${price === null ? '' : `, from ${price} a month`}` +
    (price !== null && isFullPrice ? ' at full price' : ''),
  finding: 'We look up your plans…',
  foundLater: 'Answer the questions. Then you see here how many plans there are, and from which price.',
  lookUpFailed: 'We cannot look up your plans right now. Your answers are kept, so you can go on and try again later.',
  foundMedicare: 'People with Medicare do not need these plans. Press the button to see where your plans are.',
  /** The choice below the field for the income. Whoever makes it sees full prices. */
  noIncome: 'I do not know it yet, or I would rather not say',
  /** Link from a page that needs an income to the one that does not. */
  withoutIncome: 'See full prices without your income',
  you: 'You',
  roles: { you: 'you', spouse: 'spouse', child: 'child' },
  person: (person: string, role: string) => `${person}: ${role}`,
  addSpouse: 'Add spouse',
  addChild: 'Add child',
  more: 'More answers (optional)',
  medicareAge:
    'Most people of 65 or more can get Medicare. Those who can get it get no tax credit here. ' +
    'If you have it, choose Medicare as other coverage.',
  /** Notes on a person with other coverage: the plan is for the others in the household, or for this person as well. */
  otherNotPriced: 'Most people with this coverage get no tax credit here. So the prices leave this person out.',
  otherNote: 'Most people with this coverage get no tax credit here. We still show prices.',
  help: {
    title: 'Help with your premiums',
    some: (amount: string) => `That gives you about ${amount} a month of help with premiums.`,
    /** The same for a household in which somebody of 65 or more has not said whether there is other coverage. */
    perhaps: (amount: string) =>
      `If nobody here can get Medicare, there is about ${amount} a month of help with premiums.`,
    none: 'With this income there is no help with premiums.',
    example: (name: string) => `For example, ${name}`,
    pays: 'The help pays',
    you: 'You pay',
    full: 'Full price',
    ends: (limit: string) =>
      `Help ends at ${limit} a year. If you earn more than you say, you pay some back at tax time.`,
  },
  care: {
    Low: { name: 'Little', times: 'A checkup or two', example: 'A cold, one prescription' },
    Medium: { name: 'Some', times: 'A visit most months', example: 'A condition under control, some medicines' },
    High: { name: 'A lot', times: 'Many visits', example: 'Surgery or a hospital stay, several conditions' },
  },
} as const;
