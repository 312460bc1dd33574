import type { Eligibility } from '#contract/api/plans.contract.js';
import { CREDIT_COUNTED } from '#contract/messages/plans/credit-counted.js';
import { dollars } from '../model/costs/money.js';

/**
 * Returns sentences saying how much help with premiums the household gets and that the prices count it, and another
 * sentence if the household also gets a cost-sharing reduction. `aptc` is the tax credit in dollars per month. If the
 * household may have Medicare, the first sentence says that the help depends on it.
 */
export function creditCountedText(
  { aptc, csr, people }: Pick<Eligibility, 'aptc' | 'csr' | 'people'>,
  mayDepend: boolean,
): string {
  const amount = dollars(Math.round(aptc));
  const counted = mayDepend ? CREDIT_COUNTED.unlessMedicare(amount, people.length === 1) : CREDIT_COUNTED.sure(amount);
  return csr ? `${counted} ${CREDIT_COUNTED.csr}` : counted;
}
