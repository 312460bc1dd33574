import type { County, Eligibility, Person, PlanSearch } from '#contract/api/plans.contract.js';
import { listText } from '#ui/format.js';
import { PRICED_PEOPLE, SEARCH_SUMMARY } from '../../messages/answers/search-summary.js';
import { SEARCH } from '../../messages/plans.js';
import { dollarsOrNull } from '../costs/money.js';
import type { CoverageAnswer } from './other-coverage.js';
import { nameOf, peopleNames } from './people-names.js';
import type { SubmittedSearch } from './submitted-search.js';

const peopleText = (people: readonly Pick<Person, 'age'>[]): string =>
  SEARCH_SUMMARY.people(people.length, listText(people.map(({ age }) => String(age))));

/** Names a person's other coverage. Without the person's answer, only what the search itself says is known. */
export function coverageText({ aptc_eligible, has_mec }: Person, kind?: CoverageAnswer): string {
  if (kind === undefined && !aptc_eligible) return SEARCH_SUMMARY.someCoverage;
  if (kind === '' || (kind === undefined && has_mec !== false)) return SEARCH_SUMMARY.coverageNotSaid;
  return kind === 'none' || kind === undefined ? SEARCH_SUMMARY.noCoverage : SEARCH.otherKinds[kind];
}

function personText(person: Person, kind: CoverageAnswer | undefined): string {
  const { age, gender, uses_tobacco, is_pregnant, is_parent } = person;
  return [
    SEARCH_SUMMARY.age(age),
    SEARCH_SUMMARY.gender[gender ?? 'notSaid'],
    SEARCH_SUMMARY.tobacco[uses_tobacco === undefined ? 'notSaid' : uses_tobacco ? 'yes' : 'no'],
    ...(is_pregnant ? [SEARCH_SUMMARY.pregnant] : []),
    ...(is_parent ? [SEARCH_SUMMARY.parent] : []),
    coverageText(person, kind),
  ].join(', ');
}

interface Known {
  /** The counties whose names are loaded. The summary of a search omits a county whose name is missing. */
  readonly counties: readonly Pick<County, 'fips' | 'name' | 'state'>[];
  readonly hasOwnCare: boolean;
}

/** A search in sentences, with every answer that affects prices and costs: year, place, income, people, care. */
export function searchSummary(
  { search: { household, place, year }, kinds, entries }: SubmittedSearch,
  { counties, hasOwnCare }: Known,
): string {
  const county = counties.find(({ fips, state }) => fips === place.countyfips && state === place.state);
  const [first] = household.people;
  return [
    SEARCH_SUMMARY.place(year, place.zipcode, county ? `${county.name}, ${county.state}` : ''),
    SEARCH_SUMMARY.income(dollarsOrNull(household.income)),
    ...household.people.map((person, index) => {
      const answers = personText(person, kinds?.[index]);
      return household.people.length === 1
        ? SEARCH_SUMMARY.onePerson(answers)
        : SEARCH_SUMMARY.person(nameOf(person, index, entries), answers);
    }),
    ...(hasOwnCare
      ? [SEARCH_SUMMARY.ownCare]
      : first?.utilization_level
        ? [SEARCH_SUMMARY.care[first.utilization_level]]
        : []),
  ].join(' ');
}

/**
 * Describes a search in a few short facts that fit into one line: the people with their ages, the place, the income,
 * the expected care and the year. The county is left out until its name is loaded.
 */
export function searchFacts(
  { household: { income, people }, place, year }: PlanSearch,
  { counties, hasOwnCare }: Known,
): readonly string[] {
  const county = counties.find(({ fips, state }) => fips === place.countyfips && state === place.state);
  const level = people[0]?.utilization_level;
  return [
    peopleText(people),
    [...(county ? [`${county.name}, ${county.state}`] : []), place.zipcode].join(' '),
    SEARCH_SUMMARY.shortIncome(dollarsOrNull(income)),
    ...(hasOwnCare ? [SEARCH_SUMMARY.shortOwnCare] : level ? [SEARCH_SUMMARY.shortCare[level]] : []),
    String(year),
  ];
}

/** One of a person's main answers, and the step of the questions, or the lists of medicines, in which it was given. */
export interface AnswerFact {
  readonly step: 'people' | 'place' | 'income' | 'care' | 'lists';
  readonly text: string;
}

/** A person's main answers, two lines of a phone in all. `counted` says how many medicines and doctors are listed. */
export function answerFacts(
  { household: { income, people }, place, year }: PlanSearch,
  { hasOwnCare, counted }: Pick<Known, 'hasOwnCare'> & { readonly counted: string | undefined },
): readonly AnswerFact[] {
  const level = people[0]?.utilization_level;
  const care = hasOwnCare ? SEARCH_SUMMARY.shortOwnCare : level && SEARCH_SUMMARY.shortCare[level];
  return [
    { step: 'people', text: SEARCH_SUMMARY.ages(people.length, listText(people.map(({ age }) => String(age)))) },
    { step: 'place', text: place.zipcode },
    { step: 'income', text: dollarsOrNull(income) ?? SEARCH_SUMMARY.noIncome },
    ...(care ? [{ step: 'care', text: care } as const] : []),
    { step: 'lists', text: counted ?? SEARCH_SUMMARY.noLists },
    { step: 'place', text: String(year) },
  ];
}

/**
 * Returns a short line with the number and the ages of the people whom the prices cover, and the plan year. The people
 * are named as in the line with the main facts of a search. The result is null if the prices cover nobody.
 */
export function pricedForText(
  { household: { people }, year }: Pick<PlanSearch, 'household' | 'year'>,
  eligibility: Pick<Eligibility, 'people'>,
): string | null {
  const priced = people.filter((_, index) => eligibility.people[index]?.is_priced);
  return priced.length === 0 ? null : PRICED_PEOPLE.below(peopleText(priced), year);
}

type Help = Pick<Eligibility, 'people'> & Partial<Pick<Eligibility, 'aptc' | 'credit_gap' | 'income_limit'>>;

/**
 * Returns a sentence saying that the prices are full prices, for a household that said its income and could have a tax
 * credit, but gets none. The sentence gives the reason if the income is neither too high nor too low for a credit. The
 * result is empty for other households, and if it is not known whether there is a credit.
 */
export function fullPriceText(
  { income, people }: PlanSearch['household'],
  { aptc, credit_gap: gap, income_limit: limit, people: helped }: Help,
): string {
  const entitled = helped.filter((_, index) => people[index]?.aptc_eligible && !people[index].has_mec);
  if (aptc !== 0 || gap || income === null || entitled.length === 0) return '';
  const isInRange = entitled.some((person) => !person.is_medicaid_chip && !person.in_coverage_gap);
  return PRICED_PEOPLE[isInRange && income <= (limit ?? income) ? 'ownShare' : 'full'];
}

/**
 * Returns sentences that name the people whom the prices cover and the reason for the others, and say so if the prices
 * include no tax credit, as far as `eligibility` says why. `kinds` are the answers about other coverage, as far as they
 * are known, and `entries` are those of `peopleNames`. The result is empty if the prices cover everybody in the
 * household and include a tax credit.
 */
export function pricedPeopleText(
  { household }: Pick<PlanSearch, 'household'>,
  eligibility: Help,
  kinds: SubmittedSearch['kinds'] = null,
  entries?: SubmittedSearch['entries'],
): string {
  const { people } = household;
  const [priced = [], others = []] = [true, false].map((is) =>
    [...people.keys()].filter((index) => Boolean(eligibility.people[index]?.is_priced) === is),
  );
  const whyNot = (index: number): string => {
    const person = people[index];
    return !person || person.aptc_eligible
      ? PRICED_PEOPLE.mayGetMedicaid
      : PRICED_PEOPLE.because(coverageText(person, kinds?.[index] || undefined));
  };
  const leftOut = [...new Set(others.map(whyNot))].map((why) =>
    PRICED_PEOPLE.notPriced(
      peopleNames(
        people,
        others.filter((index) => whyNot(index) === why),
        entries,
      ),
      why,
    ),
  );
  return [
    ...(others.length > 0
      ? [PRICED_PEOPLE.who(priced.length, people.length, peopleNames(people, priced, entries)), ...leftOut]
      : []),
    ...(priced.some((index) => people[index]?.aptc_eligible) ? [] : [PRICED_PEOPLE.noCredit]),
    fullPriceText(household, eligibility),
  ]
    .filter(Boolean)
    .join(' ');
}
