import { PLAN } from '../../../../backend/src/contract/messages/plans.js';

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Dollars as people write them: cents only where there are any. */
export const dollars = (amount: number): string => (Number.isInteger(amount) ? whole : exact).format(amount);
/** The same from whole cents. */
export const centsText = (cents: number): string => dollars(cents / 100);
/** A price per month for a household that was asked for, or that there is none. Zero is a real price only where the caller knows it is. */
export const perMonth = (amount: number | null): string => (amount === null ? PLAN.noPriceHere : `${dollars(amount)} a month`);

/**
 * The marketplace's words for a share of a cost, its figures in the specification's form (document 2, section 9): copays
 * with two decimals, coinsurance as a rounded percentage.
 */
export const shareText = (words: string): string =>
  words.replace(/\$(\d[\d,]*(?:\.\d+)?)/g, (_, figure: string) => exact.format(Number(figure.replaceAll(',', ''))))
    .replace(/(\d+(?:\.\d+)?)%/g, (_, figure: string) => `${Math.round(Number(figure))}%`);
