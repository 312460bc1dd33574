import { TYPED_LENGTH } from '#contract/limits/fields.js';
import { PAGES } from '#contract/pages.js';
import { ButtonLink, Checkbox, Field } from '#ui/index.js';
import { SEARCH } from '../messages/plans.js';
import { QUESTIONS } from '../messages/questions.js';
import type { Draft } from '../model/search/search-draft.js';
import { FIELDS } from './search-fields.js';

interface Props {
  readonly draft: Pick<Draft, 'income' | 'isIncomeUnknown'>;
  readonly hint?: string | false;
  readonly setDraft: (changes: Pick<Draft, 'income' | 'isIncomeUnknown'>) => void;
  /** Whether the income must be entered here. A link then leads to the questions that can do without it. */
  readonly isNeeded?: boolean | undefined;
}

/**
 * The household's income in dollars in the plan year, as typed, or the choice to go on without it. The choice empties
 * the field; typing or a second press takes it back, which brings back the text.
 */
export function IncomeField({ draft: { income, isIncomeUnknown = false }, hint, setDraft, isNeeded = false }: Props) {
  return (
    <>
      <Field
        name={FIELDS.income}
        label={SEARCH.incomeLabel}
        hint={hint}
        inputMode="decimal"
        size={14}
        maxLength={TYPED_LENGTH}
        required={!isIncomeUnknown}
        value={isIncomeUnknown ? '' : income}
        onChange={(event) => setDraft({ income: event.target.value, isIncomeUnknown: false })}
      />
      {isNeeded ? (
        <p>
          <ButtonLink kind="quiet" to={`${PAGES.plans.path}?step=income`}>
            {QUESTIONS.withoutIncome}
          </ButtonLink>
        </p>
      ) : (
        <Checkbox
          name="isIncomeUnknown"
          label={QUESTIONS.noIncome}
          checked={isIncomeUnknown}
          onChange={(event) => setDraft({ income, isIncomeUnknown: event.target.checked })}
        />
      )}
    </>
  );
}
