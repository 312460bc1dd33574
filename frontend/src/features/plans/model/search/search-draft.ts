import * as z from 'zod/mini';
import type { Person, PlanSearch } from '#contract/api/plans.contract.js';
import type { SearchToSave } from '#contract/api/saved.contract.js';
import { TYPED_LENGTH } from '#contract/limits/fields.js';
import { CARE_LEVELS, HOUSEHOLD, ROLES, USUAL_CARE } from '#contract/limits/plans.js';
import { OTHER_COVERAGE, type CoverageAnswer } from './other-coverage.js';

const text = (max: number) => z.string().check(z.maxLength(max));
const typed = text(TYPED_LENGTH);

export const TOBACCO = ['', 'no', 'yes'] as const;

const PersonDraft = z.object({
  /** React key of a person in the form. The key stays the same while other people are added and removed. */
  key: z.int(),
  age: typed,
  gender: text(10),
  tobacco: z.enum(TOBACCO),
  other: z.union([z.literal(''), z.enum(OTHER_COVERAGE)]),
  isPregnant: z.boolean(),
  isParent: z.boolean(),
  /** Month and year of birth, which people of 64 and over may give for their Medicare dates. */
  birthMonth: z.optional(typed),
  birthYear: z.optional(typed),
  isBornOnFirst: z.optional(z.boolean()),
  /** The relationship chosen when adding the person. It changes the form's wording, and only saved searches have it. */
  role: z.optional(z.enum(ROLES)),
});
export type PersonDraft = z.infer<typeof PersonDraft>;
export const Draft = z.object({
  income: typed,
  /** The income is not known or kept private. What was typed before stays in `income`, but does not count. */
  isIncomeUnknown: z.optional(z.boolean()),
  zip: typed,
  county: text(8),
  year: text(4),
  /** Whether the calendar year stands in for the plan year, because it is not known yet which years are on offer. */
  isYearAssumed: z.optional(z.boolean()),
  use: z.enum(CARE_LEVELS),
  people: z.array(PersonDraft).check(z.minLength(1), z.maxLength(HOUSEHOLD.maxPeople)),
});
export type Draft = z.infer<typeof Draft>;

export const newPerson = (key: number, role?: PersonDraft['role']): PersonDraft => ({
  key,
  age: '',
  gender: '',
  tobacco: '',
  other: '',
  isPregnant: false,
  isParent: false,
  ...(role && { role }),
});
/** The entries that a draft may leave out are named, so that they replace those of another draft. */
export const EMPTY_DRAFT: Draft = {
  income: '',
  isIncomeUnknown: undefined,
  isYearAssumed: undefined,
  zip: '',
  county: '',
  year: '',
  use: USUAL_CARE,
  people: [newPerson(0)],
};

export const kindsIn = ({ people }: Draft): readonly CoverageAnswer[] => people.map(({ other }) => other);

const tobaccoOf = ({ uses_tobacco }: Person) =>
  uses_tobacco === undefined ? '' : uses_tobacco ? ('yes' as const) : ('no' as const);
/**
 * Returns the answer about other coverage that the form shows for a person from a saved search. A saved search does not
 * contain the kind of coverage. It contains only who may get a tax credit, for whom no plan is bought, and who said
 * that there is no other coverage. The answer is empty for others who may get a tax credit. If nobody in the household
 * may get a tax credit, people for whom no plan is bought have Medicare. For everyone else, the answer is "other".
 */
function otherOf({ aptc_eligible, has_mec }: Person, people: readonly Person[]): CoverageAnswer {
  if (aptc_eligible) return has_mec === false ? 'none' : '';
  return has_mec && !people.some((one) => one.aptc_eligible) ? 'medicare' : 'other';
}

export const draftFromSearch = ({ household, place, year }: PlanSearch, roles?: SearchToSave['roles']): Draft => ({
  income: String(household.income ?? ''),
  isIncomeUnknown: household.income === null,
  zip: place.zipcode,
  county: `${place.countyfips} ${place.state}`,
  year: String(year),
  isYearAssumed: false,
  use: household.people[0]?.utilization_level ?? USUAL_CARE,
  people: household.people.map((person, key) => ({
    key,
    age: String(person.age),
    gender: person.gender ?? '',
    tobacco: tobaccoOf(person),
    other: otherOf(person, household.people),
    isPregnant: person.is_pregnant ?? false,
    isParent: person.is_parent ?? false,
    birthMonth: person.born?.slice(5, 7),
    birthYear: person.born?.slice(0, 4),
    isBornOnFirst: person.born && person.born.length > 'YYYY-MM'.length ? true : undefined,
    role: roles?.[key] ?? undefined,
  })),
});
