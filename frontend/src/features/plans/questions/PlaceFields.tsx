import { useEffect, useMemo, type RefObject } from 'react';
import { failureText } from '#api/index.js';
import type { StateMarketplace } from '#contract/api/plans.contract.js';
import { LENGTHS, TYPED_LENGTH, zipOf } from '#contract/limits/fields.js';
import { useFormScope } from '#ui/form/form-context.js';
import { formatDay } from '#ui/format.js';
import { Field, Select, Status, TryAgain } from '#ui/index.js';
import { plansApi } from '../api/plans.api.js';
import type { OtherMarketplace } from '../eligibility/other-marketplace.js';
import { OtherMarketplaceNotice } from '../eligibility/OtherMarketplaceNotice.js';
import { SEARCH } from '../messages/plans.js';
import { QUESTION_FIELDS } from '../messages/questions.js';
import type { Draft } from '../model/search/search-draft.js';
import { FIELDS, withoutCounty } from './search-fields.js';

type Place = Pick<Draft, 'zip' | 'county'>;
const isWhole = (zip: string): boolean => zip.length === LENGTHS.zip && /^\d+$/.test(zip);
type PlaceAndYear = Pick<Draft, 'zip' | 'county' | 'year'>;

/**
 * The counties of a ZIP code of five digits. `right` is the only county, or the chosen one if listed. `isUnknown`:
 * there is no such ZIP code. `failure` stays while the request is repeated.
 */
function useCounties({ zip, county }: Place) {
  const isComplete = isWhole(zip);
  const { currentData, error, isFetching, refetch } = plansApi.useCountiesQuery(
    { params: { zip } },
    { skip: !isComplete },
  );
  const options = useMemo(
    () =>
      (currentData?.counties ?? []).map(({ fips, state, name }) => ({
        value: `${fips} ${state}`,
        label: `${name}, ${state}`,
      })),
    [currentData],
  );
  const [only] = options;
  // If a ZIP code has only one county, that county is selected automatically. A stored county that is not in the list
  // belongs to another ZIP code and is ignored.
  const right = (options.length === 1 ? only?.value : options.find(({ value }) => value === county)?.value) ?? '';
  const isSettled = currentData === undefined || right === county;
  const marketplaces = currentData?.marketplaces;
  return {
    options,
    only,
    right,
    marketplaces,
    isSettled,
    isBusy: isComplete && isFetching,
    isUnknown: isComplete && !isFetching && currentData?.counties.length === 0,
    failure: isComplete && error ? failureText(error, QUESTION_FIELDS.countyFailed) : null,
    retry: () => void refetch(),
  };
}

/**
 * Returns the marketplace of the chosen county in the chosen year, if that is not HealthCare.gov. The result is null
 * for places that HealthCare.gov serves and as long as the county is not known.
 */
function elsewhereIn(
  marketplaces: readonly StateMarketplace[] | undefined,
  { county, year }: PlaceAndYear,
): OtherMarketplace | null {
  const found = marketplaces?.find(({ state }) => county.endsWith(` ${state}`));
  if (found?.kind === 'none') return { isTerritory: true };
  const isNotYet = found?.own_since != null && Number(year) < found.own_since;
  if (found?.kind !== 'own' || isNotYet) return null;
  const { name, url, enrollment } = found;
  return { isTerritory: false, name, url, enrollment: enrollment && enrollmentText(enrollment) };
}

const enrollmentText = ({ plan_year, closes, checked_on }: NonNullable<StateMarketplace['enrollment']>): string =>
  QUESTION_FIELDS.ownExchangeUntil(plan_year, formatDay(closes), formatDay(checked_on));

/**
 * The other marketplace of the place, for which no plans may be requested here, and the entries to validate: in
 * `checked`, a ZIP code that no place has is an error, and a wrong one asks for no county.
 */
export function usePlace<D extends PlaceAndYear>(draft: D): { elsewhere: OtherMarketplace | null; checked: D } {
  const { marketplaces, isUnknown } = useCounties(draft);
  const isWrong = isUnknown || !isWhole(draft.zip);
  const checked = useMemo(() => (isWrong ? withoutCounty(draft, isUnknown) : draft), [draft, isWrong, isUnknown]);
  return { elsewhere: elsewhereIn(marketplaces, draft), checked };
}

/**
 * Keeps the county consistent with the ZIP code on every step: fills in the only county, and removes one of another ZIP
 * code. Returns whether the counties are still being loaded.
 */
export function useCountyOfZip(place: Place, setDraft: Props['setDraft']): boolean {
  const { right, isBusy, isSettled } = useCounties(place);
  useEffect(() => {
    if (!isSettled) setDraft({ county: right });
  });
  return isBusy || !isSettled;
}

interface Props {
  readonly draft: PlaceAndYear;
  readonly setDraft: (changes: Partial<Draft>) => void;
  /** A ref to the message that another marketplace serves the place. */
  readonly handOff?: RefObject<HTMLDivElement | null>;
}

/**
 * The fields for ZIP code and county. Typing another ZIP code clears the county, so that ZIP code and county never
 * contradict each other. If another marketplace serves the place, a message leads to that marketplace.
 */
export function PlaceFields({ draft, setDraft, handOff }: Props) {
  const { zip, county } = draft;
  const { options, only, marketplaces, isBusy, isUnknown, failure, retry } = useCounties(draft);
  const elsewhere = elsewhereIn(marketplaces, draft);
  const { errors } = useFormScope();
  const type = (typed: string) => typed !== zip && setDraft({ zip: typed, county: '' });
  return (
    <>
      <Field
        name={FIELDS.zip}
        label={SEARCH.zipLabel}
        hint={QUESTION_FIELDS.zipHint}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={TYPED_LENGTH}
        size={7}
        required
        value={zip}
        onChange={(event) => type(zipOf(event.target.value))}
      />
      <Status>
        {isBusy && !failure ? (
          <p>{QUESTION_FIELDS.countyBusy}</p>
        ) : (
          // After the button was pressed, the field itself shows this message.
          isUnknown && !errors[FIELDS.zip] && <p>{SEARCH.zipUnknown}</p>
        )}
      </Status>
      {failure && <TryAgain isBusy={isBusy} onRetry={retry} text={failure} />}
      {options.length === 1 && only ? (
        <p>
          {QUESTION_FIELDS.countyLabel}: {only.label}
        </p>
      ) : (
        (options.length > 1 || failure !== null) && (
          <Select
            name={FIELDS.county}
            label={QUESTION_FIELDS.countyLabel}
            hint={options.length > 1 && QUESTION_FIELDS.countyHint}
            options={options}
            placeholder={options.length > 1 ? QUESTION_FIELDS.countyPlaceholder : QUESTION_FIELDS.countyNone}
            value={county}
            onChange={(event) => setDraft({ county: event.target.value })}
            required
          />
        )
      )}
      <div ref={handOff} role="status" tabIndex={-1}>
        {elsewhere && <OtherMarketplaceNotice marketplace={elsewhere} />}
      </div>
    </>
  );
}
