import { SEARCH } from '../../../../backend/src/contract/messages/plans.js';
import type { Draft, PersonDraft } from './draft.js';
import { buyersOf } from './other-coverage.js';

const number = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace(/[$,\s]/g, '')));

/** Field names are the paths of the search itself, so that an error finds its field. */
export const F = {
  income: 'household.income', zip: 'place.zipcode', county: 'place.countyfips', year: 'year',
  person: (index: number) => ({
    age: `household.people.${index}.age`, gender: `household.people.${index}.gender`, tobacco: `household.people.${index}.uses_tobacco`,
    other: `household.people.${index}.aptc_eligible`, pregnant: `household.people.${index}.is_pregnant`, parent: `household.people.${index}.is_parent`,
  }),
} as const;

export const messagesFor = (people: number): Record<string, string> => ({
  [F.income]: SEARCH.incomeMissing, [F.zip]: SEARCH.zipMissing, [F.county]: SEARCH.countyMissing, [F.year]: SEARCH.yearMissing,
  ...Object.fromEntries(Array.from({ length: people }, (_, index) => F.person(index)).flatMap(({ age, other }) => [[age, SEARCH.ageMissing], [other, SEARCH.otherMissing]])),
});

const personOf = (person: PersonDraft, use: Draft['use'], isBuyer: boolean) => ({
  age: number(person.age),
  // Other coverage takes a person out of the tax credit (26 CFR 1.36B-2), and out of the price when others buy.
  aptc_eligible: person.other === '' ? undefined : person.other === 'none',
  has_mec: isBuyer ? undefined : true,
  gender: person.gender || undefined,
  uses_tobacco: person.usesTobacco,
  is_pregnant: person.isPregnant || undefined,
  is_parent: person.isParent || undefined,
  utilization_level: use,
});

/** The form as the search it asks for; the contract's schema judges whether it is complete. A county's option carries its state. */
export function searchOf({ income, zip, county, year, use, people }: Draft): unknown {
  const [countyfips = '', state = 'NA'] = county.split(' ');
  const buyers = buyersOf(people.map(({ other }) => other));
  return {
    household: { income: number(income), people: people.map((person, index) => personOf(person, use, buyers[index] ?? true)) },
    market: 'Individual', place: { countyfips, state, zipcode: zip }, year: number(year),
  };
}
