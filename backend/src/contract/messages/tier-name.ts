/**
 * Converts the name of a drug tier, such as "PREFERRED-BRAND" or "TIER-2", to ordinary spelling: "Preferred brand",
 * "Tier 2".
 */
export function plainTier(tier: string): string {
  const words = tier.replaceAll(/[-_]+/g, ' ').trim().toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
