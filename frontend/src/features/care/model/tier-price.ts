import type { DrugTiers, TierCost } from '#contract/plans/plan.js';

/** Name, in insurers' drug lists, for a one-month supply from a retail pharmacy in the network. */
const MONTH_AT_A_PHARMACY = '1-MONTH-IN-RETAIL';

const isSame = (a: string, b: string): boolean =>
  a.replaceAll(/[-_\s]+/g, '-').toLowerCase() === b.replaceAll(/[-_\s]+/g, '-').toLowerCase();

/**
 * Returns a phrase saying whether a price applies before or after the deductible, given an option from an insurer's
 * drug list such as AFTER-DEDUCTIBLE. The phrase is empty if the option does not mention the deductible.
 */
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
 * Returns a text with the price of a one-month supply of a medicine in the given drug tier, bought at a pharmacy in the
 * plan's network. The result is null if the insurer's drug list is not known or does not contain this price.
 */
export function tierPriceText(tiers: DrugTiers | null, tier: string | null): string | null {
  const group = tier === null ? undefined : tiers?.tiers.find(({ drug_tier }) => isSame(drug_tier, tier));
  const month = group?.cost_sharing.find(({ pharmacy_type }) => isSame(pharmacy_type, MONTH_AT_A_PHARMACY));
  const price = month ? priceOf(month) : null;
  return price === null ? null : `A month’s supply: ${price}`;
}
