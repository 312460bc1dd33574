import { FINDER } from './finder.js';

/** Messages of the plan search and of a plan's page. The specification prescribes the wording of most of them. */

export const SEARCH = {
  title: 'Compare Insurance Plans',
  preferences: 'Customize Your Preferences',
  submit: 'Search Plans',
  edit: 'Edit',
  answers: 'answers',
  busy: 'Loading...',
  person: (number: number) => `Person ${number}`,
  addPerson: 'Add a person',
  removePerson: (number: number) => `Remove person ${number}`,
  pregnantLabel: 'Pregnant',
  parentLabel: 'Parent or caretaker of a child under 19',
  genderHint: 'You need not say. It changes no premium and none of our figures.',
  careLabel: 'Care you expect in a year',
  noticesFailed: 'We could not load our notes on other coverage that may fit you better. Please load this page again.',
  careOwn: 'My own visits and medicines',
  own: {
    legend: 'Your own visits and medicines in a year, for everyone together',
    primaryVisits: 'Visits to your own doctor',
    specialistVisits: 'Visits to specialists',
    genericFills: 'Generic medicines, 30-day fills',
    brandFills: 'Brand-name medicines, 30-day fills',
    hint: 'One medicine taken all year is 12 fills.',
  },
  incomeLabel: 'Household income for the year, in dollars',
  incomeHint: 'Before taxes, for everyone on your tax return. An estimate is fine.',
  ageLabel: 'Age',
  genderLabel: 'Gender',
  tobaccoLabel: 'Tobacco use',
  tobaccoTip: 'Tobacco use in the last 6 months.',
  tobaccoPlaceholder: 'Not said: priced as none',
  zipLabel: 'ZIP code',
  zipHint: 'Enter a 5-digit ZIP code',
  countyLabel: 'County',
  countyHint: 'Your ZIP code is in more than one county. Choose yours.',
  incomeMissing: 'Enter your household income for the year as a number.',
  incomeFaults: {
    unclear:
      'We could not read this income. Enter one amount in dollars for the whole year. For example: 34,000 or 34k.',
    negative: 'The income cannot be below 0. Enter 0 if there was none.',
    notYearly: 'Enter the income of a whole year. A monthly income is multiplied by 12.',
  },
  incomeTooHigh: (most: string) => `This income is too high for this search. Enter ${most} at most.`,
  incomeRead: (amount: string) => `That is ${amount} a year.`,
  ageMissing: 'Enter the age as a whole number from 0 to 120.',
  zipMissing: 'Enter a 5-digit ZIP code.',
  zipUnknown: FINDER.zipUnknown,
  countyMissing: 'Choose your county. Enter your ZIP code first.',
  countyUnchosen: 'Choose your county.',
  /** Text that the county field shows if no county was found for a complete ZIP code. */
  countyNone: 'No county found yet',
  countyBusy: 'Looking up your county…',
  countyFailed: 'We could not look up your county. Please check your connection.',
  countyPlaceholder: 'Choose your county',
  genderPlaceholder: 'Prefer not to say',
  otherLabel: 'Other coverage you have or can get',
  otherPlaceholder: 'Not said: priced as if none',
  otherKinds: {
    none: 'None of these',
    medicare: 'Medicare',
    va: 'VA health care',
    tricare: 'TRICARE',
    job: 'Affordable coverage from a job',
    medicaid: 'Medicaid or CHIP',
    other: 'Some other coverage',
  },
  yearLabel: 'Plan year',
  pastYear: (year: number) => `${year} (past year, cannot be bought)`,
  yearAssumed: (year: string) => `Until then we look for plans for ${year}.`,
  yearsFailed: 'We could not find out which plan years are on offer.',
  checkConnection: 'Please check your connection.',
  showMore: (count: number) => (count === 1 ? 'Show 1 more plan' : `Show ${count} more plans`),
  shownOf: (shown: number, all: number) => `${shown} of ${all} plans are shown.`,
  found: (count: number) => (count === 1 ? '1 plan found.' : `${count} plans found.`),
  detailsMissing: (count: number) =>
    count === 1
      ? 'The benefit details of 1 plan could not be loaded. Wishes about benefits do not count for it yet.'
      : `The benefit details of ${count} plans could not be loaded. Wishes about benefits do not count for them yet.`,
  dropped: (count: number) => `${count} more could not be shown, because their data had errors.`,
  noneUsable: (count: number) =>
    count === 1
      ? '1 plan was found, but it could not be shown, because its data had errors. Please try again later.'
      : `${count} plans were found, but none could be shown, because their data had errors. Please try again later.`,
  missing: 'Please fill in all required fields before submitting.',
  yearGone: (year: number, now: number) =>
    `Your search was for ${year}. There are no plans for that year here any more. Check your answers and ` +
    `press "Search Plans" to see plans for ${now}.`,
  medicareOnly: 'Your plans are in another place',
  earlier: 'For your earlier answers',
  stillOld: 'There is no answer to your newest search. These are the plans of the search before:',
  failed: 'There was an error while fetching data.',
  unreachable: 'Your device could not reach our site. Check your internet connection, then try again.',
  failedHere: 'The problem is on our side. Please try again in a minute.',
  nothingLost: 'Nothing you typed is lost.',
  noneHere: (year: number) =>
    `We have no plans for your county for ${year}. That does not mean that none are sold there: HealthCare.gov shows ` +
    'what is on sale.',
  ownExchangeUntil: (year: number, closes: string, checked: string) =>
    `You can enroll there for ${year} until ${closes}, as far as we know. We checked this on ${checked}.`,
  empty: 'No matching plans found based on your preferences. Try adjusting your filters.',
  disclaimer: 'Results are estimates; verify plan details before enrolling.',
} as const;

export const PREFERENCES = {
  premiumLabel: 'Monthly premium you would like to pay at most',
  premiumUntouched: 'Not used until you move it.',
  premiumReset: 'Do not use this',
  metalLabel: 'Metal level',
  metalAny: 'Any',
  dental: 'Dental coverage',
  dentalApart:
    'Not every health plan covers dental care for adults. HealthCare.gov also sells separate dental plans, to people ' +
    'who buy a health plan there. We do not compare those.',
  vision: 'Vision coverage',
  programs: 'Lifestyle programs',
  note:
    'Plans that fit more of your wishes come first. Your medicines and doctors count as wishes too, and so do some ' +
    'answers, such as tobacco use. No plan is hidden.',
} as const;

export const COMPARE_PLANS = {
  go: (count: number) => `Compare ${count} plans`,
  toTray: 'Go to the plans you chose',
  needMore: 'Choose at least two plans to compare them.',
  yours: (count: number) => `Plans you chose (${count})`,
  full: (max: number) => `You have chosen ${max} plans. Remove one first.`,
  remove: 'Remove',
  choose: 'Compare',
  chosen: 'In compare',
} as const;

export const MATCHING = {
  all: '✅ Meets ALL your preferences',
  matches: 'Matches',
  missing: 'Missing',
  benefitsNotLoaded: 'Benefit details not loaded',
  /** Label for preferences about price while a plan's price is not known. */
  notKnown: 'Not known without a price for you',
  /** Label for a preference if a plan's data does not say whether the plan meets it. */
  notJudged: 'Plans do not tell us this',
  genericOnly: (name: string) => `${name} (this plan covers a generic only)`,
  forChildrenOnly: (label: string) => `${label} (this plan has it for children only)`,
  score: (met: number, total: number) => `${met} of ${total}`,
  column: 'Wishes met',
  underPremium: (dollarsPerMonth: number) => `Under $${dollarsPerMonth}/month`,
} as const;
