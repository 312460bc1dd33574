import { buyersOf, countsAsNone } from './other-coverage.js';
import type { Draft, PersonDraft } from './search-draft.js';
import { parseIncome, parseWholeNumber } from './typed-amounts.js';

/** The lowest and the highest age, in years, to which each optional question about a person applies. */
const AGES = { tobacco: [18, 120], pregnant: [12, 60], parent: [15, 120], born: [64, 120] } as const;
type Question = keyof typeof AGES;

/**
 * The questions that can apply at this age and gender: tobacco, pregnancy, care for a child, month of birth. Only they
 * are asked and count. Before the age is known, none applies.
 */
export function questionsFor({ age, gender }: Pick<PersonDraft, 'age' | 'gender'>): readonly Question[] {
  const years = parseWholeNumber(age);
  return (Object.keys(AGES) as Question[]).filter(
    (question) =>
      years >= AGES[question][0] && years <= AGES[question][1] && !(question === 'pregnant' && gender === 'Male'),
  );
}

/** The month of birth if it fits the age: the plan year is at most two years after the last birthday. */
export function bornIn(
  { age, birthMonth = '', birthYear = '', isBornOnFirst }: PersonDraft,
  planYear: string,
): string | undefined {
  const [month, year] = [parseWholeNumber(birthMonth), parseWholeNumber(birthYear)];
  const beyond = parseWholeNumber(planYear) - year - parseWholeNumber(age);
  if (!(month >= 1 && month <= 12 && beyond >= 0 && beyond <= 2)) return undefined;
  return `${year}-${String(month).padStart(2, '0')}${isBornOnFirst ? '-01' : ''}`;
}

function personOf(person: PersonDraft, { use, year }: Draft, isBuyer: boolean) {
  const asked = questionsFor(person);
  return {
    age: parseWholeNumber(person.age),
    // A person with other coverage gets no tax credit (26 CFR 1.36B-2). No plan is bought for that person if one is
    // bought for somebody else in the household.
    aptc_eligible: countsAsNone(person.other),
    // A person who says that there is no other coverage differs from one who does not answer, but only in the form.
    has_mec: isBuyer ? (person.other === 'none' ? false : undefined) : true,
    gender: person.gender || undefined,
    uses_tobacco: person.tobacco === '' || !asked.includes('tobacco') ? undefined : person.tobacco === 'yes',
    is_pregnant: (person.isPregnant && asked.includes('pregnant')) || undefined,
    is_parent: (person.isParent && asked.includes('parent')) || undefined,
    utilization_level: use,
    born: asked.includes('born') ? bornIn(person, year) : undefined,
  };
}

/**
 * Converts the form's entries into a search request. The request may still be invalid, because the contract's schema
 * validates it later. An income of null means that the person does not know it or does not want to say it, so an income
 * that is missing or cannot be read is left out. The value of a county option is the county's FIPS code and its state,
 * separated by a space.
 */
export function toSearchRequest(draft: Draft): unknown {
  const { income, isIncomeUnknown, zip, county, year, people } = draft;
  const [countyfips = '', state = 'NA'] = county.split(' ');
  const read = parseIncome(income);
  const buyers = buyersOf(people.map(({ other }) => other));
  return {
    household: {
      income: isIncomeUnknown ? null : 'amount' in read ? read.amount : undefined,
      people: people.map((person, index) => personOf(person, draft, buyers[index] ?? true)),
    },
    market: 'Individual',
    place: { countyfips, state, zipcode: zip },
    year: parseWholeNumber(year),
  };
}
