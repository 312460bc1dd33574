import { MATCHING } from '../../../../backend/src/contract/messages/plans.js';
import type { Plan } from '../../../../backend/src/contract/plan.js';
import { benefitText } from './benefit-text.js';
import { COMPARE_FACTS, factsOf } from './facts.js';
import { scoreText } from './PlanMatch.js';
import type { Ranked } from './ranking.js';

/** A plan of the comparison: in full, and with what was worked out about it. */
export interface Compared extends Ranked {
  readonly plan: Plan;
}
/** One line of the comparison: a text for each plan, in the plans' order. */
export interface CompareRow {
  readonly label: string;
  readonly texts: readonly string[];
  readonly differs: boolean;
}

const rowOf = (label: string, texts: readonly string[]): CompareRow => ({ label, texts, differs: new Set(texts).size > 1 });

/** The comparison line by line: facts, how the wishes are met where there are any, then each benefit any of the plans lists. */
export function compareRows(plans: readonly Compared[]): CompareRow[] {
  const hasWishes = plans.some(({ match }) => match.asked > 0);
  const names = [...new Set(plans.flatMap(({ plan }) => plan.benefits.map(({ name }) => name)))];
  return [
    ...factsOf(COMPARE_FACTS).map(({ label, text }) => rowOf(label, plans.map(text))),
    ...(hasWishes ? [rowOf(MATCHING.column, plans.map(({ match }) => `${scoreText(match)}${match.missing.length > 0 ? ` (missing: ${match.missing.join(', ')})` : ''}`))] : []),
    ...names.map((name) => rowOf(name, plans.map(({ plan }) => benefitText(plan.benefits.find((benefit) => benefit.name === name))))),
  ];
}
