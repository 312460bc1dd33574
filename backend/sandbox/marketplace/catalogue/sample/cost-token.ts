/** A cost as the design table writes it: "30", "30d", "40%", "40%d", "0", "0d". */
export interface CellPair {
  copay: string;
  coinsurance: string;
}

export const NOT_COVERED: CellPair = { copay: 'Not Applicable', coinsurance: '100.00%' };

/** The words of the official benefit files for a cost, so that sample and import share one converter. */
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

/** The same cost made smaller for an extra-savings variant: to whole fives, and never to nothing above zero. */
export function scaled(token: string, factor: number): string {
  const { amount, isShare, afterDeductible } = read(token);
  if (amount === 0 || factor === 1) return token;
  const smaller = factor === 0 ? 0 : Math.max(isShare ? 5 : 2, Math.round((amount * factor) / 5) * 5);
  const keepsDeductible = afterDeductible && factor > 0;
  return `${smaller}${isShare && smaller > 0 ? '%' : ''}${keepsDeductible ? 'd' : ''}`;
}

function read(token: string): { amount: number; isShare: boolean; afterDeductible: boolean } {
  return {
    amount: Number.parseFloat(token),
    isShare: token.includes('%'),
    afterDeductible: token.endsWith('d'),
  };
}
