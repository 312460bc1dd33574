/**
 * Maximum length, in characters, of the text that can be typed into a field for an age, a ZIP code or an income. The
 * limit leaves room for words, as in "seventy five" or "about 34,000 dollars a year", so that a message can say what to
 * enter instead.
 */
export const TYPED_LENGTH = 100;

/**
 * Returns the 5-digit ZIP code from typed or pasted text, without surrounding spaces and without the last four digits
 * of a ZIP+4 code such as 75001-1234. Returns any other text unchanged.
 */
export const zipOf = (typed: string): string => typed.replace(/^\s*(\d{5})(?:[-–\s]?\d{4})?\s*$/, '$1');
