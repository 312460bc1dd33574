import type { PlanSearch } from '#contract/api/plans.contract.js';
import type { ShareParts, ShareToMake } from '#contract/api/shares.contract.js';
import { aSearch } from './saved.builder.js';

export const NOTHING_TICKED: ShareParts = {
  prices: false,
  answers: false,
  health: false,
  medicines: false,
  doctors: false,
};
export const ALL_TICKED: ShareParts = { prices: true, answers: true, health: true, medicines: true, doctors: true };

/**
 * A request for a shared link. It contains all of a person's answers, so that a test can check that the link shows only
 * the answers that were selected for sharing.
 */
export const aShare = (
  plan_ids: string[],
  shows: Partial<ShareParts> = {},
  search: PlanSearch = aSearch(),
): ShareToMake => ({
  plan_ids,
  year: search.year,
  shows: { ...NOTHING_TICKED, ...shows },
  search,
  own_care: { primaryVisits: 17, genericFills: 23 },
});
