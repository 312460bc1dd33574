import type { Eligibility, Household } from '#contract/api/plans.contract.js';
import { CREDIT } from '#contract/messages/plan-list.js';
import { dollars } from '../model/money.js';

/** An income counts as close to the limit if it differs from it by at most this fraction of the limit. */
const CLOSE = 0.03;

/**
 * Returns a sentence for an income close to the limit at which the tax credit ends, on either side of it; null
 * otherwise. An `aptc` above 0 means that there is a credit to lose.
 */
export function creditLimitNotice(
  { income }: Pick<Household, 'income'>,
  { aptc, income_limit: limit }: Pick<Eligibility, 'aptc' | 'income_limit'>,
): string | null {
  if (limit == null || Math.abs(limit - income) > limit * CLOSE) return null;
  if (income > limit) return CREDIT.overLimit(dollars(limit), dollars(Math.ceil(income - limit)));
  return aptc > 0 ? CREDIT.nearLimit(dollars(limit), dollars(Math.floor(limit - income))) : null;
}
