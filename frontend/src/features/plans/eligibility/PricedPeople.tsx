import type { Eligibility } from '#contract/api/plans.contract.js';
import { pricedPeopleText } from '../model/search/search-summary.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';

interface Props extends SubmittedSearch {
  readonly people: Eligibility['people'];
}

/** Says which people the prices cover and which they leave out, in the words of the plans' own pages. */
export const PricedPeople = ({ search, kinds, people }: Props) => <p>{pricedPeopleText(search, { people }, kinds)}</p>;
