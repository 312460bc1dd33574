import type { Coverage } from '../../../../backend/src/contract/drugs.contract.js';
import type { Provenance } from '../../../../backend/src/contract/plans.contract.js';
import { DRUG } from '../../../../backend/src/contract/messages/drugs.js';
import { type CoverageAnswer, joined, withNewer } from './ask-by-year.js';
import { coverageLabel } from './coverage-label.js';

/** What plans said of medicines, and which pairs were asked about. */
export interface Facts {
  readonly coverage: readonly Coverage[];
  readonly asked: ReadonlySet<string>;
  /** Source and age of all of it: the oldest answer still held. */
  readonly provenance: Provenance | null;
}
export const NO_FACTS: Facts = { coverage: [], asked: new Set(), provenance: null };
export const pairOf = (rxcui: string, planId: string): string => `${rxcui} ${planId}`;

/** The facts with one more answer, to a question about these pairs. What was asked again is as old as the new answer. */
export function learned(known: Facts, answer: CoverageAnswer, pairs: readonly string[]): Facts {
  const fresh = new Set(pairs);
  const isAllFresh = [...known.asked].every((pair) => fresh.has(pair));
  const held = known.provenance && !isAllFresh ? joined([{ coverage: [], provenance: known.provenance }, answer]) : answer;
  return { coverage: withNewer(known.coverage, answer.coverage), asked: new Set([...known.asked, ...pairs]), provenance: held?.provenance ?? null };
}

/** The one text for a medicine and a plan, wherever it stands. What was never asked is not "unknown". */
export function factText({ coverage, asked }: Pick<Facts, 'coverage' | 'asked'>, rxcui: string, planId: string): string {
  if (!asked.has(pairOf(rxcui, planId))) return DRUG.notAsked;
  return coverageLabel(coverage.find((one) => one.rxcui === rxcui && one.plan_id === planId));
}
