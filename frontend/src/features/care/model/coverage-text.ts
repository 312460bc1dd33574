import type { Coverage, CoverageTerms } from '#contract/api/drugs.contract.js';
import { plainTier } from '#contract/care-lists.js';
import { COVERAGE_LABELS, COVERAGE_TERMS, COVERAGE_UNKNOWN } from '../messages/care.js';

/**
 * Whether a plan covers a medicine or has a doctor. `generic`: only a generic is covered, which may not be on sale.
 * `unknown`: there is no data, which never counts as `no`.
 */
export type CareAnswer = 'yes' | 'generic' | 'no' | 'unknown';

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

/** Returns sentences about a plan's tier and restrictions. Empty if the plan's drug list is not known. */
export function factTerms(
  { coverage }: { readonly coverage: readonly Coverage[] },
  rxcui: string,
  planId: string,
): string[] {
  const terms = coverage.find((one) => one.rxcui === rxcui && one.plan_id === planId)?.terms;
  return terms ? termsText(terms) : [];
}
