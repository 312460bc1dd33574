export const PASSWORD_STRENGTH = {
  none: { label: 'No password entered yet.', percent: 0 },
  weak: { label: 'Weak password strength.', percent: 25 },
  fair: { label: 'Fair', percent: 50 },
  good: { label: 'Good', percent: 75 },
  strong: { label: 'Strong', percent: 100 },
} as const;

const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];
export type Strength = keyof typeof PASSWORD_STRENGTH;

/** Rates a password by the number of character classes that it contains: lowercase, uppercase, digit and symbol. */
export function strengthOf(password: string): Strength {
  if (password === '') return 'none';
  const present = CLASSES.filter((characters) => characters.test(password)).length;
  return (['weak', 'weak', 'fair', 'good', 'strong'] as const)[present] ?? 'weak';
}
