import type { PersonDraft } from './search-draft.js';
import { parseWholeNumber } from './typed-amounts.js';

/** For each optional question about a person, the lowest and the highest age in years at which the question applies. */
const AGES = { tobacco: [18, 120], pregnant: [12, 60], parent: [15, 120] } as const;
type Question = keyof typeof AGES;

/**
 * Returns the questions that can apply to a person of this age and gender: tobacco use, pregnancy, and care for a
 * child. Only these are asked, and only their answers count. None applies before the age is known.
 */
export function questionsFor({ age, gender }: Pick<PersonDraft, 'age' | 'gender'>): readonly Question[] {
  const years = parseWholeNumber(age);
  return (Object.keys(AGES) as Question[]).filter(
    (question) =>
      years >= AGES[question][0] && years <= AGES[question][1] && !(question === 'pregnant' && gender === 'Male'),
  );
}
