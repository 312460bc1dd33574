import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo } from 'react';
import { plansApi } from '../api/plans.api.js';
import type { Draft } from '../model/search/search-draft.js';

/** The county code in the county field's value, which also has the state. Empty if none is chosen. */
export const countyCode = (county: Draft['county']): string => county.split(' ')[0] ?? '';

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
 * Keeps the plan year valid: the marketplace's current one unless the person chooses another. If the years cannot be
 * loaded, the calendar year stands in. Returns whether they are being loaded.
 */
export function useOfferedYear(
  { year, county, isYearAssumed = false }: Pick<Draft, 'year' | 'county' | 'isYearAssumed'>,
  setDraft: (changes: Partial<Draft>) => void,
): boolean {
  const { years, isSettled, failure, isFetching } = useOfferedYears(countyCode(county));
  const [first] = years ?? [];
  const isOffered = years?.includes(Number(year)) ?? true;
  const isReplaced = isYearAssumed || (!isOffered && (year === '' || isSettled));
  useEffect(() => {
    if (first !== undefined && isReplaced) setDraft({ year: String(first), isYearAssumed: false });
    if (failure && year === '') setDraft({ year: String(new Date().getFullYear()), isYearAssumed: true });
  });
  return years ? isYearAssumed || !isOffered : isFetching || year === '';
}
