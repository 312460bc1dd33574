export const LENGTHS = {
  name: { max: 120 },
  email: { max: 254 },
  phone: { max: 32 },
  message: { max: 5_000 },
  /**
   * Lengths of passwords in characters: minimum at sign-up (`signUp`), minimum at a reset (`reset`), and maximum
   * (`max`).
   */
  password: { signUp: 8, reset: 12, max: 200 },
  zip: 5,
  medicine: { max: 120 },
  /**
   * Maximum length, in characters, of the full name of a medicine, which contains its brand, ingredients, strengths and
   * form.
   */
  medicineName: 400,
  listItems: 50,
  /** Maximum size of the body of a request to the server, in bytes. */
  body: 100 * 1024,
} as const;

export const GENDERS = ['Female', 'Male'] as const;
