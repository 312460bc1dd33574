import type { Eligibility, Household } from '#contract/api/plans.contract.js';
import { CREDIT } from '#contract/messages/plan-list.js';
import { dollars } from '../model/money.js';

/** An income counts as close to the limit if it differs from the limit by at most this fraction of the limit. */
const CLOSE = 0.03;

/**
 * Returns a sentence for an income that is close to or above the upper limit for the tax credit. For an income below
 * the limit, there is a sentence only if the household gets a tax credit. In all other cases, the result is null.
 */
export function creditLimitNotice(
  { income }: Pick<Household, 'income'>,
  { aptc, income_limit: limit }: Pick<Eligibility, 'aptc' | 'income_limit'>,
): string | null {
  if (limit == null) return null;
  if (income > limit) return CREDIT.overLimit(dollars(limit), dollars(Math.ceil(income - limit)));
  return aptc > 0 && limit - income <= limit * CLOSE
    ? CREDIT.nearLimit(dollars(limit), dollars(Math.floor(limit - income)))
    : null;
}
