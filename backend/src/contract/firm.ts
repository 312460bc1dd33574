/** How to reach the firm. The owner's settings (`FIRM_…`) are read when a process starts; these stand where nothing is set. */
export const STANDARD_FIRM = {
  phone: '1-800-555-0100',
  email: 'help@example.org',
  address: '100 Example Street, Baton Rouge, LA 70801',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  twitter: 'https://twitter.com/',
  linkedin: 'https://www.linkedin.com/',
} as const;
export type Firm = { readonly [Name in keyof typeof STANDARD_FIRM]: string };
export const FIRM_NAMES: readonly (keyof Firm)[] = ['phone', 'email', 'address', 'facebook', 'instagram', 'twitter', 'linkedin'];

/** Stand in built pages where the firm's own belongs, as ORIGIN_MARK does for the origin; the server puts the settings there. */
export const FIRM_MARKS: Firm = {
  phone: 'phone.firm.invalid',
  email: 'email.firm.invalid',
  address: 'address.firm.invalid',
  facebook: 'https://facebook.firm.invalid/',
  instagram: 'https://instagram.firm.invalid/',
  twitter: 'https://twitter.firm.invalid/',
  linkedin: 'https://linkedin.firm.invalid/',
};
