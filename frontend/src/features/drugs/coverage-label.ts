import type { Coverage } from '../../../../backend/src/contract/drugs.contract.js';
import { COVERAGE_LABELS, COVERAGE_UNKNOWN } from '../../../../backend/src/contract/messages/drugs.js';

const isKnown = (word: string): word is keyof typeof COVERAGE_LABELS => Object.hasOwn(COVERAGE_LABELS, word);

/** What a plan says of a medicine, in words. Nothing known is "unknown", never "not covered"; a generic is named where its name is known. */
export function coverageLabel(coverage: Pick<Coverage, 'coverage' | 'generic_name'> | undefined): string {
  if (!coverage || !isKnown(coverage.coverage)) return COVERAGE_UNKNOWN;
  const label = COVERAGE_LABELS[coverage.coverage];
  return coverage.coverage === 'GenericCovered' && coverage.generic_name ? `${label} (${coverage.generic_name})` : label;
}
