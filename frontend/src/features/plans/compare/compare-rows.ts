import { isAboutTheSame } from '#contract/estimates.js';
import type { CARE_LEVELS } from '#contract/limits/plans.js';
import { MATCHING } from '#contract/messages/plans.js';
import type { Plan, PlanYearCost } from '#contract/plan.js';
import { scoreWithReasons } from '../components/PlanMatch.js';
import { inGroupOrder } from '../model/benefit-groups.js';
import { benefitText } from '../model/benefit-text.js';
import { COMPARE_FACTS, ESTIMATES, FACTS, shownTo, type FactName } from '../model/plan-facts.js';
import type { RankedPlan } from '../model/ranking.js';
import { printedRows } from './printed-rows.js';

/** A plan in the comparison with all its details, its yearly costs and the preferences that it meets. */
export interface ComparedPlan extends RankedPlan {
  readonly plan: Plan;
}
/** One row of the comparison table: a label, and the cell text for each plan in the order of the plans. */
interface CompareRow {
  readonly label: string;
  readonly texts: readonly string[];
  readonly differs: boolean;
  /** Whether the estimates in this row differ too little to call one of them lower. */
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
 * Returns one row of the comparison, such as the premiums. Estimates that are about the same do not count as different.
 */
function factRow(name: FactName, plans: readonly ComparedPlan[]): CompareRow {
  const row = rowOf(FACTS[name].label, plans.map(FACTS[name].text));
  if (!row.differs || !ESTIMATES.has(name)) return row;
  const amounts = plans.map(({ cost }) => cost?.[name as keyof PlanYearCost & FactName] ?? Infinity);
  const isClose = isAboutTheSame(Math.min(...amounts), Math.max(...amounts));
  return { ...row, differs: !isClose, isAboutTheSame: isClose };
}

/**
 * Returns a row of the comparison for each benefit that at least one of the plans lists, starting with Core Medical
 * benefits.
 */
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
 * Returns all rows of the comparison: premiums, costs and other properties of the plans, then the preferences that they
 * meet if there are any, then the benefits. `expectedCare` is the amount of care that the people expect; one row is
 * shown only to people who expect little care.
 */
export function compareRows(plans: readonly ComparedPlan[], expectedCare?: (typeof CARE_LEVELS)[number]): CompareRow[] {
  const hasCriteria = plans.some(({ match }) => match.judgedCount + match.notJudged.length > 0);
  const facts = [
    ...shownTo(COMPARE_FACTS, expectedCare).map((name) => factRow(name, plans)),
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
  const printed = printedRows(facts, benefits);
  return [...facts, ...benefits.map((row) => ({ ...row, isPrinted: printed.has(row) }))];
}
