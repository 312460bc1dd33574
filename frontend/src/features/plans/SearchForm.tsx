import { useMemo } from 'react';
import { HOUSEHOLD } from '../../../../backend/src/contract/limits.js';
import { SEARCH } from '../../../../backend/src/contract/messages/plans.js';
import { PlanSearch, PLANS } from '../../../../backend/src/contract/plans.contract.js';
import { Button, Field, Form, Submit, useForm, type Problem } from '../../ui/index.js';
import { CareFields } from './CareFields.js';
import { useTips } from './display.js';
import { newPerson, type Draft } from './draft.js';
import { PersonFields } from './PersonFields.js';
import { PlaceFields, useIsCountyComing } from './PlaceFields.js';
import { F, messagesFor, searchOf } from './search-entries.js';
import { useIsYearComing, YearField } from './YearField.js';

type SetDraft = (changes: Partial<Draft>) => void;
interface Part { readonly draft: Draft; readonly setDraft: SetDraft }

function People({ draft: { people }, setDraft }: Part) {
  const canAdd = people.length < HOUSEHOLD.maxPeople;
  const add = () => setDraft({ people: [...people, newPerson(Math.max(...people.map(({ key }) => key)) + 1)] });
  return (
    <>
      {people.map((person, index) => (
        <PersonFields
          key={person.key} person={person} index={index}
          onChange={(changed) => setDraft({ people: people.with(index, changed) })}
          onRemove={people.length > 1 ? () => setDraft({ people: people.toSpliced(index, 1) }) : undefined}
        />
      ))}
      {canAdd && <Button kind="secondary" onClick={add}>{SEARCH.addPerson}</Button>}
    </>
  );
}

interface Props extends Part {
  readonly onSearch: (search: PlanSearch) => Promise<Problem | void>;
}

/** Who needs coverage, where, and for which year. Entries stay as they are when something goes wrong. */
export function SearchForm({ draft, setDraft, onSearch }: Props) {
  const tips = useTips();
  const messages = useMemo(() => messagesFor(draft.people.length), [draft.people.length]);
  const read = useMemo(() => () => searchOf(draft), [draft]);
  const isYearComing = useIsYearComing(draft);
  const isCountyComing = useIsCountyComing(draft);
  const form = useForm({ schema: PlanSearch, read, messages, incomplete: SEARCH.missing, isComing: isYearComing || isCountyComing, send: onSearch });
  return (
    <Form form={form} action={PLANS.search.path} label={SEARCH.title}>
      <Field name={F.income} label={SEARCH.incomeLabel} hint={tips && SEARCH.incomeHint} inputMode="decimal" size={12} required value={draft.income} onChange={(event) => setDraft({ income: event.target.value })} />
      <PlaceFields draft={draft} setDraft={setDraft} />
      <People draft={draft} setDraft={setDraft} />
      <CareFields draft={draft} setDraft={setDraft} />
      <YearField draft={draft} setDraft={setDraft} />
      <Submit busy={SEARCH.busy}>{SEARCH.submit}</Submit>
    </Form>
  );
}
