import type { CostSharing } from './plan.js';

/** Read from the name of the amount, such as "Medical EHB Deductible". A name without a kind means all care. */
export type CostKind = 'whole' | 'medical' | 'drug';

export function costKindOf(type: string): CostKind {
  const [isDrug, isMedical] = [/drug/i.test(type), /medical/i.test(type)];
  if (isDrug === isMedical) return 'whole';
  return isDrug ? 'drug' : 'medical';
}

export const IN_NETWORK = 'In-Network';

/** In the marketplace's own words, or null if the cost is unknown. */
export const priceInNetwork = (
  sharings: readonly Pick<CostSharing, 'network_tier' | 'display_string'>[],
): string | null => sharings.find(({ network_tier }) => network_tier === IN_NETWORK)?.display_string || null;
