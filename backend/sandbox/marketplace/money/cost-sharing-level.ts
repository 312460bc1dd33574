import { CSR_73, CSR_87, CSR_94 } from '../wire/vocabulary.js';

/** Extra savings on Silver plans by whole percent of poverty, 45 CFR 155.305(g); undefined above 250 %. */
export function costSharingLevel(povertyPercent: number): string | undefined {
  if (povertyPercent < 100 || povertyPercent > 250) return undefined;
  if (povertyPercent <= 150) return CSR_94;
  return povertyPercent <= 200 ? CSR_87 : CSR_73;
}
