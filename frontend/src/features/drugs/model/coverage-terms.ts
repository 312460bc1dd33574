import type { CoverageTerms } from '#contract/api/drugs.contract.js';
import { COVERAGE_TERMS } from '#contract/messages/drugs.js';
import type { CoverageFacts } from './coverage-facts.js';

const RESTRICTIONS = ['prior_authorization', 'step_therapy', 'quantity_limit'] as const;

/** Returns a tier such as "PREFERRED-BRAND" or "TIER-2" in ordinary writing: "Preferred brand", "Tier 2". */
function plainTier(tier: string): string {
  const words = tier.replaceAll(/[-_]+/g, ' ').trim().toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Returns the tier and the restrictions that a plan's list states. What the list does not say is not mentioned. */
function termsText(terms: CoverageTerms): string[] {
  const stated = RESTRICTIONS.filter((name) => terms[name] === true).map((name) => COVERAGE_TERMS[name]);
  return [COVERAGE_TERMS.tier(plainTier(terms.tier)), ...stated];
}

/** Returns sentences about a plan's terms for a medicine; none if no list is known. */
export function factTerms({ coverage }: Pick<CoverageFacts, 'coverage'>, rxcui: string, planId: string): string[] {
  const terms = coverage.find((one) => one.rxcui === rxcui && one.plan_id === planId)?.terms;
  return terms ? termsText(terms) : [];
}
