import type { Coverage } from '#contract/api/drugs.contract.js';
import type { Provenance } from '#contract/api/plans.contract.js';
import { coverageLabel } from '#features/care/index.js';
import { DRUG } from '#features/care/messages/drugs.js';
import { joinReplies, mergeCoverage, type CoverageReply } from './coverage-questions.js';

/** The coverage that the page has loaded, and the pairs of medicine and plan that it has checked. */
export interface CoverageData {
  readonly coverage: readonly Coverage[];
  readonly asked: ReadonlySet<string>;
  /** Source and date of the coverage data: the date of the oldest of several responses. */
  readonly provenance: Provenance | null;
}
export const NO_COVERAGE_DATA: CoverageData = { coverage: [], asked: new Set(), provenance: null };
export const pairOf = (rxcui: string, planId: string): string => `${rxcui} ${planId}`;

/**
 * Adds a response to the coverage data, with the pairs that it is about. The date is that of the response if it
 * replaces all earlier data, otherwise that of the oldest response.
 */
export function addReply(known: CoverageData, answer: CoverageReply, pairs: readonly string[]): CoverageData {
  const fresh = new Set(pairs);
  const isAllFresh = [...known.asked].every((pair) => fresh.has(pair));
  const held =
    known.provenance && !isAllFresh ? joinReplies([{ coverage: [], provenance: known.provenance }, answer]) : answer;
  return {
    coverage: mergeCoverage(known.coverage, answer.coverage),
    asked: new Set([...known.asked, ...pairs]),
    provenance: held?.provenance ?? null,
  };
}

/** The label of a plan's coverage of a medicine. "Not checked" differs from "unknown". */
export function coverageText(
  { coverage, asked }: Pick<CoverageData, 'coverage' | 'asked'>,
  rxcui: string,
  planId: string,
): string {
  if (!asked.has(pairOf(rxcui, planId))) return DRUG.notChecked;
  return coverageLabel(coverage.find((one) => one.rxcui === rxcui && one.plan_id === planId));
}

const ANSWERS = { good: 'yes', warn: 'generic', bad: 'no', none: 'unknown' } as const;

/** Returns what a plan says about each of the given medicines, in the form from which their costs are worked out. */
export const answersOf = (data: Pick<CoverageData, 'coverage' | 'asked'>, rxcuis: readonly string[], planId: string) =>
  rxcuis.map((rxcui) => {
    const row = data.coverage.find((one) => one.rxcui === rxcui && one.plan_id === planId);
    return { id: rxcui, answer: ANSWERS[coverageTone(data, rxcui, planId) ?? 'none'], tier: row?.terms?.tier ?? null };
  });

const TONES: Readonly<Record<string, 'good' | 'warn' | 'bad'>> = {
  Covered: 'good',
  GenericCovered: 'warn',
  NotCovered: 'bad',
};

/**
 * Returns the color in which a screen shows the coverage of a medicine by a plan: good, bad, neutral, or
 * a warning if the plan covers only a generic, which may not be on sale. The color only repeats what the coverage label
 * says. Missing data is shown in the neutral color. The result is undefined if the page has not checked this medicine
 * and plan.
 */
export function coverageTone(
  { coverage, asked }: Pick<CoverageData, 'coverage' | 'asked'>,
  rxcui: string,
  planId: string,
): 'good' | 'warn' | 'bad' | 'none' | undefined {
  if (!asked.has(pairOf(rxcui, planId))) return undefined;
  const row = coverage.find((one) => one.rxcui === rxcui && one.plan_id === planId);
  return TONES[row?.coverage ?? ''] ?? 'none';
}
