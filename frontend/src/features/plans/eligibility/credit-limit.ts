import type { Eligibility, Household } from '#contract/api/plans.contract.js';
import { CREDIT } from '#contract/messages/plan-list.js';
import { dollars } from '../model/money.js';

/**
 * Largest difference between an income and the limit, as a fraction of the limit, at which the income counts as close
 * to the limit.
 */
const CLOSE = 0.03;

/**
 * Returns a sentence for an income above the limit at which the tax credit ends, or below it but close to it, and null
 * for other incomes. For an income below the limit, the household must have a tax credit (`aptc` above 0).
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
