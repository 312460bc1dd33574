import { batchesOf } from '#platform/marketplace/question.js';
import type { PlanFigures } from '../../plans/index.js';
import { figuresOf, NOT_OFFERED } from '../compare/plan-facts.js';
import type { AreaFacts } from './area-facts.js';
import type { Figures, Watched } from './watched-plan.js';

/**
 * Asks for the figures of a person's plans, all plans with the same answers together, in two calls for 30 plans. A plan
 * that is missing from the answer counts as not offered only if the marketplace does not know it at all; otherwise its
 * data may just be faulty, and the plan has no figures in the result. The plans must be those of the area of `facts`.
 */
export async function figuresFor(
  source: PlanFigures,
  plans: readonly Watched[],
  facts: Pick<AreaFacts, 'exists'>,
  signal: AbortSignal,
): Promise<Map<string, Figures>> {
  const found = new Map<string, Figures>();
  for (const same of Map.groupBy(plans, ({ searchText }) => searchText).values()) {
    const [first] = same;
    if (!first) continue;
    for (const ids of batchesOf([...new Set(same.map(({ plan }) => plan.plan_id))])) {
      const answer = await source.forHousehold(first.search, ids, signal);
      const { source: dataSource } = answer.provenance;
      const byId = new Map(answer.plans.map((plan) => [plan.id, plan]));
      for (const { row, plan } of same.filter((one) => ids.includes(one.plan.plan_id))) {
        const priced = byId.get(plan.plan_id);
        if (priced) found.set(row.savedItemId, { ...figuresOf(priced), source: dataSource });
        else if (!(await facts.exists(plan.plan_id)))
          found.set(row.savedItemId, { ...NOT_OFFERED, source: dataSource });
      }
    }
  }
  return found;
}
