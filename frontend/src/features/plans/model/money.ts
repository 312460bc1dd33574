import { PLAN } from '#contract/messages/plans.js';

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats an amount in dollars. Cents appear only if the amount is not a whole number of dollars. */
export const dollars = (amount: number): string => (Number.isInteger(amount) ? whole : exact).format(amount);
/** Formats an amount that is given in whole cents. */
export const centsText = (cents: number): string => dollars(cents / 100);
/**
 * Formats a price in dollars per month. For null, the text says that there is no price for this household. If the
 * marketplace sends 0 because it has no price, the caller must pass null.
 */
export const perMonth = (amount: number | null): string =>
  amount === null ? PLAN.noPriceHere : `${dollars(amount)} a month`;

/**
 * Formats the amounts in the marketplace's description of a cost share: copays get two decimals, and coinsurance
 * becomes a whole percentage.
 */
export const costShareText = (words: string): string =>
  words
    .replace(/\$(\d[\d,]*(?:\.\d+)?)/g, (_, figure: string) => exact.format(Number(figure.replaceAll(',', ''))))
    .replace(/(\d+(?:\.\d+)?)%/g, (_, figure: string) => `${Math.round(Number(figure))}%`);
