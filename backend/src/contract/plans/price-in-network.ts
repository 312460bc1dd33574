import type { CostSharing } from './plan.js';

export const IN_NETWORK = 'In-Network';

/**
 * Returns the cost of a visit, a hospital stay or a prescription fill in the plan's network, in the marketplace's own
 * words. Returns null if the cost is unknown.
 */
export const priceInNetwork = (
  sharings: readonly Pick<CostSharing, 'network_tier' | 'display_string'>[],
): string | null => sharings.find(({ network_tier }) => network_tier === IN_NETWORK)?.display_string || null;
