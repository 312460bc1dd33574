import { useEffect, useMemo } from 'react';
import { HOUSEHOLD, LENGTHS } from '../../../../backend/src/contract/limits.js';
import { SEARCH } from '../../../../backend/src/contract/messages/plans.js';
import { PlanSearch, PLANS } from '../../../../backend/src/contract/plans.contract.js';
import { Button, Field, Form, Select, Submit, useForm, type Problem } from '../../ui/index.js';
import { CareFields } from './CareFields.js';
import { useTips } from './display.js';
import { newPerson, type Draft } from './draft.js';
import { PersonFields } from './PersonFields.js';
import { plansApi } from './plans.api.js';
import { F, messagesFor, searchOf } from './search-entries.js';

type SetDraft = (changes: Partial<Draft>) => void;
interface Part { readonly draft: Draft; readonly setDraft: SetDraft }

/** The years on offer, the market's own current one first; it is chosen unless somebody chose another that is on offer. */
function useYears({ draft, setDraft }: Part): readonly number[] {
  const { data } = plansApi.useMarketYearsQuery();
  const years = useMemo(() => (data ? [data.current, ...data.offered.filter((year) => year !== data.current)] : []), [data]);
  const isOffered = years.includes(Number(draft.year));
  useEffect(() => {
    if (years.length > 0 && !isOffered) setDraft({ year: String(years[0]) });
  });
  return years;
}

/** Counties of a complete ZIP code; asked only once it has five digits. */
function useCounties(zip: string) {
  const isComplete = zip.length === LENGTHS.zip && /^\d+$/.test(zip);
  const { currentData, isError } = plansApi.useCountiesQuery({ params: { zip } }, { skip: !isComplete });
  const options = useMemo(() => (currentData?.counties ?? []).map(({ fips, state, name }) => ({ value: `${fips} ${state}`, label: `${name}, ${state}` })), [currentData]);
  return { options, isKnown: currentData !== undefined, isUnknown: isComplete && isError };
}

function PlaceFields({ draft: { zip, county }, setDraft }: Part) {
  const { options, isKnown, isUnknown } = useCounties(zip);
  const [only] = options;
  const right = options.length === 1 ? only?.value : options.find(({ value }) => value === county)?.value;
  // A county of another ZIP code must not stay; the only one of this ZIP code need not be asked for.
  useEffect(() => {
    if (isKnown && (right ?? '') !== county) setDraft({ county: right ?? '' });
  });
  return (
    <>
      <Field name={F.zip} label={SEARCH.zipLabel} hint={isUnknown ? SEARCH.zipUnknown : SEARCH.zipHint} inputMode="numeric" autoComplete="postal-code" maxLength={LENGTHS.zip} size={7} required value={zip} onChange={(event) => setDraft({ zip: event.target.value.trim() })} />
      {options.length > 1 && <Select name={F.county} label={SEARCH.countyLabel} hint={SEARCH.countyHint} options={options} placeholder={SEARCH.countyPlaceholder} value={county} onChange={(event) => setDraft({ county: event.target.value })} required />}
      {options.length === 1 && only && <p>{SEARCH.countyLabel}: {only.label}</p>}
    </>
  );
}

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
  const years = useYears({ draft, setDraft });
  const messages = useMemo(() => messagesFor(draft.people.length), [draft.people.length]);
  const read = useMemo(() => () => searchOf(draft), [draft]);
  const form = useForm({ schema: PlanSearch, read, messages, incomplete: SEARCH.missing, send: onSearch });
  return (
    <Form form={form} action={PLANS.search.path} label={SEARCH.title}>
      <Field name={F.income} label={SEARCH.incomeLabel} hint={tips && SEARCH.incomeHint} inputMode="decimal" size={12} required value={draft.income} onChange={(event) => setDraft({ income: event.target.value })} />
      <PlaceFields draft={draft} setDraft={setDraft} />
      <People draft={draft} setDraft={setDraft} />
      <CareFields draft={draft} setDraft={setDraft} />
      {years.length > 1 && <Select name={F.year} label={SEARCH.yearLabel} options={years.map((year) => ({ value: String(year), label: String(year) }))} value={draft.year} onChange={(event) => setDraft({ year: event.target.value })} />}
      <Submit busy={SEARCH.busy}>{SEARCH.submit}</Submit>
    </Form>
  );
}
