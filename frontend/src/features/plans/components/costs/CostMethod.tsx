import type { Household } from '#contract/api/plans.contract.js';
import { COST_METHOD } from '#contract/messages/plans/costs/cost-method.js';
import { HowWeCount } from './HowWeCount.js';

/**
 * Explains how yearly costs are estimated, with a link to the page about the method. If the household is not known, the
 * explanation does not mention how much care the household expects.
 */
export function CostMethod({ isOwn, household }: { isOwn: boolean; household: Household | null }) {
  const level = household?.people[0]?.utilization_level;
  const chosen = !isOwn && (level === 'Low' || level === 'High') && COST_METHOD.chosen[level];
  return (
    <p className="muted">
      {isOwn ? COST_METHOD.ownMethod : COST_METHOD.method} {chosen} <HowWeCount />
    </p>
  );
}
