import type { Coverage } from '#contract/api/drugs.contract.js';
import type { Provenance } from '#contract/api/plans.contract.js';
import { DRUG } from '#contract/messages/drugs.js';
import { coverageLabel } from './coverage-label.js';
import { joinAnswers, mergeCoverage, type CoverageAnswer } from './coverage-questions.js';

/** Answers about the coverage of medicines by plans, and the pairs of medicine and plan that were asked about. */
export interface CoverageFacts {
  readonly coverage: readonly Coverage[];
  readonly asked: ReadonlySet<string>;
  /** Source and date of the coverage facts, both taken from the oldest answer still in use. */
  readonly provenance: Provenance | null;
}
export const NO_FACTS: CoverageFacts = { coverage: [], asked: new Set(), provenance: null };
export const pairOf = (rxcui: string, planId: string): string => `${rxcui} ${planId}`;

/**
 * Adds an answer about the given pairs of medicine and plan. Pairs that were known before take the date of the new
 * answer.
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
 * Returns the text that every screen shows for a medicine and a plan. A pair that was never asked about gets a text of
 * its own, which differs from "unknown".
 */
export function factText(
  { coverage, asked }: Pick<CoverageFacts, 'coverage' | 'asked'>,
  rxcui: string,
  planId: string,
): string {
  if (!asked.has(pairOf(rxcui, planId))) return DRUG.notChecked;
  return coverageLabel(coverage.find((one) => one.rxcui === rxcui && one.plan_id === planId));
}
