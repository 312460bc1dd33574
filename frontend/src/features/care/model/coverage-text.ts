import type { Coverage, CoverageTerms } from '#contract/api/drugs.contract.js';
import { plainTier } from '#contract/care-lists.js';
import { monthInTier } from '#contract/plans/medicine-costs.js';
import type { DrugTiers, TierCost } from '#contract/plans/plan.js';
import { COVERAGE_LABELS, COVERAGE_TERMS, COVERAGE_UNKNOWN } from '../messages/care.js';

/**
 * Returns a phrase saying whether a price applies before or after the deductible, given an option from an insurer's
 * drug list such as AFTER-DEDUCTIBLE. The phrase is empty if the option does not mention the deductible.
 */
const when = (option: string): string => {
  const [, word] = /(after|before).deductible/i.exec(option) ?? [];
  return word ? ` ${word.toLowerCase()} the deductible` : '';
};

function priceOf({ copay_amount, copay_opt, coinsurance_rate, coinsurance_opt }: TierCost): string | null {
  const parts = [
    ...(copay_amount === null || (copay_amount === 0 && coinsurance_rate)
      ? []
      : [`$${copay_amount}${when(copay_opt)}`]),
    ...(coinsurance_rate ? [`${Math.round(100 * coinsurance_rate)}% of the price${when(coinsurance_opt)}`] : []),
  ];
  return parts.length > 0 ? parts.join(' and ') : null;
}

/**
 * Returns a text with the price of a one-month supply of a medicine in the given drug tier, bought at a pharmacy in the
 * plan's network. The result is null if the insurer's drug list is not known or does not contain this price.
 */
export function tierPriceText(tiers: DrugTiers | null, tier: string | null): string | null {
  const month = monthInTier(tiers, tier);
  const price = month ? priceOf(month) : null;
  return price === null ? null : `A month’s supply: ${price}`;
}

/** The end of the name of a medicine: its strength, before which older names have the form in parentheses. */
const REST = / \(|, | (?=[\d.,/-]+ ?(?:mg|mcg|g|ml|meq|units?|iu|%))/i;

/** Returns the name of a medicine without its strength and form, such as "Ozempic", to be read beside amounts. */
export const shortName = (name: string): string => name.split(REST, 1)[0] ?? name;

const isKnown = (word: string): word is keyof typeof COVERAGE_LABELS => Object.hasOwn(COVERAGE_LABELS, word);

/**
 * Returns the label for a plan's coverage of a medicine. Missing data counts as "unknown", never as "not covered". If
 * only the generic version is covered, the label says so and includes the generic name if it is known.
 */
export function coverageLabel(coverage: Pick<Coverage, 'coverage' | 'generic_name'> | undefined): string {
  if (!coverage || !isKnown(coverage.coverage)) return COVERAGE_UNKNOWN;
  const label = COVERAGE_LABELS[coverage.coverage];
  return coverage.coverage === 'GenericCovered' && coverage.generic_name
    ? `${label} (${coverage.generic_name})`
    : label;
}

const RESTRICTIONS = ['prior_authorization', 'step_therapy', 'quantity_limit'] as const;

function termsText(terms: CoverageTerms): string[] {
  const stated = RESTRICTIONS.filter((name) => terms[name] === true).map((name) => COVERAGE_TERMS[name]);
  return [COVERAGE_TERMS.tier(plainTier(terms.tier)), ...stated];
}

/**
 * Returns sentences about a plan's tier and restrictions for a medicine, or an empty list if the plan's drug list is
 * not known.
 */
export function factTerms(
  { coverage }: { readonly coverage: readonly Coverage[] },
  rxcui: string,
  planId: string,
): string[] {
  const terms = coverage.find((one) => one.rxcui === rxcui && one.plan_id === planId)?.terms;
  return terms ? termsText(terms) : [];
}
