import { Select } from '#ui/index.js';
import { SEARCH } from '../messages/plans.js';
import { QUESTION_FIELDS } from '../messages/questions.js';
import type { Draft } from '../model/search/search-draft.js';
import { FIELDS } from './search-fields.js';
import { countyCode, useOfferedYears } from './use-offered-years.js';

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
