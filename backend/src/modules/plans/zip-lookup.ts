import type { ReplyOf } from '#contract/api/endpoint.js';
import type { Place, PLANS, PlanSearch, StateMarketplace } from '#contract/api/plans.contract.js';
import { ERRORS } from '#contract/messages/errors.js';
import { loadEnrollmentDates, type Places } from '#modules/facts/index.js';
import { AppError } from '#platform/errors/app-error.js';

type ZipReply = ReplyOf<typeof PLANS.listCounties>;

/**
 * Returns two lists: the counties in which a 5-digit ZIP code lies, beginning with the county that contains the most
 * addresses of the ZIP code, and who runs the marketplace in each of their states. For an unknown ZIP code, both lists
 * are empty. The function throws no error for an unknown ZIP code, because an error response would appear in the
 * console of the browser.
 */
export function lookUpZip(places: Places, zip: string): ZipReply {
  const counties = places.countiesOf(zip).map((county) => ({ ...county, zipcode: zip }));
  const states = [...new Set(counties.map(({ state }) => state))];
  return { counties, marketplaces: states.map((state) => marketplaceIn(places, state)) };
}

function marketplaceIn(places: Places, abbreviation: string): StateMarketplace {
  const state = places.state(abbreviation);
  const isOwn = state?.marketplace === 'own';
  return {
    state: abbreviation,
    kind: isOwn ? 'own' : state?.marketplace === 'none' ? 'none' : 'federal',
    name: isOwn ? state.exchangeName : null,
    url: isOwn ? state.exchangeUrl : null,
    own_since: state?.ownExchangeSince ?? null,
    enrollment: isOwn ? enrollmentOn(abbreviation) : null,
  };
}

function enrollmentOn(abbreviation: string): StateMarketplace['enrollment'] {
  const known = loadEnrollmentDates().filter(({ scope }) => scope === abbreviation);
  const latest = known.sort((a, b) => b.planYear - a.planYear)[0];
  return latest ? { plan_year: latest.planYear, closes: latest.closes, checked_on: latest.checkedOn } : null;
}

/** `plans.stateExchange` with the exchange's name and address, `plans.territory`, or undefined. */
export function notServedError(
  places: Places,
  { place, year }: Pick<PlanSearch, 'place' | 'year'>,
): AppError | undefined {
  const kind = places.marketplaceOf(place.state, year);
  if (kind === 'none') return new AppError('plans.territory');
  return kind === 'own' ? stateExchangeError(places, place) : undefined;
}

export function stateExchangeError(places: Places, { state }: Pick<Place, 'state'>): AppError {
  const { exchangeName = '', exchangeUrl = '' } = places.state(state) ?? {};
  if (exchangeName === '') return new AppError('plans.stateExchange');
  return new AppError('plans.stateExchange', {
    errors: { hix_name: exchangeName, hix_url: exchangeUrl },
    detail: `${ERRORS['plans.stateExchange'].message} ${exchangeName}: ${exchangeUrl}`,
  });
}
