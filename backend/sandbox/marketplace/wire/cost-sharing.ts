import type { CostSharing } from './plan.js';
import type { NetworkTier } from './vocabulary.js';

interface Part {
  amount: number;
  options: string;
}

/**
 * Converts a copay and a coinsurance cell of the official benefit files ("$30.00 Copay after deductible", "40.00%")
 * into the API format. The API writes rates as fractions, and the words of a cell into fields named `*_options`. A
 * service that is not covered out of network has a rate of 1 and is shown as "Not Covered".
 */
export function costSharing(copay: string, coinsurance: string, tier: NetworkTier, csr: string): CostSharing {
  const pay = part(copay, /\$\s*([\d,.]+)\s*(.*)/);
  const share = part(coinsurance, /([\d.]+)\s*%\s*(.*)/);
  return {
    coinsurance_rate: share.amount / 100,
    coinsurance_options: share.options,
    copay_amount: pay.amount,
    copay_options: pay.options,
    network_tier: tier,
    csr,
    display_string: display(pay, share),
  };
}

function part(text: string, pattern: RegExp): Part {
  const found = pattern.exec(text);
  if (!found) return { amount: 0, options: text.trim() };
  return { amount: Number((found[1] ?? '0').replaceAll(',', '')), options: (found[2] ?? '').trim() };
}

function display(pay: Part, share: Part): string {
  if (share.amount >= 100) return 'Not Covered';
  const shown = [
    pay.amount > 0 ? [`$${plain(pay.amount)}`, pay.options].join(' ').trim() : '',
    share.amount > 0 ? [`${share.amount}%`, share.options].join(' ').trim() : '',
  ].filter((text) => text !== '');
  if (shown.length > 0) return shown.join(' / ');
  return /after deductible/i.test(`${pay.options} ${share.options}`) ? 'No Charge After Deductible' : 'No Charge';
}

function plain(dollars: number): string {
  return Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2);
}

/** Returns a benefit's name in upper case, with EG for "e.g." and one underscore for other special characters. */
export function benefitType(name: string): string {
  return name
    .toUpperCase()
    .replaceAll('E.G.', 'EG')
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}
