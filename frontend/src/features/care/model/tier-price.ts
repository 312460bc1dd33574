import type { DrugTiers, TierCost } from '#contract/plan.js';

/** Kind of pharmacy and supply that a price is given for, as the insurers' lists word it. */
const MONTH_AT_A_PHARMACY = '1-MONTH-IN-RETAIL';

const isSame = (a: string, b: string): boolean =>
  a.replaceAll(/[-_\s]+/g, '-').toLowerCase() === b.replaceAll(/[-_\s]+/g, '-').toLowerCase();

/** Returns when a price applies, from the list's own word for it, such as AFTER-DEDUCTIBLE. */
const when = (option: string): string => {
  const [, word] = /(after|before).deductible/i.exec(option) ?? [];
  return word ? ` ${word.toLowerCase()} the deductible` : '';
};

function priceOf({ copay_amount, copay_opt, coinsurance_rate, coinsurance_opt }: TierCost): string | null {
  const parts = [
    ...(copay_amount === null || (copay_amount === 0 && coinsurance_rate)
      ? []
      : [`$${copay_amount}${when(copay_opt)}`]),
    ...(coinsurance_rate ? [`${Math.round(100 * coinsurance_rate)}% of the price${when(coinsurance_opt)}`] : []),
  ];
  return parts.length > 0 ? parts.join(' and ') : null;
}

/**
 * Returns what a month's supply of a medicine in this price group costs at a pharmacy of the plan's network. The result
 * is null if the insurer's list is not known or does not say it.
 */
export function tierPriceText(tiers: DrugTiers | null, tier: string | null): string | null {
  const group = tier === null ? undefined : tiers?.tiers.find(({ drug_tier }) => isSame(drug_tier, tier));
  const month = group?.cost_sharing.find(({ pharmacy_type }) => isSame(pharmacy_type, MONTH_AT_A_PHARMACY));
  const price = month ? priceOf(month) : null;
  return price === null ? null : `A month’s supply: ${price}`;
}
