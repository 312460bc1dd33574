import { CSR_73, CSR_87, CSR_94 } from '../wire/vocabulary.js';

/**
 * Returns the cost-sharing level of Silver plans for an income, given as a whole percent of the poverty guideline (45
 * CFR 155.305(g)). The result is undefined below 100% and above 250%, where no cost-sharing reduction is available.
 */
export function costSharingLevel(povertyPercent: number): string | undefined {
  if (povertyPercent < 100 || povertyPercent > 250) return undefined;
  if (povertyPercent <= 150) return CSR_94;
  return povertyPercent <= 200 ? CSR_87 : CSR_73;
}
