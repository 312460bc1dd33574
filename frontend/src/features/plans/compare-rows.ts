import { MATCHING, PLAN } from '../../../../backend/src/contract/messages/plans.js';
import type { Benefit, Plan } from '../../../../backend/src/contract/plan.js';
import { COMPARE_FACTS, factsOf } from './facts.js';
import { shareText } from './money.js';
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

const IN_NETWORK = 'In-Network';

/** What a covered benefit costs in the network, "Not Covered", or that the plan does not list it. */
export function benefitText(benefit: Benefit | undefined): string {
  if (!benefit) return PLAN.notAvailable;
  if (!benefit.covered) return PLAN.notCovered;
  const words = benefit.cost_sharings.find(({ network_tier }) => network_tier === IN_NETWORK)?.display_string;
  return words ? shareText(words) : PLAN.covered;
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
