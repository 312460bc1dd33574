import type { Coverage, KnownMedicine } from '#contract/api/drugs.contract.js';
import type { ProviderCoverage } from '#contract/api/providers.contract.js';
import type { MyMedicine } from '#contract/care-lists.js';
import { sumOf, type Dollars } from '#contract/plans/medicine-costs.js';
import type { CareUse } from '#contract/plans/preferences.js';
import { listText } from '#ui/format.js';
import { CARE } from '../messages/care.js';
import { coverageLabel, factTerms, type CareAnswer } from './coverage-text.js';
import { fullPriceOfYear, yearText } from './medicine-dollars.js';
import { shortName } from './names-without.js';

export interface CareItem {
  readonly kind: 'medicines' | 'doctors';
  readonly id: string;
  readonly name: string;
  readonly answer: CareAnswer;
  /** The words with which every screen says whether a plan covers a medicine or has a doctor in its network. */
  readonly label: string;
  /** Sentences about a medicine's drug tier and restrictions, or about whether a doctor accepts new patients. */
  readonly notes: readonly string[];
  /** The drug tier as the plan's drug list words it, null for a doctor or if it is not known. */
  readonly tier: string | null;
  /** What a year of a medicine costs without a plan, as far as that is known. */
  readonly yearAtFullPrice?: Dollars | null;
}

interface Listed {
  readonly medicines: readonly MyMedicine[];
  readonly doctors: readonly { readonly npi: string; readonly name: string; readonly accepting: string }[];
}
interface Answers {
  readonly coverage: readonly Coverage[];
  readonly network: readonly ProviderCoverage[];
  readonly known?: readonly Pick<KnownMedicine, 'rxcui' | 'price'>[];
}

const ANSWERS: Readonly<Record<string, CareAnswer>> = { Covered: 'yes', GenericCovered: 'generic', NotCovered: 'no' };

const acceptingText = (word: string): string =>
  Object.entries(CARE.accepting).find(([known]) => known === word)?.[1] ?? CARE.acceptingUnknown;

export function careUnder(
  { medicines, doctors }: Listed,
  { coverage, network, known = [] }: Answers,
  planId: string,
): CareItem[] {
  return [
    ...medicines.map((medicine): CareItem => {
      const { rxcui, name } = medicine;
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
        yearAtFullPrice: fullPriceOfYear(known.find((one) => one.rxcui === rxcui)?.price ?? null, medicine),
      };
    }),
    ...doctors.map(({ npi, name, accepting }): CareItem => {
      const row = network.find((one) => one.npi === npi && one.plan_id === planId);
      const found = ANSWERS[row?.coverage ?? ''] ?? 'unknown';
      const answer = found === 'generic' ? 'unknown' : found;
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

/** Counts the medicines and the doctors that a plan covers. A kind of which nothing is listed is left out. */
export const talliesOf = (items: readonly CareItem[]): Tally[] =>
  (['medicines', 'doctors'] as const).flatMap((kind) => {
    const own = items.filter((item) => item.kind === kind);
    if (own.length === 0) return [];
    const count = (answer: CareAnswer): number => own.filter((item) => item.answer === answer).length;
    const [covered, generic, unknown] = [count('yes'), count('generic'), count('unknown')];
    if (unknown === own.length) return [{ kind, text: CARE.noData[kind], tone: 'none' as const }];
    const text = CARE.tally[kind](covered, own.length) + restText(generic, unknown);
    return [{ kind, text, tone: toneOf(covered, count('no'), generic, own.length) }];
  });

/** Returns the end of a count of what is covered: how much is covered as a generic only, and how much has no data. */
const restText = (generic: number, unknown: number): string =>
  (generic > 0 ? CARE.tally.generic(generic) : '') + (unknown > 0 ? CARE.tally.unknown(unknown) : '');

function toneOf(covered: number, missed: number, generic: number, all: number): Tally['tone'] {
  if (covered === all) return 'good';
  if (missed === 0 && generic === 0) return 'none';
  return covered + generic === 0 ? 'bad' : 'warn';
}

export interface PlanCare {
  readonly items: readonly CareItem[];
  readonly tallies: readonly Tally[];
  /** The medicines whose price the yearly costs leave out: not covered, or covered only as a generic. */
  readonly notCounted: readonly string[];
  /** A sentence part that says so beside a yearly cost, and the same in a few words for narrow places, or null. */
  readonly note: string | null;
  readonly shortNote: string | null;
  /**
   * How much less of the person's medicines the plan is known to cover than the other compared plans. The number is
   * above 0 if another plan has a better answer about any medicine. The yearly costs can then not be compared, because
   * they leave out, or guess, the price of a medicine that those of the other plan count. If it is 0 for several plans,
   * their yearly costs leave out the same medicines.
   */
  readonly shortfall: number;
}

/**
 * What a plan's answer is worth to a person who takes the medicine. Yearly costs leave out a medicine that is not
 * covered, but not one without data, so the two differ. A whole list without data is worth less than one generic.
 */
const WORTH: Readonly<Record<CareAnswer, number>> = { yes: 200, generic: 100, unknown: 1, no: 0 };

const shortNamesOf = (items: readonly CareItem[]) => new Set(items.map(({ name }) => shortName(name)));
const namesOf = (items: readonly CareItem[]): string => listText(shortNamesOf(items));
/** Largest number of names of medicines for which narrow places have room. If there are more, they get the number. */
const MOST_NAMES = 3;
const fewNamesOf = (items: readonly CareItem[]): string =>
  items.length > MOST_NAMES ? CARE.number(items.length) : namesOf(items);
const medicinesIn = (items: readonly CareItem[]): readonly CareItem[] =>
  items.filter(({ kind }) => kind === 'medicines');

/** The medicines that none of several plans covers, or null. A single plan says itself what it does not cover. */
export function coveredByNoneText(plans: readonly (readonly CareItem[])[]): string | null {
  const [first = [], ...others] = plans;
  const none = medicinesIn(first).filter(({ id }) =>
    plans.every((items) => medicinesIn(items).some((item) => item.id === id && item.answer === 'no')),
  );
  return others.length === 0 || none.length === 0 ? null : CARE.coveredByNone(namesOf(none), shortNamesOf(none).size);
}

/** Plans with the same fills of generic and brand-name medicines in a year. */
export interface FillGroup {
  readonly plan_ids: readonly string[];
  readonly fills: CareUse;
}

/**
 * Groups the plans that do not cover all medicines by the fills that they cover a year (`fillsUnder`). Plans with the
 * `usual` fills are left out. If fills are unknown, there are no groups, and costs count average medicines.
 */
export function fillGroupsOf(
  plans: Readonly<Record<string, readonly CareItem[]>>,
  usual: CareUse | null,
  fillsUnder: (items: readonly CareItem[]) => CareUse | null,
): readonly FillGroup[] {
  const groups = Object.entries(plans).map(([id, items]) => ({ id, fills: fillsUnder(items) }));
  const keys = new Set(groups.map(({ fills }) => JSON.stringify(fills)));
  keys.delete(JSON.stringify(usual));
  return [...keys].flatMap((key) => {
    const same = groups.filter(({ fills }) => JSON.stringify(fills) === key);
    const fills = same[0]?.fills;
    return fills && usual ? [{ plan_ids: same.map(({ id }) => id), fills }] : [];
  });
}

export function planCaresOf(plans: Readonly<Record<string, readonly CareItem[]>>): Record<string, PlanCare> {
  const all = Object.values(plans);
  const worthOf = (items: readonly CareItem[], id: string): number =>
    Math.max(0, ...medicinesIn(items).map((item) => (item.id === id ? WORTH[item.answer] : 0)));
  const most = new Map(
    medicinesIn(all[0] ?? []).map(({ id }) => [id, Math.max(...all.map((items) => worthOf(items, id)))]),
  );
  return Object.fromEntries(
    Object.entries(plans).map(([id, items]): [string, PlanCare] => {
      const [missed, generic] = (['no', 'generic'] as const).map((wanted) =>
        medicinesIn(items).filter((item) => item.answer === wanted),
      ) as [CareItem[], CareItem[]];
      const price = sumOf(missed.map(({ yearAtFullPrice = null }) => yearAtFullPrice));
      const dollars = price && yearText(price);
      const notes = [
        missed.length > 0 && ([CARE.plusFullPrice, CARE.plusPrice, missed] as const),
        generic.length > 0 && ([CARE.plusIfNoGeneric, CARE.plusGeneric, generic] as const),
      ].flatMap((note) => (note ? [note] : []));
      const noteIn = (place: 0 | 1, end: string, wordsFor: typeof namesOf): string | null =>
        notes.map((note) => note[place](wordsFor(note[2]), dollars)).join(end) || null;
      return [
        id,
        {
          items,
          tallies: talliesOf(items),
          notCounted: [...missed, ...generic].map(({ name }) => name),
          note: noteIn(0, '; ', namesOf),
          shortNote: noteIn(1, ', ', fewNamesOf),
          shortfall: [...most].reduce((sum, [id, best]) => sum + best - worthOf(items, id), 0),
        },
      ];
    }),
  );
}

/**
 * Returns a text that says how many of several plans cover one medicine, given the coverage by each plan, and the color
 * of the text. The text is empty if no coverage is given.
 */
export function coverageSummaryText(answers: readonly CareAnswer[]): Pick<Tally, 'text' | 'tone'> {
  const count = (wanted: CareAnswer): number => answers.filter((answer) => answer === wanted).length;
  const [covered, generic, unknown, all] = [count('yes'), count('generic'), count('unknown'), answers.length];
  if (all === 0) return { text: '', tone: 'none' };
  if (unknown === all) return { text: CARE.overPlans.noData, tone: 'none' };
  const text = CARE.overPlans.covered(covered, all) + restText(generic, unknown);
  return { text, tone: toneOf(covered, count('no'), generic, all) };
}
