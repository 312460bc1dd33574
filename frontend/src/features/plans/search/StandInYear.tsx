import { QUESTION_FIELDS } from '../messages/questions.js';
import { useOfferedYear } from '../questions/use-offered-years.js';
import { YearsFailed } from '../questions/YearsFailed.js';
import { useDraft } from '../storage/search-draft.slice.js';

/**
 * A message that the plans on the screen are for a year that only stands in for the plan year. As soon as it is known
 * which years are on offer, the year of the answers changes, and the notice about changed answers offers the plans.
 */
export function StandInYear() {
  const [draft, setDraft] = useDraft();
  useOfferedYear(draft, setDraft);
  return <YearsFailed>{QUESTION_FIELDS.yearStandsIn(draft.year)}</YearsFailed>;
}
