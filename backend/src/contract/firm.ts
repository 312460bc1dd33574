/** The firm's contact details. The `FIRM_…` environment variables override these defaults when a process starts. */
export const STANDARD_FIRM = {
  phone: '1-800-555-0100',
  email: 'help@example.org',
  address: '100 Example Street, Baton Rouge, LA 70801',
  /** URL of an embeddable map with a pin at the firm's office. */
  map:
    'https://www.openstreetmap.org/export/embed.html' +
    '?bbox=-91.2%2C30.44%2C-91.17%2C30.46&layer=mapnik&marker=30.45%2C-91.187',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  twitter: 'https://twitter.com/',
  linkedin: 'https://www.linkedin.com/',
} as const;
export type Firm = { readonly [Name in keyof typeof STANDARD_FIRM]: string };
export const FIRM_NAMES: readonly (keyof Firm)[] = [
  'phone',
  'email',
  'address',
  'map',
  'facebook',
  'instagram',
  'twitter',
  'linkedin',
];

/** Placeholders for the firm's details in prerendered pages; the server replaces them with the configured details. */
export const FIRM_PLACEHOLDERS: Firm = {
  phone: 'phone.firm.invalid',
  email: 'email.firm.invalid',
  address: 'address.firm.invalid',
  map: 'https://map.firm.invalid/',
  facebook: 'https://facebook.firm.invalid/',
  instagram: 'https://instagram.firm.invalid/',
  twitter: 'https://twitter.firm.invalid/',
  linkedin: 'https://linkedin.firm.invalid/',
};

const FIRST_YEAR = 2025;
/**
 * Returns the years of the copyright line. The result is "2025" in the first year, "2025–2026" in the next, and so on.
 */
export const copyrightYears = (now: Date): string => {
  const year = now.getFullYear();
  return year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : String(FIRST_YEAR);
};
/**
 * Placeholder for the copyright years in prerendered pages. A page may be served in a later year than the one in which
 * it was built.
 */
export const YEARS_PLACEHOLDER = 'years.firm.invalid';
