import { useEffect, useState } from 'react';
import type { CallOf } from '../../../../backend/src/contract/endpoint.js';
import { GENDERS, LENGTHS } from '../../../../backend/src/contract/limits.js';
import { SEARCH } from '../../../../backend/src/contract/messages/plans.js';
import { PlanSearch, PLANS } from '../../../../backend/src/contract/plans.contract.js';
import { Field, Form, Select, Submit, useForm, type Problem } from '../../ui/index.js';
import { plansApi } from './plans.api.js';

type Search = CallOf<typeof PLANS.search>['body'];
/** Field names are the paths of the search itself, so that an error finds its field. */
const F = { income: 'household.income', age: 'household.people.0.age', gender: 'household.people.0.gender', tobacco: 'household.people.0.uses_tobacco', other: 'household.people.0.aptc_eligible', zip: 'place.zipcode', county: 'place.countyfips', year: 'year' } as const;
const MESSAGES = { [F.income]: SEARCH.incomeMissing, [F.age]: SEARCH.ageMissing, [F.zip]: SEARCH.zipMissing, [F.county]: SEARCH.countyMissing, [F.other]: SEARCH.otherMissing };
const YES_NO = [{ value: 'no', label: 'No' }, { value: 'yes', label: 'Yes' }];
const OTHER = [
  { value: 'none', label: 'None of these' },
  { value: 'medicare', label: 'Medicare' },
  { value: 'va', label: 'VA health care or TRICARE' },
  { value: 'job', label: 'Affordable coverage from a job' },
  { value: 'medicaid', label: 'Medicaid or CHIP' },
];

const text = (entries: FormData, name: string): string => String(entries.get(name) ?? '').trim();
const number = (entries: FormData, name: string): number => (text(entries, name) === '' ? Number.NaN : Number(text(entries, name).replace(/[$,\s]/g, '')));

/** A county's option carries its state. Without one, only the county is reported as missing. */
function read(entries: FormData): unknown {
  const [countyfips = '', state = 'NA'] = text(entries, F.county).split(' ');
  const person = {
    age: number(entries, F.age),
    // Other coverage takes a person out of the tax credit (26 CFR 1.36B-2).
    aptc_eligible: text(entries, F.other) === '' ? undefined : text(entries, F.other) === 'none',
    gender: text(entries, F.gender) || undefined,
    uses_tobacco: text(entries, F.tobacco) === 'yes',
  };
  return { household: { income: number(entries, F.income), people: [person] }, market: 'Individual', place: { countyfips, state, zipcode: text(entries, F.zip) }, year: number(entries, F.year) };
}

/** The years on offer, the market's own current one first. */
function useYears(): readonly number[] {
  const { data } = plansApi.useMarketYearsQuery();
  return data ? [data.current, ...data.offered.filter((year) => year !== data.current)] : [];
}

/** Counties of a complete ZIP code; asked only once it has five digits. */
function useCounties(zip: string) {
  const isComplete = zip.length === LENGTHS.zip && /^\d+$/.test(zip);
  const { currentData, isError } = plansApi.useCountiesQuery({ params: { zip } }, { skip: !isComplete });
  return { counties: currentData?.counties ?? [], isUnknown: isComplete && isError };
}

function PlaceFields({ last, onPlace }: { last: Search | null; onPlace: () => void }) {
  const [zip, setZip] = useState(last?.place.zipcode ?? '');
  const { counties, isUnknown } = useCounties(zip);
  const options = counties.map(({ fips, state, name }) => ({ value: `${fips} ${state}`, label: `${name}, ${state}` }));
  const [only] = options;
  // Counties arrive without anybody typing: the form has to look again.
  useEffect(() => onPlace(), [onPlace, options.length, zip]);
  return (
    <>
      <Field name={F.zip} label={SEARCH.zipLabel} hint={isUnknown ? SEARCH.zipUnknown : SEARCH.zipHint} inputMode="numeric" autoComplete="postal-code" maxLength={LENGTHS.zip} size={7} required value={zip} onChange={(event) => setZip(event.target.value)} />
      {options.length > 1 && <Select key={zip} name={F.county} label={SEARCH.countyLabel} hint={SEARCH.countyHint} options={options} placeholder={SEARCH.countyPlaceholder} defaultValue={last ? `${last.place.countyfips} ${last.place.state}` : ''} required />}
      {options.length === 1 && only && <><input type="hidden" name={F.county} value={only.value} /><p>{SEARCH.countyLabel}: {only.label}</p></>}
    </>
  );
}

/** Asked, never assumed: it decides about the tax credit. A kept search knows only that there was none. */
const otherOf = (person: Search['household']['people'][number] | undefined): string => (person?.aptc_eligible ? 'none' : '');

interface Props {
  readonly last: Search | null;
  readonly onSearch: (search: Search) => Promise<Problem | void>;
}

/** Who needs coverage, where, and for which year. Entries stay as they are when something goes wrong. */
export function SearchForm({ last, onSearch }: Props) {
  const years = useYears();
  const form = useForm({ schema: PlanSearch, read, messages: MESSAGES, incomplete: SEARCH.missing, send: onSearch });
  const person = last?.household.people[0];
  // So do the years.
  const { refresh } = form;
  useEffect(() => refresh(), [years.length, refresh]);
  return (
    <Form form={form} action={PLANS.search.path} label={SEARCH.title}>
      <Field name={F.income} label={SEARCH.incomeLabel} hint={SEARCH.incomeHint} inputMode="decimal" size={12} required defaultValue={last?.household.income} />
      <Field name={F.age} label={SEARCH.ageLabel} inputMode="numeric" maxLength={3} size={5} required defaultValue={person?.age} />
      <Select name={F.gender} label={SEARCH.genderLabel} options={GENDERS.map((gender) => ({ value: gender, label: gender }))} placeholder={SEARCH.genderPlaceholder} defaultValue={person?.gender ?? ''} />
      <PlaceFields last={last} onPlace={form.refresh} />
      <Select name={F.tobacco} label={SEARCH.tobaccoLabel} hint={SEARCH.tobaccoTip} options={YES_NO} defaultValue={person?.uses_tobacco ? 'yes' : 'no'} />
      <Select name={F.other} label={SEARCH.otherLabel} hint={SEARCH.otherHint} options={OTHER} placeholder={SEARCH.otherPlaceholder} defaultValue={otherOf(person)} required />
      {years.length > 0 && <Select key={years.join()} name={F.year} label={SEARCH.yearLabel} options={years.map((year) => ({ value: String(year), label: String(year) }))} defaultValue={String(last && years.includes(last.year) ? last.year : years[0])} />}
      <Submit busy={SEARCH.busy}>{SEARCH.submit}</Submit>
    </Form>
  );
}
