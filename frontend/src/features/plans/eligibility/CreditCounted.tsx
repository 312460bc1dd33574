import type { PlanSearchReply } from '#contract/api/plans.contract.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import { creditCountedText } from './credit-counted.js';
import { mayHaveMedicare } from './credit-texts.js';

interface Props {
  readonly submitted: SubmittedSearch;
  readonly reply: Pick<PlanSearchReply, 'eligibility' | 'plans'>;
}

/** How much help with premiums the household gets. The amount is in bold, because people look for it first. */
export function CreditCounted({ submitted: { search, kinds }, reply: { eligibility, plans } }: Props) {
  const text = creditCountedText(eligibility, mayHaveMedicare(search.household, kinds), plans);
  const [before, amount, after] = text.split(/(\$\S+ a month)/);
  return (
    <>
      {before}
      <b>{amount}</b>
      {after}
    </>
  );
}
