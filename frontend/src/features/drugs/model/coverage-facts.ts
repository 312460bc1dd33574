import type { Coverage } from '#contract/api/drugs.contract.js';
import type { Provenance } from '#contract/api/plans.contract.js';
import { DRUG } from '#contract/messages/drugs.js';
import { coverageLabel } from './coverage-label.js';
import { joinAnswers, mergeCoverage, type CoverageAnswer } from './coverage-questions.js';

/**
 * What is known about the coverage of medicines by plans, and the combinations of medicine and plan that have been
 * checked.
 */
export interface CoverageFacts {
  readonly coverage: readonly Coverage[];
  readonly asked: ReadonlySet<string>;
  /** Source and date of the coverage data, both taken from the oldest response still in use. */
  readonly provenance: Provenance | null;
}
export const NO_FACTS: CoverageFacts = { coverage: [], asked: new Set(), provenance: null };
export const pairOf = (rxcui: string, planId: string): string => `${rxcui} ${planId}`;

/**
 * Adds a response to the coverage data, and records which combinations of medicine and plan it covers. Combinations
 * that were already known get the date of the new response.
 */
export function addAnswer(known: CoverageFacts, answer: CoverageAnswer, pairs: readonly string[]): CoverageFacts {
  const fresh = new Set(pairs);
  const isAllFresh = [...known.asked].every((pair) => fresh.has(pair));
  const held =
    known.provenance && !isAllFresh ? joinAnswers([{ coverage: [], provenance: known.provenance }, answer]) : answer;
  return {
    coverage: mergeCoverage(known.coverage, answer.coverage),
    asked: new Set([...known.asked, ...pairs]),
    provenance: held?.provenance ?? null,
  };
}

/**
 * Returns the label that every screen shows for the coverage of a medicine by a plan. A combination that has not been
 * checked gets a label other than "unknown".
 */
export function factText(
  { coverage, asked }: Pick<CoverageFacts, 'coverage' | 'asked'>,
  rxcui: string,
  planId: string,
): string {
  if (!asked.has(pairOf(rxcui, planId))) return DRUG.notChecked;
  return coverageLabel(coverage.find((one) => one.rxcui === rxcui && one.plan_id === planId));
}
