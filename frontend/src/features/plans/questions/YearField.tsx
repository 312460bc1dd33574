import { useEffect } from 'react';
import { failureText } from '#api/index.js';
import { SEARCH } from '#contract/messages/plans/plans.js';
import { QUESTION_FIELDS } from '#contract/messages/plans/questions.js';
import { Select, TryAgain } from '#ui/index.js';
import type { Draft } from '../model/search/search-draft.js';
import { FIELDS } from './search-fields.js';
import { useOfferedYears } from './use-offered-years.js';

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
    label: past.includes(each) ? QUESTION_FIELDS.pastYear(each) : String(each),
  }));
  return (
    <>
      {failure && (
        <TryAgain isBusy={isFetching} onRetry={retry}>
          <p>
            {QUESTION_FIELDS.yearsFailed} {year && QUESTION_FIELDS.yearAssumed(year)}
          </p>
          <p>{failureText(failure, QUESTION_FIELDS.checkConnection)}</p>
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
