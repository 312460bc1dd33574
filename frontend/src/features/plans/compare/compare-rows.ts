import type { Plan } from '#contract/plans/plan.js';
import type { PlanCare } from '#features/care/index.js';
import { CARE_NAMES } from '#features/care/messages/care-names.js';
import { COVERAGE_LABELS } from '#features/care/messages/care.js';
import { scoreText, scoreWithReasons } from '../components/PlanMatch.js';
import { COST } from '../messages/costs/cost.js';
import { PLAN } from '../messages/plan.js';
import { MATCHING } from '../messages/plans.js';
import { inGroupOrder } from '../model/benefits/benefit-groups.js';
import { benefitText } from '../model/benefits/benefit-text.js';
import { bestOf, bestValues, type BestValues } from '../model/best-values.js';
import { areAboutTheSame, comparableAmount, starredText, type CareLevel } from '../model/costs/year-cost.js';
import {
  COMPARE_GROUPS,
  ESTIMATES,
  isYearlyCost,
  labelOf,
  PROPERTIES,
  shownTo,
  YEAR_PROPERTIES,
  type PropertyName,
} from '../model/plan-properties.js';
import type { RankedPlan } from '../model/ranking/ranking.js';
import { patternOf } from './paper-answers.js';
import { byPattern, namesIn, printedRows, type PrintedRow } from './printed-rows.js';

export interface ComparedPlan extends RankedPlan {
  readonly plan: Plan;
}
export const GROUPS = ['costs', 'ownCare', 'care', 'facts', 'quality', 'benefits'] as const;
export type Group = (typeof GROUPS)[number];

export interface CompareRow extends PrintedRow {
  readonly group: Group;
  /** Whether the row stands in the first part of the table, which is always open. */
  readonly isMain: boolean;
  /** Whether the row is known for none of the plans, so that nobody can tell whether the plans are the same. */
  readonly isUnknown: boolean;
  /** Whether the amounts in this row are estimates that differ too little for one of them to be called lower. */
  readonly isAboutTheSame: boolean;
  readonly best: BestValues;
  /**
   * For a row about one medicine or doctor: each plan's answer, with sentences about the drug tier and the restrictions
   * as far as they are known. The sentences are shown on the screen only, because they do not fit on the paper.
   */
  readonly answers?: readonly (CareAnswer | undefined)[];
  /** Whether paper has the row only as a part of a paragraph. */
  readonly isFolded?: boolean;
  /**
   * Whether the row of the comparison is printed. A row about a benefit, a medicine or a doctor is printed only if the
   * plans differ in it and the printed sheets have room. All other rows are always printed.
   */
  readonly isPrinted: boolean;
}

type CareAnswer = PlanCare['items'][number];

const NONE_BEST: BestValues = { is: 'lowest', at: [] };

/** The properties that matter most, besides those that stand above the table. */
const MAIN: ReadonlySet<PropertyName> = new Set([
  'mostInTier1',
  'deductibles',
  'primaryCare',
  'specialist',
  'emergency',
  'generic',
  'rating',
]);

const UNKNOWN = new Set<string>([PLAN.noPriceHere, PLAN.notAvailable, COST.unknown]);

const rowOf = (group: Group, label: string, texts: readonly string[], best = NONE_BEST): CompareRow => ({
  group,
  isMain: group === 'ownCare',
  label,
  texts,
  differs: new Set(texts).size > 1,
  isUnknown: texts.every((text) => UNKNOWN.has(text)),
  isAboutTheSame: false,
  best,
  isPrinted: true,
});

/**
 * Most characters of a score in a cell with its reasons, and of a printed cost. "About the maximum" fits, but words
 * about a medicine that is left out would make each of four rows two lines taller.
 */
const LONGEST = { score: 60, cost: 28 };
const isLong = (texts: readonly string[], limit: number): boolean => texts.some((text) => text.length > limit);
function propertyRow(
  group: Group,
  name: PropertyName,
  plans: readonly ComparedPlan[],
  isFullPrice: boolean,
): CompareRow {
  const texts = plans.map(PROPERTIES[name].text);
  const row: CompareRow = {
    ...rowOf(group, labelOf(name, isFullPrice), texts, bestValues(name, plans, texts)),
    isMain: MAIN.has(name),
    ...(isYearlyCost(name) &&
      isLong(texts, LONGEST.cost) && { shortTexts: plans.map((plan) => starredText(plan, name)) }),
  };
  if (!row.differs || !ESTIMATES.has(name) || !isYearlyCost(name)) return row;
  const amounts = plans.map((plan) => comparableAmount(plan, name) ?? Infinity);
  return { ...row, isAboutTheSame: areAboutTheSame(name, Math.min(...amounts), Math.max(...amounts)) };
}

/**
 * Returns the row that says how many preferences each plan meets. No plan is called the best if the plans were judged
 * by different numbers of preferences. If there are no preferences, there is no such row.
 */
function matchRows(plans: readonly ComparedPlan[]): CompareRow[] {
  if (!plans.some(({ match }) => match.judgedCount + match.notJudged.length > 0)) return [];
  const inFull = plans.map(({ match }) => scoreWithReasons(match));
  const texts = isLong(inFull, LONGEST.score) ? plans.map(({ match }) => scoreText(match)) : inFull;
  const met = plans.map(({ match }) => match.matched.length);
  const isFair = new Set(plans.map(({ match }) => match.judgedCount)).size === 1;
  const best: BestValues = { is: 'highest', at: isFair ? bestOf(met, met.map(String), 'highest') : [] };
  return [{ ...rowOf('quality', MATCHING.column, texts, best), isMain: true }];
}

/** Returns the row about one medicine or doctor. Plans also differ if they cover a medicine under different terms. */
function answerRow(plans: readonly ComparedPlan[], { kind, id, name }: CareAnswer): CompareRow {
  const answers = plans.map(({ care }) => care?.items.find((item) => item.kind === kind && item.id === id));
  const row = rowOf(
    'ownCare',
    name,
    answers.map((answer) => answer?.label ?? ''),
  );
  const worst = (['no', 'generic'] as const).find((one) => answers.some((item) => item?.answer === one));
  const inFull = answers.map((answer) => [answer?.label, ...(answer?.notes ?? [])].join('. '));
  return {
    ...row,
    answers,
    pattern: kind + patternOf(answers),
    isMain: worst !== undefined,
    worst,
    differs: new Set(inFull).size > 1,
  };
}

/** Most rows about medicines and doctors in the first part of the table. If there are more, only their number is. */
const MOST_OPEN = 3;

/** Returns one row for medicines or doctors that a plan does not cover, if the plans answer the same about all. */
function joinedRow(rows: readonly CompareRow[]): CompareRow[] {
  const [first] = rows;
  if (!first || rows.length === 1) return [...rows];
  return [
    {
      ...first,
      label: namesIn(rows),
      // What is said about the first alone, such as the name of its generic, is not said about all.
      answers: (first.answers ?? []).map(
        (answer) =>
          answer && {
            ...answer,
            label: answer.answer === 'generic' ? COVERAGE_LABELS.GenericCovered : answer.label,
            notes: [],
          },
      ),
    },
  ];
}

/**
 * Rows about medicines and doctors: first what a plan does not cover or have, then how many each plan covers and the
 * other medicines; doctors likewise. Empty until coverage is loaded.
 */
function careRows(plans: readonly ComparedPlan[]): CompareRow[] {
  const first = plans[0]?.care?.items ?? [];
  const tallies = plans.map(({ care }) => care?.tallies ?? []);
  const kinds = (['medicines', 'doctors'] as const).filter((kind) => first.some((item) => item.kind === kind));
  const rows = kinds.flatMap((kind) => [
    rowOf(
      'ownCare',
      CARE_NAMES[kind],
      tallies.map((own) => own.find((tally) => tally.kind === kind)?.text ?? ''),
    ),
    ...first.filter((item) => item.kind === kind).map((item) => answerRow(plans, item)),
  ]);
  const withWorst = (worst: CompareRow['worst']) => rows.filter((row) => row.worst === worst);
  const open = [withWorst('no'), withWorst('generic')].flatMap((some) => byPattern(some).flatMap(joinedRow));
  const isMain = open.length <= MOST_OPEN;
  return [...open.map((row) => ({ ...row, isMain })), ...withWorst(undefined)];
}

/** Returns a row for each benefit that at least one of the plans lists, sorted by the groups of the plan page. */
function benefitRows(plans: readonly ComparedPlan[]): CompareRow[] {
  const names = inGroupOrder([...new Set(plans.flatMap(({ plan }) => plan.benefits.map(({ name }) => name)))]);
  return names.map((name) =>
    rowOf(
      'benefits',
      name,
      plans.map(({ plan }) => benefitText(plan.benefits.find((benefit) => benefit.name === name))),
    ),
  );
}

/** The price rows of the comparison, which are left out if its reader is not shown prices. */
const PRICE_ROWS: ReadonlySet<PropertyName> = new Set(['premium', 'fullPremium', ...YEAR_PROPERTIES]);

/** The row that stands below the most that plans can cost, if the network of one of them has two tiers. */
const tierRows = (plans: readonly ComparedPlan[]): CompareRow[] =>
  plans.some(({ cost }) => cost?.mostInTier1 !== undefined) ? [propertyRow('costs', 'mostInTier1', plans, false)] : [];

/** Whether paper has the row in a paragraph if there are medicines or doctors. */
const isFoldable = ({ group }: CompareRow): boolean => group !== 'ownCare' && group !== 'benefits';

interface Reader {
  /** The amount of care that the household expects. Some rows matter only to people who expect little care. */
  readonly expectedCare?: CareLevel | undefined;
  readonly isPriced?: boolean;
  /** Whether the prices are full prices, because nothing is known about the help. */
  readonly isFullPrice?: boolean;
}

/**
 * Returns all rows of the comparison: costs, the person's medicines and doctors, what care costs, facts about the
 * plans, quality, and benefits. The person's preferences, if there are any, are in the quality group.
 */
export function compareRows(
  plans: readonly ComparedPlan[],
  { expectedCare, isPriced = true, isFullPrice = false }: Reader = {},
): CompareRow[] {
  const rowsOf = (group: keyof typeof COMPARE_GROUPS) =>
    shownTo<PropertyName>(COMPARE_GROUPS[group], expectedCare)
      .filter((name) => isPriced || !PRICE_ROWS.has(name))
      // The premium is then the full premium and has its label, so one of the two rows is enough.
      .filter((name) => !isFullPrice || name !== 'fullPremium')
      .flatMap((name) => [
        propertyRow(group, name, plans, isFullPrice),
        ...(name === 'most' && isPriced ? tierRows(plans) : []),
      ]);
  const properties = [
    ...GROUPS.flatMap((group) => (group === 'benefits' || group === 'ownCare' ? [] : rowsOf(group))),
    ...careRows(plans),
    ...matchRows(plans),
  ];
  const [answers, others] = [properties.filter((row) => row.answers), properties.filter((row) => !row.answers)];
  const [foldable, rest] = [others.filter(isFoldable), others.filter((row) => !isFoldable(row))];
  const benefits = benefitRows(plans);
  const printed = printedRows(rest, foldable, answers, benefits);
  const limited = new Set([...answers, ...benefits]);
  return [...properties, ...benefits].map((row) => ({
    ...row,
    isPrinted: !limited.has(row) || printed.rows.has(row),
    isFolded: printed.areFolded && isFoldable(row),
  }));
}
