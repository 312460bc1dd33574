import type { CatalogPlan, Crosswalk } from '../catalog/catalog.js';
import { chance } from './hash.js';

/** Designs that are sold in one year only, and the design that the same insurer sells in their place in the next. */
const TWINS: Readonly<Record<string, string>> = { '23': '24' };
/** Codes of the official file for the reason: the plan goes on, or another plan of the insurer takes its place. */
const REASONS = { goesOn: '0', otherPlan: '1' };

/**
 * Returns an invented answer about what becomes of a plan at one place. `sold` are the plans sold there in the next
 * year. A plan that is still sold goes on. For a plan that is not sold any more, the result varies from plan to plan,
 * as in reality: the twin of its design, a plan of another metal level, a plan that depends on the ZIP code, or none.
 */
export function sampleCrosswalk(
  { facts }: CatalogPlan,
  sold: readonly CatalogPlan[],
  { fips, zipcode }: { fips: string; zipcode: string },
): Crosswalk | undefined {
  const { id } = facts;
  if (sold.some((plan) => plan.facts.id === id)) return { new_plan_id: id, level: '0', reason: REASONS.goesOn };
  const own = sold.filter((plan) => plan.facts.issuer.id === facts.issuer.id);
  const to = (level: string, plan: CatalogPlan | undefined): Crosswalk | undefined =>
    plan && { new_plan_id: plan.facts.id, level, reason: REASONS.otherPlan };
  const turn = chance('crosswalk', id, fips);
  if (turn < 0.25) return undefined;
  const [same, other] = [true, false].map((isSame) =>
    own.filter((plan) => (plan.facts.metal_level === facts.metal_level) === isSame),
  ) as [CatalogPlan[], CatalogPlan[]];
  if (turn < 0.5 || same.length === 0) return to('1', other[0] ?? same[0]);
  if (turn < 0.75) return to('3', same[Math.floor(chance('zip', zipcode) * same.length)]);
  const twin = `${id.slice(0, -2)}${TWINS[id.slice(-2)] ?? ''}`;
  return to('1', same.find((plan) => plan.facts.id === twin) ?? same[0]);
}
