import { useEffect, useMemo } from 'react';
import { SEARCH } from '../../../../backend/src/contract/messages/plans.js';
import { failureText } from '../../api/index.js';
import { Button, Notice, Select } from '../../ui/index.js';
import type { Draft } from './draft.js';
import { plansApi } from './plans.api.js';
import { F } from './search-entries.js';

/** The years on offer, the market's own current one first; null while they are not known. */
export function useOfferedYears() {
  const { data, error, isFetching, refetch } = plansApi.useMarketYearsQuery();
  const years = useMemo(() => (data ? [data.current, ...data.offered.filter((year) => year !== data.current)] : null), [data]);
  return { years, failure: data ? undefined : error, isFetching, retry: () => void refetch() };
}

/** Whether the year that the search is for is still to be found out. */
export function useIsYearComing({ year }: Pick<Draft, 'year'>): boolean {
  const { years, isFetching } = useOfferedYears();
  return years ? !years.includes(Number(year)) : isFetching;
}

interface Props { readonly draft: Pick<Draft, 'year'>; readonly setDraft: (changes: Partial<Draft>) => void }

/** The plan year: the current one unless somebody chose another on offer; not asked where there is but one. */
export function YearField({ draft: { year }, setDraft }: Props) {
  const { years, failure, isFetching, retry } = useOfferedYears();
  const [first] = years ?? [];
  const isOffered = years?.includes(Number(year)) ?? true;
  useEffect(() => {
    if (first !== undefined && !isOffered) setDraft({ year: String(first) });
  });
  const options = (years?.map(String) ?? (year ? [year] : [])).map((value) => ({ value, label: value }));
  return (
    <>
      {failure && <Notice tone="problem"><p>{SEARCH.yearsFailed}</p><p>{failureText(failure, SEARCH.checkConnection)}</p><p><Button kind="secondary" aria-disabled={isFetching} onClick={retry}>{SEARCH.tryAgain}</Button></p></Notice>}
      {(failure ? !year : options.length > 1) && <Select name={F.year} label={SEARCH.yearLabel} options={options} placeholder={failure && SEARCH.yearLater} required value={year} onChange={(event) => setDraft({ year: event.target.value })} />}
    </>
  );
}
