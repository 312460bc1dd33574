import { SEARCH } from '#contract/messages/plans/plans.js';
import { TYPED_LENGTH } from '#contract/typed-answers.js';
import { Field } from '#ui/index.js';
import { FIELDS } from './search-fields.js';

interface Props {
  readonly income: string;
  readonly hint?: string | false;
  readonly setDraft: (changes: { income: string }) => void;
}

/**
 * The field for the household's income in the plan year, in dollars. The field contains the text as the person typed
 * it.
 */
export function IncomeField({ income, hint, setDraft }: Props) {
  return (
    <Field
      name={FIELDS.income}
      label={SEARCH.incomeLabel}
      hint={hint}
      inputMode="decimal"
      size={14}
      maxLength={TYPED_LENGTH}
      required
      value={income}
      onChange={(event) => setDraft({ income: event.target.value })}
    />
  );
}
