import type { CreditGap, Eligibility, Household, Provenance } from '#contract/api/plans.contract.js';
import { MEDICARE_AGE } from '#contract/limits/ages.js';
import { BENCHMARK_YEAR } from '#contract/limits/plans.js';
import { CREDIT } from '../messages/credit/credit.js';
import { PLAN } from '../messages/plan.js';
import { dollars } from '../model/costs/money.js';
import type { CoverageAnswer } from '../model/search/other-coverage.js';

/** An income counts as close to an income limit if it differs from the limit by at most this fraction of the limit. */
const CLOSE = 0.03;

/** Returns by how much an income is above the upper limit for the tax credit. Both are in dollars per year. */
export const aboveLimit = (income: number, limit: number): string => dollars(Math.ceil(income - limit));

/**
 * Says that an income is close to or above the limit for the tax credit; below it, only for households with a credit.
 * Otherwise, and if the income is not known, the result is null.
 */
export function creditLimitNotice(
  { income }: Pick<Household, 'income'>,
  { aptc, income_limit: limit }: Pick<Eligibility, 'aptc' | 'income_limit'>,
): string | null {
  if (limit == null || income === null) return null;
  if (income > limit) return CREDIT.overLimit(dollars(limit), aboveLimit(income, limit));
  const left = Math.floor(limit - income);
  return aptc > 0 && limit - income <= limit * CLOSE
    ? CREDIT.nearLimit(dollars(limit), left === 0 ? null : dollars(left))
    : null;
}

/** Says that the credit is an estimate, because the sample plans' benchmark is from another year, or null. */
export const creditEstimateText = (source: Provenance['source'] | undefined, year: number): string | null =>
  source === 'sample' && year > BENCHMARK_YEAR ? PLAN.creditEstimate(year) : null;

/**
 * Returns how much of the household's tax credit lowers the premium of a plan. All amounts are in dollars per month.
 * The credit pays at most the part of a premium that is for essential health benefits, so a cheap plan may use only a
 * part of the credit. If the plan uses the whole credit, the amount is the household's credit itself and not the
 * difference between the premiums, so that every page shows the same rounded credit. The marketplace rounds premiums
 * but not the credit, so amounts that differ by less than one dollar count as equal.
 */
export function creditUsed(premium: number, premiumAfterCredit: number, aptc: number) {
  const lowered = premium - premiumAfterCredit;
  const isWhole = Math.abs(lowered - aptc) < 1;
  const amount = Math.round(isWhole ? aptc : lowered);
  return { isWhole, amount, addsUp: amount + Math.round(premiumAfterCredit) === Math.round(premium) };
}

/**
 * Returns whether somebody in the household is old enough for Medicare and counts as having no other coverage only
 * because the question about it was not answered. `kinds` is null if the answers are not known.
 */
export const mayHaveMedicare = (
  { people }: Pick<Household, 'people'>,
  kinds: readonly CoverageAnswer[] | null,
): boolean => people.some(({ age, aptc_eligible }, index) => age >= MEDICARE_AGE && aptc_eligible && !kinds?.[index]);

/** Returns a sentence saying why no tax credit could be calculated although the income is known. */
export const creditGapText = (gap: Exclude<CreditGap, 'noIncome'>): string => CREDIT.gaps[gap];
