import { FINDER } from './finder.js';

/** Messages of the plan search and of a plan's page. The specification prescribes the wording of most of them. */

export const SEARCH = {
  title: 'Compare Insurance Plans',
  preferences: 'Customize Your Preferences',
  submit: 'Search Plans',
  edit: 'Edit',
  answers: 'answers',
  answersTitle: 'Your answers',
  busy: 'Loading...',
  /** Stands in place of the plans until they are loaded. */
  coming:
    'First you’ll see a few plans worth a look, and why. All your plans are below. Sort or filter them, and choose ' +
    'up to four to compare.',
  person: (number: number) => `Person ${number}`,
  incomeLabel: 'Household income for the year, in dollars',
  ageLabel: 'Age',
  genderLabel: 'Gender',
  tobaccoLabel: 'Tobacco use',
  zipLabel: 'ZIP code',
  zipUnknown: FINDER.zipUnknown,
  genderPlaceholder: 'Prefer not to say',
  otherLabel: 'Other coverage you have or can get',
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
  showMore: (count: number) => (count === 1 ? 'Show 1 more plan' : `Show ${count} more plans`),
  shownOf: (shown: number, all: number) => `Showing ${shown} of ${all} plans.`,
  found: (count: number) => (count === 1 ? '1 plan found.' : `${count} plans found.`),
  detailsMissing: (count: number) =>
    count === 1 ? 'We couldn’t load one plan’s benefits.' : `We couldn’t load the benefits of ${count} plans.`,
  dropped: (count: number) => `We can’t show ${count} more because of data errors.`,
  noneUsable: (count: number) =>
    count === 1
      ? 'We found 1 plan, but we can’t show it because of data errors. Please try again later.'
      : `We found ${count} plans, but we can’t show any because of data errors. Please try again later.`,
  missing: 'Please fill in all required fields before submitting.',
  yearGone: (year: number, now: number) =>
    `Your search was for ${year}. We no longer have plans for that year. Check your answers and ` +
    `press "Search Plans" to see plans for ${now}.`,
  medicareOnly: 'Your plans are at Medicare.gov',
  earlier: 'From your last search',
  stillOld: 'Your new search didn’t go through. These plans are from your last one.',
  failed: 'There was an error while fetching data.',
  unreachable: 'Your device couldn’t reach our site. Check your internet connection, then try again.',
  failedHere: 'The problem is on our side. Please try again in a minute.',
  nothingLost: 'Nothing you typed is lost.',
  noneHere: (year: number) => `No ${year} plans here for your county yet. Check HealthCare.gov.`,
  noneHerePlace: { href: 'https://www.healthcare.gov/see-plans/', text: 'See plans at HealthCare.gov' },
  empty: 'No matching plans found based on your preferences. Try adjusting your filters.',
  dentalApart:
    'Some of these plans don’t cover dental care for adults. If you buy a health plan at HealthCare.gov, you can ' +
    'buy a dental plan there, too. We don’t compare those.',
  disclaimer: 'Results are estimates; verify plan details before enrolling.',
} as const;

export const COMPARE_PLANS = {
  go: (count: number) => `Compare ${count} plans`,
  toTray: 'Go to the plans you chose',
  needMore: 'Choose at least two plans to compare them.',
  yours: (count: number) => `Plans you chose (${count})`,
  full: (max: number) => `You have chosen ${max} plans. Remove one first.`,
  remove: 'Remove',
  removed: (count: number) => (count === 1 ? '1 plan removed.' : `${count} plans removed.`),
  undo: 'Undo',
  /** The notice above the plans if chosen plans are not among them, for example those of another county. */
  unlisted: (count: number) =>
    count === 1
      ? '1 plan you chose doesn’t match these answers.'
      : `${count} plans you chose don’t match these answers.`,
  removeUnlisted: (count: number) => (count === 1 ? 'Remove it' : 'Remove them'),
  choose: 'Compare',
  chosen: 'In compare',
} as const;

export const MATCHING = {
  all: '✅ Meets ALL your preferences',
  matches: 'Matches',
  missing: 'Missing',
  benefitsNotLoaded: 'Benefit details not loaded',
  /** Label for preferences about price while a plan's price is not known. */
  notKnown: 'We can’t tell without your price',
  /** Label for a preference if a plan's data does not say whether the plan meets it. */
  notJudged: 'Plans do not tell us this',
  genericOnly: (name: string) => `${name} (this plan covers only a generic)`,
  forChildrenOnly: (label: string) => `${label} (for children only in this plan)`,
  /** Nobody chooses this criterion, so it says where it comes from. The specification prescribes the first words. */
  essential: 'Essential Benefits (for people with other coverage)',
  score: (met: number, total: number) => `${met} of ${total}`,
  column: 'Preferences met',
  underPremium: (dollarsPerMonth: number) => `Under $${dollarsPerMonth}/month`,
} as const;
