import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo } from 'react';
import { failureText } from '#api/index.js';
import { SEARCH } from '#contract/messages/plans/plans.js';
import { Select, TryAgain } from '#ui/index.js';
import { plansApi } from '../api/plans.api.js';
import type { Draft } from '../model/search/search-draft.js';
import { FIELDS } from './search-fields.js';

/**
 * Returns the plan years that a person can choose: first the marketplace's current year, then the other years for which
 * plans are sold, then past years for which there are plans in the county. `years` is null until the years for which
 * plans are sold are loaded. `isSettled` becomes true when no more past years can be added. If past years cannot be
 * loaded, they are left out without an error. `county` is the county's code, or empty if none is chosen.
 */
export function useOfferedYears(county: string) {
  const { data, error, isFetching, refetch } = plansApi.useMarketYearsQuery();
  const ofCounty = plansApi.usePastYearsQuery(county === '' ? skipToken : { params: { fips: county } });
  const past = useMemo(() => (county === '' ? [] : (ofCounty.data?.past ?? [])), [county, ofCounty.data]);
  const years = useMemo(
    () => (data ? [data.current, ...data.offered.filter((year) => year !== data.current), ...past] : null),
    [data, past],
  );
  const isSettled = years !== null && !ofCounty.isFetching;
  return { years, past, isSettled, failure: data ? undefined : error, isFetching, retry: () => void refetch() };
}

/**
 * Keeps the plan year valid on every step of the form. Unless the person chooses another of the offered years, the plan
 * year is the marketplace's current year. If the offered years cannot be loaded, the calendar year is used. Returns
 * whether the offered years are still being loaded.
 */
export function useOfferedYear({ year, county }: Props['draft'], setDraft: Props['setDraft']): boolean {
  const { years, isSettled, failure, isFetching } = useOfferedYears(countyCode(county));
  const [first] = years ?? [];
  const isOffered = years?.includes(Number(year)) ?? true;
  useEffect(() => {
    if (first !== undefined && !isOffered && (year === '' || isSettled)) setDraft({ year: String(first) });
    if (failure && year === '') setDraft({ year: String(new Date().getFullYear()) });
  });
  return years ? !years.includes(Number(year)) : isFetching || year === '';
}

/**
 * Returns the county code from the value of the county field, which consists of a county code and a state. The result
 * is empty if no county is chosen.
 */
const countyCode = (county: Draft['county']): string => county.split(' ')[0] ?? '';

interface Props {
  readonly draft: Pick<Draft, 'year' | 'county'>;
  readonly setDraft: (changes: Partial<Draft>) => void;
}

/**
 * The field for the plan year. The field is hidden if there is only one year. While the years are loading, the field is
 * already shown, so that the questions below it do not move. Past years are listed last, and their labels say that
 * plans of these years can no longer be bought.
 */
export function YearField({ draft: { year, county }, setDraft }: Props) {
  const { years, past, failure, isFetching, retry } = useOfferedYears(countyCode(county));
  const isLoading = years === null && !failure;
  const options = (years ?? (year ? [Number(year)] : [])).map((each) => ({
    value: String(each),
    label: past.includes(each) ? SEARCH.pastYear(each) : String(each),
  }));
  return (
    <>
      {failure && (
        <TryAgain isBusy={isFetching} onRetry={retry}>
          <p>
            {SEARCH.yearsFailed} {year && SEARCH.yearAssumed(year)}
          </p>
          <p>{failureText(failure, SEARCH.checkConnection)}</p>
        </TryAgain>
      )}
      {(options.length > 1 || isLoading) && (
        <Select
          name={FIELDS.year}
          label={SEARCH.yearLabel}
          options={options}
          value={year}
          {...(isLoading && { placeholder: '' })}
          onChange={(event) => setDraft({ year: event.target.value })}
        />
      )}
    </>
  );
}
