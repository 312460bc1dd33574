export const SEARCH_SUMMARY = {
  place: (year: number, zip: string, county: string) => `Plans for ${year}, ZIP code ${zip}${county && `, ${county}`}.`,
  income: (dollarsPerYear: string | null) =>
    dollarsPerYear === null ? 'No income given.' : `Household income: ${dollarsPerYear} a year.`,
  onePerson: (answers: string) => `1 person: ${answers}.`,
  person: (name: string, answers: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${answers}.`,
  age: (age: number) => `age ${age}`,
  gender: { Female: 'female', Male: 'male', notSaid: 'gender not given' },
  tobacco: { yes: 'uses tobacco', no: 'no tobacco', notSaid: 'tobacco use not given' },
  pregnant: 'pregnant',
  parent: 'parent or caretaker of a child under 19',
  /** Phrase for a person's other health coverage, used if the kind of that coverage is not known. */
  someCoverage: 'other coverage',
  noCoverage: 'no other coverage',
  coverageNotSaid: 'other coverage not given',
  care: { Low: 'Expected care: a little.', Medium: 'Expected care: some.', High: 'Expected care: a lot.' },
  /** Readers of a shared link see this too, so it does not say whose visits they are. */
  ownCare: 'Expected care: own visits and medicines.',
  people: (count: number, ages: string) => (count === 1 ? `1 person, ${ages}` : `${count} people, ${ages}`),
  ages: (count: number, ages: string) => (count === 1 ? `Age ${ages}` : `Ages ${ages}`),
  noIncome: 'No income given',
  noLists: 'Medicines',
  shortIncome: (dollarsPerYear: string | null) =>
    dollarsPerYear === null ? 'No income given' : `${dollarsPerYear} a year`,
  shortCare: { Low: 'Little care', Medium: 'Some care', High: 'A lot of care' },
  shortOwnCare: 'Your own visits and medicines',
} as const;

/** The people of a household. `isOwn` says whether the reader is one of them, and `number` is a person's place. */
export const PEOPLE = {
  you: () => 'you',
  spouse: () => 'your spouse',
  child: (count: number, isOwn: boolean) => `${isOwn ? 'your' : 'the'} ${count === 1 ? 'child' : 'children'}`,
  person: (_count: number, _isOwn: boolean, number: number) => `person ${number}`,
  withAges: (name: string, count: number, ages: string) => `${name} (${count === 1 ? 'age' : 'ages'} ${ages})`,
} as const;

const some = (priced: number, all: number): string => `Prices are for ${priced} of ${all} people`;

/** Messages that are shown if the prices do not include everyone in the household, or if they include no tax credit. */
export const PRICED_PEOPLE = {
  /** Line below a price that names the people whom it covers. `people` is the text of `SEARCH_SUMMARY.people`. */
  below: (people: string, year: number) => `For ${people}, in ${year}`,
  /** The beginning of `who`, without a full stop. It is the title of these messages where they are collapsed. */
  some,
  who: (priced: number, all: number, who: string) => `${some(priced, all)}: ${who}.`,
  notPriced: (who: string, why: string) => `The price leaves out ${who}${why}.`,
  mayGetMedicaid: ', who may get Medicaid or CHIP',
  because: (coverage: string) => ` because of ${coverage}`,
  full: 'These are full prices.',
  noCredit: 'Full prices: you can’t get a tax credit with your other coverage.',
  /** The same for an income that is enough to pay for the Silver plan by whose price the tax credit is measured. */
  ownShare:
    'These are full prices. At this income, the law says you can afford a low-cost Silver plan without a tax ' +
    'credit.',
} as const;
