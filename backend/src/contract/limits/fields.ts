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

/** Characters in a field for an age, ZIP code or income, with room for words such as "seventy five". */
export const TYPED_LENGTH = 100;

/** Without spaces and the last four digits of a ZIP+4 code. Any other text is unchanged. */
export const zipOf = (typed: string): string => typed.replace(/^\s*(\d{5})(?:[-–\s]?\d{4})?\s*$/, '$1');
