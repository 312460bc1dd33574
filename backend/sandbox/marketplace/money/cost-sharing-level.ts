import { CSR_73, CSR_87, CSR_94 } from '../wire/vocabulary.js';

/**
 * Returns the cost-sharing level of Silver plans for an income, given as an unrounded percent of the poverty guideline.
 * The result is undefined below 100% and above 250%, where no cost-sharing reduction is available. The law compares the
 * income itself with each limit (45 CFR 155.305(g)(2)); only the table of the tax credit is read at a whole percent.
 */
export function costSharingLevel(exactPercent: number): string | undefined {
  if (exactPercent < 100 || exactPercent > 250) return undefined;
  if (exactPercent <= 150) return CSR_94;
  return exactPercent <= 200 ? CSR_87 : CSR_73;
}
