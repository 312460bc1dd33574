import { formatNumber } from '#ui/format.js';
import { PLAN } from '../../messages/plan.js';

const written = (amount: number, decimals: number): string =>
  `${amount < 0 ? '-' : ''}$${formatNumber(Math.abs(amount), decimals)}`;

/** Formats an amount in dollars, with cents only if the amount is not a whole number of dollars. */
export const dollars = (amount: number): string => written(amount, Number.isInteger(amount) ? 0 : 2);
/** Formats an amount as `dollars` does, if it is known. */
export const dollarsOrNull = (amount: number | null): string | null => (amount === null ? null : dollars(amount));
export const wholeDollars = (amount: number): string => written(amount, 0);
/** Dollars a month, or for null that there is no price here. The marketplace reports none as 0: convert it to null. */
export const perMonth = (amount: number | null): string =>
  amount === null ? PLAN.noPriceHere : `${wholeDollars(amount)} a month`;

/** Formats the amounts in a cost share's description: copays with two decimals, coinsurance in whole percent. */
export const costShareText = (words: string): string =>
  words
    .replace(/\$(\d[\d,]*(?:\.\d+)?)/g, (_, figure: string) => written(Number(figure.replaceAll(',', '')), 2))
    .replace(/(\d+(?:\.\d+)?)%/g, (_, figure: string) => `${Math.round(Number(figure))}%`);
