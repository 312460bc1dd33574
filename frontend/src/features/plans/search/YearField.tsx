import { useEffect, useMemo } from 'react';
import { failureText } from '#api/index.js';
import { SEARCH } from '#contract/messages/plans.js';
import { Button, Notice, Select } from '#ui/index.js';
import { plansApi } from '../api/plans.api.js';
import type { Draft } from '../model/search-draft.js';
import { FIELDS } from './search-fields.js';

/**
 * Returns the plan years that a person can choose, with the marketplace's current year first. The result is null until
 * the years are loaded.
 */
export function useOfferedYears() {
  const { data, error, isFetching, refetch } = plansApi.useMarketYearsQuery();
  const years = useMemo(
    () => (data ? [data.current, ...data.offered.filter((year) => year !== data.current)] : null),
    [data],
  );
  return { years, failure: data ? undefined : error, isFetching, retry: () => void refetch() };
}

/** Returns whether the plan year of the search is still loading. */
export function useIsYearLoading({ year }: Pick<Draft, 'year'>): boolean {
  const { years, isFetching } = useOfferedYears();
  return years ? !years.includes(Number(year)) : isFetching || year === '';
}

interface Props {
  readonly draft: Pick<Draft, 'year'>;
  readonly setDraft: (changes: Partial<Draft>) => void;
}

/**
 * The field for the plan year. Its value is the marketplace's current year unless the person chooses another one, and
 * it is hidden if there is only one year. If the years cannot be loaded, the calendar year is used.
 */
export function YearField({ draft: { year }, setDraft }: Props) {
  const { years, failure, isFetching, retry } = useOfferedYears();
  const [first] = years ?? [];
  const isOffered = years?.includes(Number(year)) ?? true;
  useEffect(() => {
    if (first !== undefined && !isOffered) setDraft({ year: String(first) });
    if (failure && year === '') setDraft({ year: String(new Date().getFullYear()) });
  });
  const options = (years?.map(String) ?? (year ? [year] : [])).map((value) => ({ value, label: value }));
  return (
    <>
      {failure && (
        <Notice tone="problem">
          <p>
            {SEARCH.yearsFailed} {year && SEARCH.yearAssumed(year)}
          </p>
          <p>{failureText(failure, SEARCH.checkConnection)}</p>
          <p>
            <Button kind="secondary" aria-disabled={isFetching} onClick={retry}>
              {SEARCH.tryAgain}
            </Button>
          </p>
        </Notice>
      )}
      {options.length > 1 && (
        <Select
          name={FIELDS.year}
          label={SEARCH.yearLabel}
          options={options}
          value={year}
          onChange={(event) => setDraft({ year: event.target.value })}
        />
      )}
    </>
  );
}
