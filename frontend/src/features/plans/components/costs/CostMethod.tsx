import { Link } from 'react-router';
import { PAGES } from '#contract/pages.js';
import { COST_METHOD } from '../../messages/costs/cost-method.js';
import type { CareLevel } from '../../model/costs/year-cost.js';

/** A link to the page about how the yearly costs are estimated. */
export const HowWeCount = () => <Link to={PAGES.howWeCount.path}>{PAGES.howWeCount.title}</Link>;

/**
 * Explains how yearly costs are estimated, with a link to the page about the method. `expectedCare` is that of
 * `useExpectedCare`.
 */
export function CostMethod({ isOwn, expectedCare }: { isOwn: boolean; expectedCare: CareLevel | undefined }) {
  const chosen = expectedCare && expectedCare !== 'Medium' && COST_METHOD.chosen[expectedCare];
  return (
    <p className="muted">
      {isOwn ? COST_METHOD.ownMethod : COST_METHOD.method} {chosen} <HowWeCount />
    </p>
  );
}
