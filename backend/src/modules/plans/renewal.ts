import type { PlanToRenew, Renewal } from '#contract/changes/next-year.contract.js';
import { MarketplaceError } from '#platform/marketplace/marketplace-error.js';
import type { MarketplaceClient } from '#platform/marketplace/marketplace.client.js';
import type { Answer } from '#platform/marketplace/question.js';
import type { CrosswalkAnswer } from '#platform/marketplace/schemas/crosswalk.schema.js';

/** Levels of the marketplace at which the answer depends on the county or the ZIP code. */
const BY_AREA: ReadonlySet<string> = new Set(['2', '3']);
/** Levels at which the old plan ends and no plan takes its place. */
const ENDED: ReadonlySet<string> = new Set(['4', '5']);

type Found = Omit<Renewal, 'is_out'>;

/**
 * Finds out what becomes of a plan in the next year. The function makes one call to the marketplace, and a second one
 * if no plan takes the place of the old one: the old plan may still be sold elsewhere. Throws MarketplaceError if a
 * call fails for another reason than that there is no such plan.
 */
export async function findRenewal(
  client: MarketplaceClient,
  { plan_id, year, place }: PlanToRenew,
  signal: AbortSignal,
): Promise<Answer<Found>> {
  const next_year = year + 1;
  const none = { next_year, new_plan_id: null, is_by_area: false };
  const crosswalk = await orNotFound(() => client.crosswalk(plan_id, year, place, signal));
  const successor = crosswalk && successorIn(crosswalk.data);
  if (crosswalk && successor) {
    const is_by_area = BY_AREA.has(crosswalk.data.level);
    return { ...crosswalk, data: { next_year, new_plan_id: successor, is_by_area, is_sold_elsewhere: false } };
  }
  const sold = await orNotFound(() => client.plan(plan_id, next_year, signal));
  const answer = sold ?? crosswalk ?? { source: 'marketplace' as const, at: new Date() };
  return { ...answer, data: { ...none, is_sold_elsewhere: sold !== null } };
}

const successorIn = ({ new_plan_id, level }: CrosswalkAnswer): string | null =>
  new_plan_id === '' || ENDED.has(level) ? null : new_plan_id;

async function orNotFound<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof MarketplaceError && error.kind === 'notFound') return null;
    throw error;
  }
}
