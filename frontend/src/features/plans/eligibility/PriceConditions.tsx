import type { Eligibility, Provenance } from '#contract/api/plans.contract.js';
import { pricedPeopleText } from '../model/search/search-summary.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import { creditEstimateText } from './credit-texts.js';
import { MedicareCaution } from './MedicareCaution.js';

interface Props extends SubmittedSearch {
  readonly source: Provenance['source'] | undefined;
}

/**
 * What else to know about prices that count a tax credit, in the words of the plans' own pages: that nobody in the
 * household may have Medicare, and that the credit is an estimate. Nothing is rendered if the prices are certain.
 */
export function PriceConditions({ search, kinds, source }: Props) {
  const estimate = creditEstimateText(source, search.year);
  return (
    <div className="small">
      <MedicareCaution household={search.household} kinds={kinds} />
      {estimate && <p className="muted">{estimate}</p>}
    </div>
  );
}

interface PricedPeopleProps extends SubmittedSearch {
  readonly people: Eligibility['people'];
}

/** Says which people the prices cover and which they leave out, in the words of the plans' own pages. */
export const PricedPeople = ({ search, kinds, entries, people }: PricedPeopleProps) => (
  <p>{pricedPeopleText(search, { people }, kinds, entries)}</p>
);
