import type { Coverage, CoverageTerms } from '#contract/api/drugs.contract.js';
import { plainTier } from '#contract/care-lists.js';
import { COVERAGE_TERMS } from '../messages/coverage.js';

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
