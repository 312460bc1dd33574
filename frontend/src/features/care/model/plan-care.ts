import type { Coverage } from '#contract/api/drugs.contract.js';
import type { ProviderCoverage } from '#contract/api/providers.contract.js';
import { CARE } from '#contract/messages/care.js';
import { coverageLabel } from './coverage-label.js';
import { factTerms } from './coverage-terms.js';

/** What a plan says about a medicine or doctor. `unknown` means that there is no data, and never counts as no. */
export type CareAnswer = 'yes' | 'no' | 'unknown';

/** A medicine or doctor of a person's list, and what one plan says about it. */
export interface CareItem {
  readonly kind: 'medicines' | 'doctors';
  readonly id: string;
  readonly name: string;
  readonly answer: CareAnswer;
  /** The answer in words, which every screen shows. */
  readonly label: string;
  /** Sentences about the price group, restrictions or new patients. */
  readonly notes: readonly string[];
  /** Price group of a medicine in the plan's own list, as that list words it; null if it is not known. */
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

/** Returns what a plan says about each medicine and doctor of a person's lists. */
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

/** How many medicines or doctors a plan covers, with the tone of the chip that says so. */
export interface Tally {
  readonly kind: CareItem['kind'];
  readonly text: string;
  readonly tone: 'good' | 'warn' | 'bad' | 'none';
}

/** Counts the medicines and the doctors that a plan covers. Kinds of which the person has listed none are left out. */
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

/** What a plan says about all medicines and doctors of a person's lists. */
export interface PlanCare {
  readonly items: readonly CareItem[];
  readonly tallies: readonly Tally[];
}
export const planCareOf = (items: readonly CareItem[]): PlanCare => ({ items, tallies: talliesOf(items) });

/** Says how many of several plans cover one medicine, given each plan's answer. Without answers, the text is empty. */
export function overPlansText(answers: readonly CareAnswer[]): Pick<Tally, 'text' | 'tone'> {
  const count = (wanted: CareAnswer): number => answers.filter((answer) => answer === wanted).length;
  const [covered, unknown, all] = [count('yes'), count('unknown'), answers.length];
  if (all === 0) return { text: '', tone: 'none' };
  if (unknown === all) return { text: CARE.overPlans.noData, tone: 'none' };
  const text = CARE.overPlans.covered(covered, all) + (unknown > 0 ? CARE.tally.unknown(unknown) : '');
  if (covered === all) return { text, tone: 'good' };
  return { text, tone: count('no') === 0 ? 'none' : covered === 0 ? 'bad' : 'warn' };
}
