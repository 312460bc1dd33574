import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { plansApi } from '../api/plans.api.js';

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
