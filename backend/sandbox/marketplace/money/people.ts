import type { Person } from '../wire/requests.js';

/** The people for whom prices are calculated if a request names nobody: one person aged 35, as in the live API. */
export const DEFAULT_PEOPLE: readonly Person[] = [{ age: 35 }];

/** The tobacco rate starts at age 18 (45 CFR 147.102(a)(1)(iv)). */
export const usesTobacco = (person: Person): boolean => person.age >= 18 && person.uses_tobacco === true;

/**
 * Returns the household members who are charged a premium. People with other coverage are left out, unless nobody would
 * remain. A veteran with VA coverage who searches only for themselves therefore still gets prices. Of the members under
 * 21, only the three oldest are charged (45 CFR 147.102(c)(1)).
 */
export function pricedPeople(people: readonly Person[]): Person[] {
  const withoutOther = people.filter((person) => person.has_mec !== true);
  return atMostThreeChildren(withoutOther.length > 0 ? withoutOther : people);
}

/**
 * Returns the household members whom the tax credit covers: those who are eligible and have no other coverage. At most
 * three of them are under 21, because further children are not charged a premium.
 */
export function creditPeople(people: readonly Person[]): Person[] {
  const eligible = people.filter((person) => person.aptc_eligible !== false && person.has_mec !== true);
  return atMostThreeChildren(eligible);
}

function atMostThreeChildren(people: readonly Person[]): Person[] {
  const children = people.filter(({ age }) => age < 21).toSorted((a, b) => b.age - a.age);
  const left = new Set(children.slice(3));
  return people.filter((person) => !left.has(person));
}
