/** The firm's contact details. The `FIRM_…` environment variables override these defaults when a process starts. */
export const STANDARD_FIRM = {
  phone: '1-800-555-0100',
  email: 'help@example.org',
  address: '100 Example Street, Baton Rouge, LA 70801',
  map: 'https://www.openstreetmap.org/export/embed.html?bbox=-91.2,30.44,-91.17,30.46&marker=30.45,-91.187',
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

/** Stands for a detail in prerendered pages until the server fills it in. A URL's placeholder is a URL. */
export const firmPlaceholder = (name: keyof Firm): string =>
  STANDARD_FIRM[name].startsWith('https:') ? `https://${name}.firm.invalid/` : `${name}.firm.invalid`;

const FIRST_YEAR = 2025;
/** "2025" in the first year, "2025–2026" in the next, and so on. */
export const copyrightYears = (now: Date): string => {
  const year = now.getFullYear();
  return year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : String(FIRST_YEAR);
};
/** The server fills the years in, because a page may be served in a later year than it was built. */
export const YEARS_PLACEHOLDER = 'years.firm.invalid';
