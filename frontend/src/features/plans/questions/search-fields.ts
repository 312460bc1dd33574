import { HOUSEHOLD } from '#contract/limits/plans.js';
import { SEARCH } from '../messages/plans.js';
import { QUESTION_FIELDS } from '../messages/questions.js';
import { dollars } from '../model/costs/money.js';
import type { Draft } from '../model/search/search-draft.js';
import { parseIncome } from '../model/search/typed-amounts.js';
import type { Step } from './steps.js';

/** Field names of the search form: paths in the search request, so that validation errors find their field. */
export const FIELDS = {
  income: 'household.income',
  zip: 'place.zipcode',
  county: 'place.countyfips',
  year: 'year',
  person: (index: number) => ({
    age: `household.people.${index}.age`,
    gender: `household.people.${index}.gender`,
    tobacco: `household.people.${index}.uses_tobacco`,
    other: `household.people.${index}.aptc_eligible`,
    pregnant: `household.people.${index}.is_pregnant`,
    parent: `household.people.${index}.is_parent`,
    born: `household.people.${index}.born`,
  }),
} as const;

/** Stands for an entered ZIP code that no place has. */
const UNKNOWN_ZIP = '?';

/**
 * Returns the entries to validate if the ZIP code is not complete, or if no place has it (`isUnknown`). There is no
 * county to choose then, so the result holds a county that passes validation, and the ZIP code is the only error.
 */
export function withoutCounty<D extends Pick<Draft, 'zip' | 'county'>>(draft: D, isUnknown: boolean): D {
  return { ...draft, zip: isUnknown ? UNKNOWN_ZIP : draft.zip, county: '00000' };
}

function incomeMessage(typed: string): string {
  const read = parseIncome(typed);
  if ('amount' in read) return QUESTION_FIELDS.incomeTooHigh(dollars(HOUSEHOLD.maxIncomePerYear));
  return read.fault === 'missing' ? QUESTION_FIELDS.incomeMissing : QUESTION_FIELDS.incomeFaults[read.fault];
}

export const fieldMessages = ({
  income,
  zip,
  people,
}: Pick<Draft, 'income' | 'zip' | 'people'>): Record<string, string> => ({
  [FIELDS.income]: incomeMessage(income),
  [FIELDS.zip]: zip === UNKNOWN_ZIP ? SEARCH.zipUnknown : QUESTION_FIELDS.zipMissing,
  [FIELDS.county]: QUESTION_FIELDS.countyUnchosen,
  ...Object.fromEntries(people.map((_, index) => [FIELDS.person(index).age, QUESTION_FIELDS.ageMissing])),
});

/** Whether a step lacks a required answer. Null and the last step stand for all steps. */
export function isUnanswered({ income, isIncomeUnknown, zip, county, people }: Draft, step: Step | null): boolean {
  const answers: Record<Step, readonly string[]> = {
    place: [zip, county],
    people: people.map(({ age }) => age),
    income: isIncomeUnknown ? [] : [income],
    care: [],
  };
  return (step === null || step === 'care' ? Object.values(answers).flat() : answers[step]).some(
    (answer) => answer.trim() === '',
  );
}
