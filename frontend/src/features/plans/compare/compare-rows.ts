import { isAboutTheSame } from '#contract/estimates.js';
import type { CARE_LEVELS } from '#contract/limits/plans.js';
import { MATCHING } from '#contract/messages/plans.js';
import type { Plan, PlanYearCost } from '#contract/plan.js';
import { scoreWithReasons } from '../components/PlanMatch.js';
import { inGroupOrder } from '../model/benefit-groups.js';
import { benefitText } from '../model/benefit-text.js';
import { COMPARE_PROPERTIES, ESTIMATES, PROPERTIES, shownTo, type PropertyName } from '../model/plan-properties.js';
import type { RankedPlan } from '../model/ranking.js';
import { printedRows } from './printed-rows.js';

/** A plan of which all details are known, with its yearly costs and the preferences that it meets. */
export interface ComparedPlan extends RankedPlan {
  readonly plan: Plan;
}
/** One row of the comparison table: a label, and the cell text for each plan in the order of the columns. */
interface CompareRow {
  readonly label: string;
  readonly texts: readonly string[];
  readonly differs: boolean;
  /** Whether the amounts in this row are estimates that differ too little to call one of them lower. */
  readonly isAboutTheSame: boolean;
  /**
   * Whether the row is printed. Rows of benefits are printed only if the plans differ in them and there is room on the
   * printed sheets; all other rows are always printed.
   */
  readonly isPrinted: boolean;
}

const rowOf = (label: string, texts: readonly string[]): CompareRow => ({
  label,
  texts,
  differs: new Set(texts).size > 1,
  isAboutTheSame: false,
  isPrinted: true,
});

/**
 * Returns the row that compares one property of the plans, such as the premium. Estimates that differ only a little
 * count as equal.
 */
function propertyRow(name: PropertyName, plans: readonly ComparedPlan[]): CompareRow {
  const row = rowOf(PROPERTIES[name].label, plans.map(PROPERTIES[name].text));
  if (!row.differs || !ESTIMATES.has(name)) return row;
  const amounts = plans.map(({ cost }) => cost?.[name as keyof PlanYearCost & PropertyName] ?? Infinity);
  const isClose = isAboutTheSame(Math.min(...amounts), Math.max(...amounts));
  return { ...row, differs: !isClose, isAboutTheSame: isClose };
}

/** Returns a row for each benefit that at least one of the plans lists, sorted by the groups of the plan page. */
function benefitRows(plans: readonly ComparedPlan[]): CompareRow[] {
  const names = inGroupOrder([...new Set(plans.flatMap(({ plan }) => plan.benefits.map(({ name }) => name)))]);
  return names.map((name) =>
    rowOf(
      name,
      plans.map(({ plan }) => benefitText(plan.benefits.find((benefit) => benefit.name === name))),
    ),
  );
}

/**
 * Returns all rows of the comparison: first premiums, costs and other properties of the plans, then the person's
 * preferences if there are any, and finally the benefits. `expectedCare` is the amount of care that the household
 * expects. Rows that matter only to people who expect little care are left out for everybody else.
 */
export function compareRows(plans: readonly ComparedPlan[], expectedCare?: (typeof CARE_LEVELS)[number]): CompareRow[] {
  const hasCriteria = plans.some(({ match }) => match.judgedCount + match.notJudged.length > 0);
  const properties = [
    ...shownTo(COMPARE_PROPERTIES, expectedCare).map((name) => propertyRow(name, plans)),
    ...(hasCriteria
      ? [
          rowOf(
            MATCHING.column,
            plans.map(({ match }) => scoreWithReasons(match)),
          ),
        ]
      : []),
  ];
  const benefits = benefitRows(plans);
  const printed = printedRows(properties, benefits);
  return [...properties, ...benefits.map((row) => ({ ...row, isPrinted: printed.has(row) }))];
}
