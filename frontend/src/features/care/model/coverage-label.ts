import type { Coverage } from '#contract/api/drugs.contract.js';
import { COVERAGE_LABELS, COVERAGE_UNKNOWN } from '../messages/coverage.js';

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
