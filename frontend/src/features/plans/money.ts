import { PLAN } from '../../../../backend/src/contract/messages/plans.js';

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Dollars as people write them: cents only where there are any. */
export const dollars = (amount: number): string => (Number.isInteger(amount) ? whole : exact).format(amount);
/** A price per month, or that there is none here. Zero is a real price only where the caller knows it is. */
export const perMonth = (amount: number | null): string => (amount === null ? PLAN.noPrice : `${dollars(amount)} a month`);
