import type { PersonDraft } from './search-draft.js';
import { parseWholeNumber } from './typed-amounts.js';

/** The lowest and the highest age, in years, to which each optional question about a person applies. */
const AGES = { tobacco: [18, 120], pregnant: [12, 60], parent: [15, 120] } as const;
type Question = keyof typeof AGES;

/**
 * Returns the questions that can apply to a person of this age and gender: tobacco use, pregnancy, and care for a
 * child. The form asks only these questions, and only the answers to them count. Before the age is known, no question
 * applies.
 */
export function questionsFor({ age, gender }: Pick<PersonDraft, 'age' | 'gender'>): readonly Question[] {
  const years = parseWholeNumber(age);
  return (Object.keys(AGES) as Question[]).filter(
    (question) =>
      years >= AGES[question][0] && years <= AGES[question][1] && !(question === 'pregnant' && gender === 'Male'),
  );
}
