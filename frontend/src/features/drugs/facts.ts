import type { Coverage } from '../../../../backend/src/contract/drugs.contract.js';
import { DRUG } from '../../../../backend/src/contract/messages/drugs.js';
import { coverageLabel } from './coverage-label.js';

/** What plans said of medicines, and which pairs were asked about. */
export interface Facts {
  readonly coverage: readonly Coverage[];
  readonly asked: ReadonlySet<string>;
}
export const NO_FACTS: Facts = { coverage: [], asked: new Set() };
export const pairOf = (rxcui: string, planId: string): string => `${rxcui} ${planId}`;

/** The one text for a medicine and a plan, wherever it stands. What was never asked is not "unknown". */
export function factText({ coverage, asked }: Facts, rxcui: string, planId: string): string {
  if (!asked.has(pairOf(rxcui, planId))) return DRUG.notAsked;
  return coverageLabel(coverage.find((one) => one.rxcui === rxcui && one.plan_id === planId));
}
