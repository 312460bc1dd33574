/** Messages of the drug coverage pages, also those about VA. The specification prescribes most of the wording. */
export const DRUG = {
  title: 'Drug Coverage',
  lead: 'Monthly price',
  caption: 'What each medicine costs per month in each plan',
  plansTitle: 'Selected plans',
  noPlans: 'No plans selected yet.',
  searchLabel: 'Find a medication',
  placeholder: 'Start typing a medication…',
  hint: 'Type at least two letters to search for medications.',
  keepTyping: "Keep typing... we'll show results soon.",
  looking: 'Looking for your medicine…',
  noMatch: 'No matching drug found. Try the full name or generic.',
  suggestionsFailed: 'Unable to fetch drug suggestions right now.',
  check: 'Check If This Medication Is Covered',
  checking: 'Checking coverage…',
  incomplete: 'Please select a plan and provide a drug identifier.',
  incompleteNote: 'Select a plan and drug before checking coverage.',
  failed: 'Failed to fetch drug coverage. Please try again.',
  failedNote: 'Drug coverage could not be fetched. Try again later.',
  ready: 'Drug coverage results are ready.',
  results: 'Results',
  columns: { plan: 'Plan', coverage: 'Coverage' },
  found: (count: number) => (count === 1 ? '1 medicine found.' : `${count} medicines found.`),
  foundFirst: (shown: number) => `Here are the first ${shown} medicines. Type more of the name to see others.`,
  chosen: (name: string) => `Chosen: ${name}`,
  contains: (name: string, ingredients: string) =>
    ingredients === '' ? `We know the name ${name}, but not what’s in it.` : `${name} contains ${ingredients}.`,
  sameIngredients: 'This name isn’t on our list. These have the same ingredients.',
  noProduct: (name: string) =>
    `We don’t have a product number for ${name}, so we can’t check if plans cover it. Ask the insurer.`,
  listed: 'already on your list',
  allListed: 'These are already on your list.',
  add: 'Add to my list',
  allTitle: 'All your medicines',
  notChecked: 'Not checked yet',
  checkAll: 'Check all my medicines',
  medicine: 'Medicine',
  vaColumn: 'I have VA health care. Show VA coverage, too.',
  change: 'Change my list',
  vaLink: 'What VA may charge you',
  legend: { good: 'covered', warn: 'generic only', bad: 'not covered', none: 'no data: ask the insurer' },
  until: '“$52, then $30” means $52 until you meet the deductible.',
  vaGroup1: 'VA charges $0 in priority group 1.',
  ask: (carrier: string) => `Ask ${carrier}`,
  listFailed: 'We couldn’t load your saved list. What you add now won’t be saved.',
  notSaved: 'We couldn’t save your list. It stays here until you leave this page.',
  print: 'Print my list',
  removeShort: 'Remove',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed.`,
  full: (most: number, name: string) => `The limit is ${most} medicines. Remove one before you add ${name}.`,
} as const;

export const SPELLING = {
  /** `guess` is the most likely name. Nothing is added without a press. */
  title: (typed: string, guess: string) => `You typed “${typed}.” Did you mean ${guess}?`,
  failed: 'Unable to load suggestions right now.',
} as const;

/** Whether VA lists a medicine: only if its formulary contains the same strength and form. */
export const VA_ANSWERS = {
  listed: (product: string) => `On VA’s list: ${product}`,
  sameMedicine: (product: string) => `VA’s list has ${product}. The strength or form may differ.`,
  column: 'VA, if you’re enrolled',
  notFound: 'Not on the VA list we have',
  unknown: 'We can’t tell',
  notRead: 'We couldn’t look this up. Reload the page to try again.',
  note: (date: string) =>
    `VA’s list is from ${date}. VA may need to approve a medicine first. It may also cover some not on the list.`,
} as const;

/** Messages about VA copays. They contain no amounts, because the amounts come from a table of VA's rates by date. */
export const VA_COPAY = {
  title: 'What VA may charge you for medicines',
  lead: 'For medicines you take all year: a 30-day supply of each, 12 times a year.',
  groupLabel: 'Your priority group',
  groupHint: 'It’s in your VA enrollment letter.',
  groupOpen: 'I don’t know',
  group: (number: string) => `Group ${number}`,
  tierLabel: (tier: string, dollars: string) => `How many tier ${tier} medicines (${dollars} each)`,
  tierHints: {
    1: 'Preferred generics',
    2: 'Other generics, and some you can get without a prescription',
    3: 'Brand names',
  },
  countWrong: (most: number) => `Enter a whole number from 0 to ${most}.`,
  none: 'In group 1, you pay nothing for VA medicines.',
  sum: (month: string, year: string) => `You pay ${month} a month and ${year} a year.`,
  capped: (most: string) => `VA charges no more than ${most} in a calendar year.`,
  either: (month: string, year: string) =>
    `In group 1, you pay nothing. In groups 2 to 8, you pay ${month} a month and ${year} a year.`,
  rates: (from: string, source: string) => `Rates in effect since ${from} (${source}).`,
  limits:
    'We can’t tell which tier VA puts your medicine in. You pay $0 if you’re in group 1, were a POW, or have a ' +
    'disability VA calls catastrophic. There are other reasons, too. VA decides.',
  link: 'See VA’s copay rates',
  noRates: 'See VA’s site for today’s rates.',
} as const;

export const VA = {
  title: 'VA Drug Coverage',
  intro: 'Check if a medication is covered and learn where to get VA care near you.',
  searchLabel: 'Search a medication',
  tip: 'Type at least 3–4 letters; try brand or generic.',
  crisis: { who: 'Veterans Crisis Line:', how: 'call 988 and press 1, or text 838255.' },
  suggestionsFailed: 'Unable to fetch VA drug suggestions right now.',
  yes: 'Yes, VA covers this medicine. Please verify details on the VA site.',
  /** Stands right behind the sentence above, which says more than a list of an earlier month can. */
  asOf: (month: string) =>
    `This is from VA’s ${month} list. It may have changed, and VA may need to approve the medicine first. ` +
    'Ask your VA pharmacist.',
  notNamed: (month: string) => `It’s not on VA’s ${month} list.`,
  notOnList: 'VA may still cover it. Ask your VA doctor or pharmacist.',
  contains: (name: string, generic: string) => `${name} contains ${generic}.`,
  nameNotFound: (name: string, month: string) =>
    `We didn’t find ${name} on VA’s ${month} list. Ask your VA pharmacist about it.`,
  anotherBrand: 'VA may give you a different brand.',
  /** Sentence before the answer about a product that was found by the ingredient of another brand. */
  listNames: (product: string) => `VA’s list has ${product}.`,
  about: (product: string) => `About ${product}:`,
  tooLong: 'This is too long. Type the name of one medicine.',
  /** Sentence about a product that was found by the ingredient of the brand that was searched for. */
  like: (brand: string, generic: string) => `Like ${brand}, it contains ${generic}. Strength and use may differ.`,
  advisor: 'Look it up in VA’s formulary advisor',
  defaultPlan: 'VA National Formulary',
  tableTitle: 'Coverage',
  otherPlan: 'Not a VA plan:',
  facts: {
    product: 'VA’s name for it',
    brand: 'Brand name',
    drugClass: 'Kind of medicine',
    form: 'Form',
    supply: 'How you get it',
    restriction: 'Limits',
    listDate: 'List date',
  },
  noRestriction: 'The list doesn’t say. VA may need to approve it first.',
  supply: { prescription: 'By prescription', 'over the counter': 'Over the counter', other: 'Ask your VA pharmacy' },
  names:
    'This product uses publicly available data courtesy of the U.S. National Library of Medicine (NLM), National ' +
    'Institutes of Health, Department of Health and Human Services; NLM is not responsible for the product and does ' +
    'not endorse or recommend this or any other product.',
} as const;
