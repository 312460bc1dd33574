import type { CostSharing } from './plan.js';

export const IN_NETWORK = 'In-Network';

/** What a visit, a stay or a fill costs in the network, in the marketplace's own words; null when it is not told. */
export const priceInNetwork = (sharings: readonly Pick<CostSharing, 'network_tier' | 'display_string'>[]): string | null =>
  sharings.find(({ network_tier }) => network_tier === IN_NETWORK)?.display_string || null;
