/** The pages that ask for the answers that plans and prices depend on. Labels shared with others are in `SEARCH`. */
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
    people: 'Add everyone on your tax return. Include people with other coverage.',
    income: 'Your income sets how much help you get.',
    care: 'Think of a normal year. We’ll also show a year with a lot of care.',
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
  finding: 'Finding your plans…',
  foundLater: 'Answer the questions to see your plans and prices here.',
  lookUpFailed: 'We can’t find your plans right now. Your answers are saved, so you can continue and try again later.',
  foundMedicare: 'People with Medicare don’t need these plans. Press the button to see where your plans are.',
  /** The choice below the field for the income. Whoever makes it sees full prices. */
  noIncome: 'I don’t know, or I’d rather not say',
  /** Link from a page that needs an income to the one that does not. */
  withoutIncome: 'Skip income and see full prices',
  you: 'You',
  spouse: 'Your spouse',
  /** Title of one of several children. `number` is null if there is only one. */
  child: (number: number | null) => (number === null ? 'Your child' : `Your child ${number}`),
  addSpouse: 'Add spouse',
  addChild: 'Add child',
  more: 'More answers (optional)',
  medicareAge:
    'Most people 65 and over can get Medicare. If you can, you can’t get a tax credit here. ' +
    'If you have Medicare, choose it as other coverage.',
  /** Notes on a person with other coverage: the plan is for the others in the household, or for this person as well. */
  otherNotPriced: 'Most people with this coverage can’t get a tax credit here. Our prices leave this person out.',
  otherNote: 'Most people with this coverage can’t get a tax credit here. We still show prices.',
  help: {
    some: (amount: string) => `That gives you about ${amount} a month to help with premiums.`,
    none: 'At this income, you don’t get help with premiums.',
    example: (name: string) => `For example, ${name}`,
    pays: 'Help pays',
    you: 'You pay',
    full: 'Full price',
    ends: (limit: string) =>
      `Help stops at an income of ${limit}. Earn more than you told us, and you’ll pay some back at tax time. ` +
      'Go above the limit, and you’ll pay it all back.',
  },
  care: {
    Low: { name: 'Little', times: 'A checkup or two', example: 'A cold, one prescription' },
    Medium: { name: 'Some', times: 'A visit every other month', example: 'A condition under control, some medicines' },
    High: { name: 'A lot', times: 'Many visits', example: 'Surgery or a hospital stay, several conditions' },
  },
} as const;

/** Labels, hints and messages of the fields in the questions, apart from those in the table `SEARCH`. */
export const QUESTION_FIELDS = {
  addPerson: 'Add a person',
  peopleFull: (most: number) => `This search is for up to ${most} people. For more people, see HealthCare.gov.`,
  removePerson: (title: string) => `Remove ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  pregnantLabel: 'Pregnant',
  parentLabel: 'Parent or caretaker of a child under 19',
  genderHint: 'Optional. It won’t change any price.',
  careLabel: 'Care you expect in a year',
  careOwn: 'I’ll enter my own numbers',
  own: {
    legend: 'Visits and refills in a year, for your whole household',
    primaryVisits: 'Visits to your regular doctor',
    specialistVisits: 'Visits to specialists',
    genericFills: 'Generic medicines, 30-day fills',
    brandFills: 'Brand-name medicines, 30-day fills',
    hint: 'One medicine taken all year is 12 fills.',
  },
  incomeHint: 'Before taxes, for everyone on your tax return. An estimate is fine.',
  tobaccoTip: 'Tobacco use in the last 6 months.',
  tobaccoPlaceholder: 'I’d rather not say (we’ll assume none)',
  countyHint: 'Your ZIP code is in more than one county. Choose yours.',
  incomeRead: (amount: string) => `That’s ${amount} a year.`,
  countyNone: 'No county found yet',
  countyBusy: 'Finding your county…',
  countyFailed: 'We couldn’t find your county. Please check your connection.',
  countyPlaceholder: 'Choose your county',
  otherPlaceholder: 'I’d rather not say (we’ll assume none)',
  ownExchangeUntil: (year: number, closes: string, checked: string) =>
    `You can enroll there for ${year} until ${closes}. We checked on ${checked}.`,
  zipHint: 'Enter a 5-digit ZIP code',
  countyLabel: 'County',
  incomeMissing: 'Enter your household income for the year as a number.',
  incomeFaults: {
    unclear:
      'We couldn’t read this income. Enter one amount in dollars for the whole year. For example: 34,000 or 34k.',
    negative: 'Income can’t be below 0. Enter 0 if you have none.',
    notYearly: 'Enter your income for the whole year. Paid by the month? Multiply by 12.',
  },
  incomeTooHigh: (most: string) => `This income is too high for this search. Enter ${most} or less.`,
  ageMissing: 'Enter the age as a whole number from 0 to 120.',
  zipMissing: 'Enter a 5-digit ZIP code.',
  countyUnchosen: 'Choose your county.',
  pastYear: (year: number) => `${year} (past year, no longer sold)`,
  yearAssumed: (year: string) => `For now, we’ll show ${year} plans.`,
  /** The same on a page that shows plans. */
  yearStandsIn: (year: string) => `So these plans are for ${year}. That may not be the year you need.`,
  yearsFailed: 'We can’t tell which plan years are open right now.',
  checkConnection: 'Please check your connection.',
} as const;
