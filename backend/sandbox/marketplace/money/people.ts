import type { Household, Person } from '../wire/requests.js';

/** The people for whom prices are calculated if a request names nobody: one person aged 35, as in the live API. */
export const DEFAULT_PEOPLE: readonly Person[] = [{ age: 35 }];

/** Returns a person's age in whole years on the day coverage begins. `age` takes precedence over `dob`. */
export function ageOf(person: Person, coverBegins: Date): number {
  if (person.age !== undefined) return Math.floor(person.age);
  const born = new Date(`${person.dob ?? ''}T00:00:00Z`);
  const years = coverBegins.getUTCFullYear() - born.getUTCFullYear();
  const hadBirthday =
    coverBegins.getUTCMonth() > born.getUTCMonth() ||
    (coverBegins.getUTCMonth() === born.getUTCMonth() && coverBegins.getUTCDate() >= born.getUTCDate());
  return hadBirthday ? years : years - 1;
}

export function coverBegins(household: Household | undefined, planYear: number): Date {
  return new Date(`${household?.effective_date ?? `${planYear}-01-01`}T00:00:00Z`);
}

/**
 * Returns whether a person pays the tobacco rate, which starts at age 18 (45 CFR 147.102(a)(1)(iv)). If the date of the
 * last tobacco use is known, the person pays the tobacco rate if that date is within the plan's look-back period, which
 * is given in months. Otherwise, the tobacco flag in the request decides.
 */
export function usesTobacco(person: Person, age: number, begins: Date, lookbackMonths: number): boolean {
  if (age < 18) return false;
  if (person.last_tobacco_use_date === undefined) return person.uses_tobacco === true;
  const last = new Date(`${person.last_tobacco_use_date}T00:00:00Z`);
  const limit = new Date(begins);
  limit.setUTCMonth(limit.getUTCMonth() - lookbackMonths);
  return last >= limit;
}

/**
 * Returns the household members who are charged a premium. People with other coverage are left out, unless nobody would
 * remain. A veteran with VA coverage who searches only for themselves therefore still gets prices. Of the members under
 * 21, only the three oldest are charged (45 CFR 147.102(c)(1)).
 */
export function pricedPeople(people: readonly Person[], begins: Date): Person[] {
  const withoutOther = people.filter((person) => person.has_mec !== true);
  return atMostThreeChildren(withoutOther.length > 0 ? withoutOther : people, begins);
}

/**
 * Returns the household members whom the tax credit covers: those who are eligible and have no other coverage. At most
 * three of them are under 21, because further children are not charged a premium.
 */
export function creditPeople(people: readonly Person[], begins: Date): Person[] {
  const eligible = people.filter((person) => person.aptc_eligible !== false && person.has_mec !== true);
  return atMostThreeChildren(eligible, begins);
}

function atMostThreeChildren(people: readonly Person[], begins: Date): Person[] {
  const children = people
    .filter((person) => ageOf(person, begins) < 21)
    .toSorted((a, b) => ageOf(b, begins) - ageOf(a, begins));
  const left = new Set(children.slice(3));
  return people.filter((person) => !left.has(person));
}
