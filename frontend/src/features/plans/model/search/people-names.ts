import type { Person } from '#contract/api/plans.contract.js';
import { ADULT_AGE, CHILD_UNTIL_AGE } from '#contract/limits/ages.js';
import { listText } from '#ui/format.js';
import { PEOPLE } from '../../messages/answers/search-summary.js';
import type { Draft } from './search-draft.js';

type Who = 'you' | 'spouse' | 'child' | 'person';

/**
 * Who a person of the household is to the reader. The form's `entries` name the spouse, but may be newer than the
 * search, so the age must be the same. Without entries, the reader is somebody else, with a shared link.
 */
function whoIs({ age }: Pick<Person, 'age'>, index: number, entries: Draft | undefined): Who {
  if (age < (index === 0 ? ADULT_AGE : CHILD_UNTIL_AGE)) return 'child';
  if (!entries) return 'person';
  if (index === 0) return 'you';
  const entered = entries.people[index];
  return (Number(entered?.age) === age && entered?.role) || 'person';
}

/** Returns the name of one person, such as "your child". */
export const nameOf = (person: Pick<Person, 'age'>, index: number, entries: Draft | undefined): string =>
  PEOPLE[whoIs(person, index, entries)](1, entries !== undefined, index + 1);

/** Returns the names and ages of some people, such as "you (age 40) and your children (ages 9 and 6)". */
export function peopleNames(
  people: readonly Pick<Person, 'age'>[],
  indices: readonly number[],
  entries: Draft | undefined,
): string {
  const children = indices.filter((index) => people[index] && whoIs(people[index], index, entries) === 'child');
  // Children are named together, everybody else alone.
  const named = indices.filter((index) => !children.includes(index) || index === children[0]);
  return listText(
    named.map((index) => {
      const group = children.includes(index) ? children : [index];
      const ages = group.flatMap((one) => people[one]?.age ?? []);
      const who = people[index] ? whoIs(people[index], index, entries) : 'person';
      const name = PEOPLE[who](group.length, entries !== undefined, index + 1);
      return PEOPLE.withAges(name, group.length, listText(ages.map(String)));
    }),
  );
}
