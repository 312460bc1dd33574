import { MATCHING } from '../../../../backend/src/contract/messages/plans.js';
import type { Plan } from '../../../../backend/src/contract/plan.js';
import { inGroupOrder } from './benefit-groups.js';
import { benefitText } from './benefit-text.js';
import { COMPARE_FACTS, factsOf } from './facts.js';
import { onPaper } from './on-paper.js';
import { scoreText } from './PlanMatch.js';
import type { Ranked } from './ranking.js';

/** A plan of the comparison: in full, and with what was worked out about it. */
export interface Compared extends Ranked {
  readonly plan: Plan;
}
/** One line of the comparison: a text for each plan, in the plans' order. */
interface CompareRow {
  readonly label: string;
  readonly texts: readonly string[];
  readonly differs: boolean;
  /** Stands on paper too: every fact does, and of the benefits those in which the plans differ, as many as there is room for. */
  readonly isPrinted: boolean;
}

const rowOf = (label: string, texts: readonly string[]): CompareRow => ({ label, texts, differs: new Set(texts).size > 1, isPrinted: true });

/** Each benefit any of the plans lists, Core Medical first. */
function benefitRows(plans: readonly Compared[]): CompareRow[] {
  const names = inGroupOrder([...new Set(plans.flatMap(({ plan }) => plan.benefits.map(({ name }) => name)))]);
  return names.map((name) => rowOf(name, plans.map(({ plan }) => benefitText(plan.benefits.find((benefit) => benefit.name === name)))));
}

/** The comparison line by line: facts, how the wishes are met where there are any, then the benefits. */
export function compareRows(plans: readonly Compared[]): CompareRow[] {
  const hasWishes = plans.some(({ match }) => match.asked > 0);
  const facts = [
    ...factsOf(COMPARE_FACTS).map(({ label, text }) => rowOf(label, plans.map(text))),
    ...(hasWishes ? [rowOf(MATCHING.column, plans.map(({ match }) => `${scoreText(match)}${match.missing.length > 0 ? ` (missing: ${match.missing.join(', ')})` : ''}`))] : []),
  ];
  const benefits = benefitRows(plans);
  const printed = onPaper(facts, benefits);
  return [...facts, ...benefits.map((row) => ({ ...row, isPrinted: printed.has(row) }))];
}
