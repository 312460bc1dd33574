import { skipToken } from '@reduxjs/toolkit/query/react';
import { ASKED_FOR, PRICED } from '../../../../backend/src/contract/messages/plans.js';
import type { County, Eligibility, PlanSearch } from '../../../../backend/src/contract/plans.contract.js';
import { plansApi } from './plans.api.js';

type Asked = Pick<PlanSearch, 'household' | 'place' | 'year'>;

/** Year, place and people that shown figures are for, in one sentence. The county stands in it once its name is known. */
export function askedFor({ household, place, year }: Asked, counties: readonly Pick<County, 'fips' | 'name' | 'state'>[]): string {
  const county = counties.find(({ fips, state }) => fips === place.countyfips && state === place.state);
  return ASKED_FOR.line(year, place.zipcode, county ? `${county.name}, ${county.state}` : '', household.people.length);
}

/** The same for a screen, which may not know the county's name yet; empty without a search. */
export function useAskedFor(search: Asked | null): string {
  const { currentData } = plansApi.useCountiesQuery(search ? { params: { zip: search.place.zipcode } } : skipToken);
  return search ? askedFor(search, currentData?.counties ?? []) : '';
}

/** Whom the prices of an answer are for, in plain words; empty where they are for everybody, at the price everybody expects. */
export function pricedFor({ household: { people } }: Pick<PlanSearch, 'household'>, eligibility: Pick<Eligibility, 'people'>): string {
  const priced = people.flatMap((person, index) => (eligibility.people[index]?.is_priced ? [{ ...person, number: index + 1 }] : []));
  const who = priced.map(({ number, age }) => PRICED.person(number, age)).join(', ');
  return [
    ...(priced.length < people.length ? [PRICED.some(priced.length, people.length, who), PRICED.others] : []),
    ...(priced.some(({ aptc_eligible }) => aptc_eligible) ? [] : [PRICED.noCredit]),
  ].join(' ');
}
