import { Link } from 'react-router';
import type { Household } from '#contract/api/plans.contract.js';
import { COST } from '#contract/messages/plans/plan-list.js';
import { PAGES } from '#contract/pages.js';

export const HowWeCount = () => <Link to={PAGES.howWeCount.path}>{PAGES.howWeCount.title}</Link>;

/**
 * Explains how yearly costs are estimated, with a link to the page about the method. If the household is not known, the
 * explanation does not mention how much care the household expects.
 */
export function CostMethod({ isOwn, household }: { isOwn: boolean; household: Household | null }) {
  const level = household?.people[0]?.utilization_level;
  const chosen = !isOwn && (level === 'Low' || level === 'High') && COST.chosen[level];
  return (
    <p className="muted">
      {isOwn ? COST.ownMethod : COST.method} {chosen} <HowWeCount />
    </p>
  );
}
