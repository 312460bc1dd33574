/** Why a typed income cannot be used: it is missing, unreadable or ambiguous, negative, or not an amount per year. */
export type AmountFault = 'missing' | 'unclear' | 'negative' | 'notYearly';
export type TypedAmount = { readonly amount: number } | { readonly fault: AmountFault };

const SCALES: Readonly<Record<string, number>> = { '': 1, k: 1_000, thousand: 1_000, m: 1_000_000, million: 1_000_000 };
const ABOUT = /^(?:about|around|roughly|approximately|approx\.?|ca\.?|~|≈)\s*/;
const CURRENCY_BEFORE = /^(?:us\s*)?\$\s*|^usd\s*/;
const CURRENCY_AFTER = /\s*(?:dollars?|usd|\$)$/;
const A_YEAR = /\s*(?:(?:a|per|each|every|\/)\s*(?:year|yr)|yearly|annually|annual)\.?$/;
const OTHER_TIME = /(?:\b|\/|\d)(?:months?|monthly|mo|weeks?|weekly|wk|days?|daily|hours?|hourly|hr)\b/;
/** At most two decimals, and thousands separated consistently by commas or by spaces. */
const GROUPED = /^\d{1,3}(?:(?:,\d{3})+|(?:\s\d{3})+)(?:\.\d{0,2})?$/;
const PLAIN = /^(?:\d+(?:\.\d{0,2})?|\.\d{1,2})$/;
const SCALED = /^(\d+(?:\.\d+)?)\s*(k|m|thousand|million)$/;

/**
 * Parses a typed income in dollars per year: "34000", "34,000", "$34,000.50", "34k", "34 thousand", "about 34,000
 * dollars a year". Text that could mean two amounts ("34.000", "3,4", "30-40k") is rejected as unclear.
 */
export function parseIncome(typed: string): TypedAmount {
  const words = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (words === '') return { fault: 'missing' };
  if (OTHER_TIME.test(words)) return { fault: 'notYearly' };
  const figure = words
    .replace(ABOUT, '')
    .replace(A_YEAR, '')
    .replace(CURRENCY_AFTER, '')
    .replace(/^([-−–])?\s*/, '$1')
    .replace(CURRENCY_BEFORE, '');
  if (/^[-−–(]/.test(figure) && /\d/.test(figure)) return { fault: 'negative' };
  if (GROUPED.test(figure) || PLAIN.test(figure)) return { amount: Number(figure.replace(/[,\s]/g, '')) };
  const [, number = '', scale = ''] = SCALED.exec(figure) ?? [];
  // The income is rounded to whole cents, so that "34.1 thousand" is exactly 34,100.
  return number === ''
    ? { fault: 'unclear' }
    : { amount: Math.round(Number(number) * (SCALES[scale] ?? 1) * 100) / 100 };
}

/** Parses a whole number of up to four digits. For any other text, the result is NaN. */
export const parseWholeNumber = (typed: string): number =>
  /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
