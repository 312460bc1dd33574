import { useEffect, useMemo } from 'react';
import type { ErrorCode } from '../../../../backend/src/contract/messages/errors.js';
import { LENGTHS } from '../../../../backend/src/contract/limits.js';
import { SEARCH } from '../../../../backend/src/contract/messages/plans.js';
import { failureText, isFailure } from '../../api/index.js';
import { Button, Field, Select, Status } from '../../ui/index.js';
import type { Draft } from './draft.js';
import { plansApi } from './plans.api.js';
import { F } from './search-entries.js';

type Place = Pick<Draft, 'zip' | 'county'>;
const UNKNOWN: ErrorCode = 'plans.zipUnknown';

/** Why there are no counties: the ZIP code is not known, which only another one mends, or the look-up did not work. */
function problemOf(error: unknown): { readonly text: string; readonly mayTryAgain: boolean } {
  if (isFailure(error) && error.code === UNKNOWN) return { text: SEARCH.zipUnknown, mayTryAgain: false };
  return { text: failureText(error, SEARCH.countyFailed), mayTryAgain: true };
}

/** Counties of a complete ZIP code, asked only once it has five digits; `right` is the one that may stand beside it. */
function useCounties({ zip, county }: Place) {
  const isComplete = zip.length === LENGTHS.zip && /^\d+$/.test(zip);
  const { currentData, error, isFetching, refetch } = plansApi.useCountiesQuery({ params: { zip } }, { skip: !isComplete });
  const options = useMemo(() => (currentData?.counties ?? []).map(({ fips, state, name }) => ({ value: `${fips} ${state}`, label: `${name}, ${state}` })), [currentData]);
  const [only] = options;
  // The only county of a ZIP code need not be asked for; one that the list does not hold was kept from another time.
  const right = (options.length === 1 ? only?.value : options.find(({ value }) => value === county)?.value) ?? '';
  const isSettled = currentData === undefined || right === county;
  const problem = isComplete && error && !isFetching ? problemOf(error) : null;
  return { options, only, right, isSettled, isBusy: isComplete && isFetching, problem, retry: () => void refetch() };
}

/** Whether the county that the search is for is still to be found out. */
export function useIsCountyComing(place: Place): boolean {
  const { isBusy, isSettled } = useCounties(place);
  return isBusy || !isSettled;
}

interface Props { readonly draft: Place; readonly setDraft: (changes: Partial<Draft>) => void }

/** ZIP code and county. A county is only ever one of the ZIP code that stands beside it: it goes as soon as another is typed. */
export function PlaceFields({ draft, setDraft }: Props) {
  const { zip, county } = draft;
  const { options, only, right, isSettled, isBusy, problem, retry } = useCounties(draft);
  useEffect(() => {
    if (!isSettled) setDraft({ county: right });
  });
  const type = (typed: string) => typed !== zip && setDraft({ zip: typed, county: '' });
  return (
    <>
      <Field name={F.zip} label={SEARCH.zipLabel} hint={SEARCH.zipHint} inputMode="numeric" autoComplete="postal-code" maxLength={LENGTHS.zip} size={7} required value={zip} onChange={(event) => type(event.target.value.trim())} />
      <Status>{isBusy ? <p>{SEARCH.countyBusy}</p> : problem && <p>{problem.text}</p>}</Status>
      {problem?.mayTryAgain && <p><Button kind="secondary" onClick={retry}>{SEARCH.tryAgain}</Button></p>}
      {options.length === 1 && only
        ? <p>{SEARCH.countyLabel}: {only.label}</p>
        : <Select name={F.county} label={SEARCH.countyLabel} hint={options.length > 1 && SEARCH.countyHint} options={options} placeholder={options.length > 1 ? SEARCH.countyPlaceholder : SEARCH.countyLater} value={county} onChange={(event) => setDraft({ county: event.target.value })} required />}
    </>
  );
}
