import { useMemo } from 'react';
import { PLANS, PlanSearch } from '#contract/api/plans.contract.js';
import { HOUSEHOLD } from '#contract/limits/plans.js';
import { SEARCH } from '#contract/messages/plans.js';
import { useTips } from '#features/wording/index.js';
import { Button, Field, Form, Submit, useForm, type Problem } from '#ui/index.js';
import { dollars } from '../model/money.js';
import { INCOME_LENGTH, newPerson, type Draft } from '../model/search-draft.js';
import { toSearchRequest } from '../model/search-request.js';
import { parseIncome } from '../model/typed-amounts.js';
import { CareFields } from './CareFields.js';
import { PersonFields } from './PersonFields.js';
import { PlaceFields, useIsCountyLoading } from './PlaceFields.js';
import { fieldMessages, FIELDS } from './search-fields.js';
import { useIsYearLoading, YearField } from './YearField.js';

type SetDraft = (changes: Partial<Draft>) => void;
interface Part {
  readonly draft: Draft;
  readonly setDraft: SetDraft;
}

function People({ draft: { people }, setDraft }: Part) {
  const canAdd = people.length < HOUSEHOLD.maxPeople;
  const add = () => setDraft({ people: [...people, newPerson(Math.max(...people.map(({ key }) => key)) + 1)] });
  return (
    <>
      {people.map((person, index) => (
        <PersonFields
          key={person.key}
          person={person}
          index={index}
          onChange={(changed) => setDraft({ people: people.with(index, changed) })}
          onRemove={people.length > 1 ? () => setDraft({ people: people.toSpliced(index, 1) }) : undefined}
        />
      ))}
      {canAdd && (
        <Button kind="secondary" onClick={add}>
          {SEARCH.addPerson}
        </Button>
      )}
    </>
  );
}

/**
 * Returns whether a required entry of the form is empty. Entries that are filled in but invalid have error messages of
 * their own.
 */
const isUnanswered = ({ income, zip, county, people }: Draft): boolean =>
  [income, zip, county, ...people.map(({ age }) => age)].some((answer) => answer.trim() === '');

interface Props extends Part {
  readonly onSearch: (search: PlanSearch) => Promise<Problem | void>;
}

export function SearchForm({ draft, setDraft, onSearch }: Props) {
  const tips = useTips();
  const income = parseIncome(draft.income);
  const messages = useMemo(() => fieldMessages(draft), [draft]);
  const read = useMemo(() => () => toSearchRequest(draft), [draft]);
  const isYearComing = useIsYearLoading(draft);
  const isCountyComing = useIsCountyLoading(draft);
  const form = useForm({
    schema: PlanSearch,
    read,
    messages,
    incomplete: isUnanswered(draft) ? SEARCH.missing : undefined,
    isLoading: isYearComing || isCountyComing,
    send: onSearch,
  });
  return (
    <Form form={form} action={PLANS.search.path} label={SEARCH.title}>
      <Field
        name={FIELDS.income}
        label={SEARCH.incomeLabel}
        hint={tips && SEARCH.incomeHint}
        inputMode="decimal"
        size={14}
        maxLength={INCOME_LENGTH}
        required
        value={draft.income}
        onChange={(event) => setDraft({ income: event.target.value })}
      />
      {'amount' in income && income.amount <= HOUSEHOLD.maxIncomePerYear && (
        <p className="muted">{SEARCH.incomeRead(dollars(income.amount))}</p>
      )}
      <PlaceFields draft={draft} setDraft={setDraft} />
      <People draft={draft} setDraft={setDraft} />
      <CareFields draft={draft} setDraft={setDraft} />
      <YearField draft={draft} setDraft={setDraft} />
      <Submit busy={SEARCH.busy}>{SEARCH.submit}</Submit>
    </Form>
  );
}
