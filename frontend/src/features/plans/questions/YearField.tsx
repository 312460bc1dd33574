import type { ReactNode } from 'react';
import { failureText } from '#api/index.js';
import { Select, TryAgain } from '#ui/index.js';
import { SEARCH } from '../messages/plans.js';
import { QUESTION_FIELDS } from '../messages/questions.js';
import type { Draft } from '../model/search/search-draft.js';
import { useDraft } from '../storage/answers.slice.js';
import { FIELDS } from './search-fields.js';
import { countyCode, useOfferedYear, useOfferedYears } from './use-offered-years.js';

interface Props {
  readonly draft: Pick<Draft, 'year' | 'county'>;
  readonly setDraft: (changes: Partial<Draft>) => void;
}

/**
 * The plan year, hidden if there is only one, but shown while loading, so that nothing below moves. Past years come
 * last, and say that their plans can no longer be bought.
 */
export function YearField({ draft: { year, county }, setDraft }: Props) {
  const { years, past, failure } = useOfferedYears(countyCode(county));
  const isLoading = years === null && !failure;
  const options = (years ?? (year ? [Number(year)] : [])).map((each) => ({
    value: String(each),
    label: past.includes(each) ? QUESTION_FIELDS.pastYear(each) : String(each),
  }));
  return (
    (options.length > 1 || isLoading) && (
      <Select
        name={FIELDS.year}
        label={SEARCH.yearLabel}
        options={options}
        value={year}
        {...(isLoading && { placeholder: '' })}
        onChange={(event) => setDraft({ year: event.target.value })}
      />
    )
  );
}

/** Says that the years could not be loaded, and tries again. `children` say which year stands in for them. */
export function YearsFailed({ children }: { children: ReactNode }) {
  const { failure, isFetching, retry } = useOfferedYears('');
  return (
    failure && (
      <TryAgain isBusy={isFetching} onRetry={retry}>
        <p>
          {QUESTION_FIELDS.yearsFailed} {children}
        </p>
        <p>{failureText(failure, QUESTION_FIELDS.checkConnection)}</p>
      </TryAgain>
    )
  );
}

/** Says that the plans are for a year that stands in for the plan year, until the offered years are known. */
export function StandInYear() {
  const [draft, setDraft] = useDraft();
  useOfferedYear(draft, setDraft);
  return <YearsFailed>{QUESTION_FIELDS.yearStandsIn(draft.year)}</YearsFailed>;
}
