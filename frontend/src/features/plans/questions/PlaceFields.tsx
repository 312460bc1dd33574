import { useEffect, useMemo } from 'react';
import { failureText } from '#api/index.js';
import type { StateMarketplace } from '#contract/api/plans.contract.js';
import { LENGTHS } from '#contract/limits/fields.js';
import { SEARCH } from '#contract/messages/plans/plans.js';
import { TYPED_LENGTH, zipOf } from '#contract/typed-answers.js';
import { formatDay } from '#ui/format-day.js';
import { Field, OfficialLink, Select, Status, TryAgain } from '#ui/index.js';
import { plansApi } from '../api/plans.api.js';
import type { Draft } from '../model/search/search-draft.js';
import { FIELDS } from './search-fields.js';

type Place = Pick<Draft, 'zip' | 'county'>;
type PlaceAndYear = Pick<Draft, 'zip' | 'county' | 'year'>;

/**
 * Requests the counties of a ZIP code once the ZIP code has five digits. `right` is the correct value of the county
 * field: the only county, or the chosen county if it is in the list. `isUnknown` means that the ZIP code does not
 * exist. `failure` is a message that the request failed. The message stays while the request is repeated.
 */
function useCounties({ zip, county }: Place) {
  const isComplete = zip.length === LENGTHS.zip && /^\d+$/.test(zip);
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
    failure: isComplete && error ? failureText(error, SEARCH.countyFailed) : null,
    retry: () => void refetch(),
  };
}

/**
 * Returns the exchange that sells plans in the chosen county's state in the chosen year, if the state uses an exchange
 * of its own instead of HealthCare.gov. The result is undefined for other states and as long as the county is not
 * known.
 */
function ownExchangeOf(
  marketplaces: readonly StateMarketplace[] | undefined,
  { county, year }: PlaceAndYear,
): StateMarketplace | undefined {
  const found = marketplaces?.find(({ state }) => county.endsWith(` ${state}`));
  const isNotYet = found?.own_since != null && Number(year) < found.own_since;
  return found?.kind === 'own' && !isNotYet ? found : undefined;
}

const countyPlaceholder = (count: number, hasProblem: boolean): string =>
  count > 1 ? SEARCH.countyPlaceholder : hasProblem ? SEARCH.countyNone : SEARCH.countyLater;

const enrollmentText = ({ plan_year, closes, checked_on }: NonNullable<StateMarketplace['enrollment']>): string =>
  SEARCH.ownExchangeUntil(plan_year, formatDay(closes), formatDay(checked_on));

/**
 * Keeps the county consistent with the ZIP code on every step of the form. If a ZIP code has only one county, that
 * county is filled in. A county that belongs to another ZIP code is removed. Returns whether the counties are still
 * being loaded.
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
}

/**
 * The fields for ZIP code and county. Typing another ZIP code clears the county, so that ZIP code and county never
 * contradict each other.
 */
export function PlaceFields({ draft, setDraft }: Props) {
  const { zip, county } = draft;
  const { options, only, marketplaces, isBusy, isUnknown, failure, retry } = useCounties(draft);
  const exchange = ownExchangeOf(marketplaces, draft);
  const hasProblem = isUnknown || failure !== null;
  const type = (typed: string) => typed !== zip && setDraft({ zip: typed, county: '' });
  return (
    <>
      <Field
        name={FIELDS.zip}
        label={SEARCH.zipLabel}
        hint={SEARCH.zipHint}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={TYPED_LENGTH}
        size={7}
        required
        value={zip}
        onChange={(event) => type(zipOf(event.target.value))}
      />
      <Status>{isBusy && !failure ? <p>{SEARCH.countyBusy}</p> : isUnknown && <p>{SEARCH.zipUnknown}</p>}</Status>
      {failure && (
        <TryAgain isBusy={isBusy} onRetry={retry}>
          <p>{failure}</p>
        </TryAgain>
      )}
      {options.length === 1 && only ? (
        <p>
          {SEARCH.countyLabel}: {only.label}
        </p>
      ) : (
        (options.length > 1 || hasProblem) && (
          <Select
            name={FIELDS.county}
            label={SEARCH.countyLabel}
            hint={options.length > 1 && SEARCH.countyHint}
            options={options}
            placeholder={countyPlaceholder(options.length, hasProblem)}
            value={county}
            onChange={(event) => setDraft({ county: event.target.value })}
            required
          />
        )
      )}
      <Status>
        {exchange?.url && exchange.name && (
          <p>
            {SEARCH.ownExchange} <OfficialLink href={exchange.url}>{exchange.name}</OfficialLink>
            {exchange.enrollment && <> {enrollmentText(exchange.enrollment)}</>}
          </p>
        )}
      </Status>
    </>
  );
}
