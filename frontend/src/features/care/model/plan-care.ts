import type { Coverage } from '#contract/api/drugs.contract.js';
import type { ProviderCoverage } from '#contract/api/providers.contract.js';
import { CARE } from '#contract/messages/care/care.js';
import { coverageLabel } from './coverage-label.js';
import { factTerms } from './coverage-terms.js';

/**
 * Whether a plan covers a medicine or has a doctor in its network. `unknown` means that there is no data. The answer
 * `unknown` never counts as `no`.
 */
export type CareAnswer = 'yes' | 'no' | 'unknown';

/** A medicine or doctor on a person's list, and whether one plan covers it. */
export interface CareItem {
  readonly kind: 'medicines' | 'doctors';
  readonly id: string;
  readonly name: string;
  readonly answer: CareAnswer;
  /** The words with which every screen says whether a plan covers a medicine or has a doctor in its network. */
  readonly label: string;
  /** Sentences about a medicine's drug tier and restrictions, or about whether a doctor accepts new patients. */
  readonly notes: readonly string[];
  /**
   * Drug tier of a medicine, as the plan's own drug list words it. It is null for a doctor, or if the tier is not
   * known.
   */
  readonly tier: string | null;
}

interface Listed {
  readonly medicines: readonly { readonly rxcui: string; readonly name: string }[];
  readonly doctors: readonly { readonly npi: string; readonly name: string; readonly accepting: string }[];
}
interface Answers {
  readonly coverage: readonly Coverage[];
  readonly network: readonly ProviderCoverage[];
}

const ANSWERS: Readonly<Record<string, CareAnswer>> = { Covered: 'yes', GenericCovered: 'yes', NotCovered: 'no' };

const acceptingText = (word: string): string =>
  Object.entries(CARE.accepting).find(([known]) => known === word)?.[1] ?? CARE.acceptingUnknown;

/** Returns a plan's coverage of each medicine and doctor on a person's lists. */
export function careUnder({ medicines, doctors }: Listed, { coverage, network }: Answers, planId: string): CareItem[] {
  return [
    ...medicines.map(({ rxcui, name }): CareItem => {
      const row = coverage.find((one) => one.rxcui === rxcui && one.plan_id === planId);
      const answer = ANSWERS[row?.coverage ?? ''] ?? 'unknown';
      return {
        kind: 'medicines',
        id: rxcui,
        name,
        answer,
        label: coverageLabel(row),
        notes: factTerms({ coverage }, rxcui, planId),
        tier: row?.terms?.tier ?? null,
      };
    }),
    ...doctors.map(({ npi, name, accepting }): CareItem => {
      const row = network.find((one) => one.npi === npi && one.plan_id === planId);
      const answer = ANSWERS[row?.coverage ?? ''] ?? 'unknown';
      const notes = answer === 'yes' ? [acceptingText(row?.accepting || accepting)] : [];
      return { kind: 'doctors', id: npi, name, answer, label: CARE.network[answer], notes, tier: null };
    }),
  ];
}

/** A text that says how many medicines or doctors a plan covers, and the color in which the text is shown. */
export interface Tally {
  readonly kind: CareItem['kind'];
  readonly text: string;
  readonly tone: 'good' | 'warn' | 'bad' | 'none';
}

/**
 * Counts the medicines and the doctors that a plan covers. If the person has listed no medicines, the result contains
 * no count of medicines. The same applies to doctors.
 */
export const talliesOf = (items: readonly CareItem[]): Tally[] =>
  (['medicines', 'doctors'] as const).flatMap((kind) => {
    const own = items.filter((item) => item.kind === kind);
    if (own.length === 0) return [];
    const count = (answer: CareAnswer): number => own.filter((item) => item.answer === answer).length;
    const [covered, unknown] = [count('yes'), count('unknown')];
    if (unknown === own.length) return [{ kind, text: CARE.noData[kind], tone: 'none' as const }];
    const text = CARE.tally[kind](covered, own.length) + (unknown > 0 ? CARE.tally.unknown(unknown) : '');
    const missed = covered === 0 ? 'bad' : 'warn';
    return [{ kind, text, tone: covered === own.length ? ('good' as const) : count('no') > 0 ? missed : 'none' }];
  });

/** A plan's coverage of all medicines and doctors on a person's lists. */
export interface PlanCare {
  readonly items: readonly CareItem[];
  readonly tallies: readonly Tally[];
}
export const planCareOf = (items: readonly CareItem[]): PlanCare => ({ items, tallies: talliesOf(items) });

/**
 * Returns a text that says how many of several plans cover one medicine, given the coverage by each plan, and the color
 * of the text. The text is empty if no coverage is given.
 */
export function coverageSummaryText(answers: readonly CareAnswer[]): Pick<Tally, 'text' | 'tone'> {
  const count = (wanted: CareAnswer): number => answers.filter((answer) => answer === wanted).length;
  const [covered, unknown, all] = [count('yes'), count('unknown'), answers.length];
  if (all === 0) return { text: '', tone: 'none' };
  if (unknown === all) return { text: CARE.overPlans.noData, tone: 'none' };
  const text = CARE.overPlans.covered(covered, all) + (unknown > 0 ? CARE.tally.unknown(unknown) : '');
  if (covered === all) return { text, tone: 'good' };
  return { text, tone: count('no') === 0 ? 'none' : covered === 0 ? 'bad' : 'warn' };
}
