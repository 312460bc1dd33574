import type { CreditGap, Eligibility, Household, Provenance } from '#contract/api/plans.contract.js';
import { BENCHMARK_YEAR } from '#contract/limits/plans.js';
import { CREDIT } from '#contract/messages/plans/credit.js';
import { PLAN } from '#contract/messages/plans/plan.js';
import { dollars } from '../model/costs/money.js';

/** An income counts as close to an income limit if it differs from the limit by at most this fraction of the limit. */
const CLOSE = 0.03;

/**
 * Returns a sentence for an income that is close to or above the upper limit for the tax credit. For an income below
 * the limit, a sentence is returned only if the household gets a tax credit. In all other cases, the result is null.
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

/**
 * Returns a sentence saying that the tax credit is an estimate, because the benchmark premium of the sample plans is
 * from another year. The result is null if the credit is not an estimate.
 */
export const creditEstimateText = (source: Provenance['source'] | undefined, year: number): string | null =>
  source === 'sample' && year > BENCHMARK_YEAR ? PLAN.creditEstimate(year) : null;

/** Returns a sentence saying why no tax credit could be calculated. */
export const creditGapText = (gap: CreditGap): string => CREDIT.gaps[gap];

/**
 * Returns a sentence saying how much the tax credit takes off the premiums, and another sentence if the household also
 * gets a cost-sharing reduction. `aptc` is the tax credit in dollars per month.
 */
export const creditCountedText = ({ aptc, csr }: Pick<Eligibility, 'aptc' | 'csr'>): string =>
  [CREDIT.counted(dollars(Math.round(aptc))), ...(csr ? [CREDIT.csr] : [])].join(' ');
