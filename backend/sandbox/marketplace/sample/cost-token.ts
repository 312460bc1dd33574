export interface CellPair {
  copay: string;
  coinsurance: string;
}

export const NOT_COVERED: CellPair = { copay: 'Not Applicable', coinsurance: '100.00%' };

/** The wording of the official benefit files, so that one code serves invented and imported plans. */
export function asCells(token: string): CellPair {
  const { amount, isShare, afterDeductible } = read(token);
  if (amount === 0) {
    const words = afterDeductible ? 'No Charge after deductible' : 'No Charge';
    return { copay: words, coinsurance: 'Not Applicable' };
  }
  if (isShare) {
    const words = afterDeductible ? ' Coinsurance after deductible' : '';
    return { copay: 'Not Applicable', coinsurance: `${amount.toFixed(2)}%${words}` };
  }
  const words = afterDeductible ? ' Copay after deductible' : '';
  return { copay: `$${amount.toFixed(2)}${words}`, coinsurance: 'Not Applicable' };
}

/**
 * Multiplies a cost by a factor and rounds the result to a multiple of five, but not below 2 dollars or 5 percent. Only
 * the factor 0 makes the cost zero. A factor below 1 never raises a cost, and a factor of 1 does not change it.
 */
export function scaled(token: string, factor: number): string {
  const { amount, isShare, afterDeductible } = read(token);
  if (amount === 0 || factor === 1) return token;
  if (factor === 0) return '0';
  const rounded = Math.max(isShare ? 5 : 2, Math.round((amount * factor) / 5) * 5);
  const changed = factor < 1 ? Math.min(amount, rounded) : rounded;
  return `${changed}${isShare ? '%' : ''}${afterDeductible ? 'd' : ''}`;
}

function read(token: string): { amount: number; isShare: boolean; afterDeductible: boolean } {
  return {
    amount: Number.parseFloat(token),
    isShare: token.includes('%'),
    afterDeductible: token.endsWith('d'),
  };
}
