export const LENGTHS = {
  name: { max: 120 },
  email: { max: 254 },
  phone: { max: 32 },
  message: { max: 5_000 },
  /** Characters: at least at sign-up (`signUp`) and at a reset (`reset`), and at most. */
  password: { signUp: 8, reset: 12, max: 200 },
  zip: 5,
  medicine: { max: 120 },
  /** Characters, with brand, ingredients, strengths and form. */
  medicineName: 400,
  listItems: 50,
  /** Maximum size of the body of a request to the server, in bytes. */
  body: 100 * 1024,
} as const;

export const GENDERS = ['Female', 'Male'] as const;

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
