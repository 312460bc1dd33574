import type { Eligibility, PlanSearchReply } from '#contract/api/plans.contract.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { CREDIT_COUNTED } from '../messages/credit/credit-counted.js';
import { CREDIT } from '../messages/credit/credit.js';
import { dollars } from '../model/costs/money.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import { creditEstimateText, creditUsed, mayHaveMedicare } from './credit-texts.js';

interface Props {
  readonly submitted: SubmittedSearch;
  readonly reply: Pick<PlanSearchReply, 'eligibility' | 'plans' | 'provenance'>;
}

/** How much help with premiums the household gets. The amount is in bold, because people look for it first. */
export function CreditCounted({ submitted: { search, kinds }, reply: { eligibility, plans, provenance } }: Props) {
  const text = creditCountedText(eligibility, mayHaveMedicare(search.household, kinds), plans);
  const isEstimate = creditEstimateText(provenance.source, search.year) !== null;
  const [before, amount, after] = text.split(/(\$\S+ a month)/);
  return (
    <>
      {before}
      <b>{amount}</b>
      {isEstimate ? after?.replace('of help', `$& ${CREDIT.estimate}`) : after}
    </>
  );
}

/**
 * How much help the prices include; `aptc` is the credit in dollars a month, `plans` are those with the prices. If the
 * household may have Medicare, the help is said to depend on it.
 */
export function creditCountedText(
  { aptc, people }: Pick<Eligibility, 'aptc' | 'people'>,
  mayDepend: boolean,
  plans: readonly Pick<PlanSummary, 'premium' | 'premium_w_credit'>[],
): string {
  const amount = dollars(Math.round(aptc));
  const counted = mayDepend ? CREDIT_COUNTED.unlessMedicare(amount, people.length === 1) : CREDIT_COUNTED.sure(amount);
  const isWhole = plans.every(
    ({ premium, premium_w_credit: net }) => premium === null || net === null || creditUsed(premium, net, aptc).isWhole,
  );
  return isWhole ? counted : CREDIT_COUNTED.upTo(counted);
}
