import type { MedicineFacts } from '#contract/api/drugs.contract.js';
import { CARE } from '#features/care/messages/care.js';
import { DRUG } from '#features/care/messages/drugs.js';
import { coverageTone, type CoverageData } from './coverage-data.js';

type Known = Pick<CoverageData, 'coverage' | 'asked'>;

/**
 * Returns a text that says how many of the given medicines a plan covers. The text is empty if the page has not checked
 * all of the medicines.
 */
export function planTally(coverageData: Known, rxcuis: readonly string[], planId: string): string {
  const tones = rxcuis.map((rxcui) => coverageTone(coverageData, rxcui, planId));
  if (tones.includes(undefined)) return '';
  const count = (wanted: 'good' | 'warn' | 'none'): number => tones.filter((tone) => tone === wanted).length;
  const [generic, unknown] = [count('warn'), count('none')];
  if (unknown === rxcuis.length) return CARE.overPlans.noData;
  const rest = (generic > 0 ? CARE.tally.generic(generic) : '') + (unknown > 0 ? CARE.tally.unknown(unknown) : '');
  return DRUG.covered(count('good'), rxcuis.length) + rest;
}

/**
 * Returns a text that says how many of the given medicines are on the VA formulary in the same strength and form, and
 * how many perhaps in another one. The text is empty if that is not known yet for every medicine.
 */
export function vaTally(rxcuis: readonly string[], facts: ReadonlyMap<string, Pick<MedicineFacts, 'va'>>): string {
  if (!rxcuis.every((rxcui) => facts.has(rxcui))) return '';
  const count = (wanted: MedicineFacts['va']['status']): number =>
    rxcuis.filter((rxcui) => facts.get(rxcui)?.va.status === wanted).length;
  return DRUG.onVaList(count('listed'), rxcuis.length, count('sameMedicine'));
}
