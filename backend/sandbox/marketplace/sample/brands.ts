/**
 * An invented issuer. Its id begins with "00", as no real issuer's id does, so that an invented plan can never be
 * mistaken for a real one. Several brands lack facts that are also missing from real data.
 */
export interface Brand {
  digit: number;
  name: string;
  type: 'HMO' | 'EPO' | 'PPO' | 'POS';
  network: string;
  /** Factor by which the brand's premiums differ from the base price of a plan design. */
  price: number;
  /** Factor by which tobacco users pay more, at most 1.5 (45 CFR 147.102(a)(1)(iv)). */
  tobacco: number;
  /** Quality ratings of the brand in stars. 0 means not rated. */
  stars: readonly [global: number, quality: number, experience: number, efficiency: number];
  programs: readonly number[];
  nationalNetwork: boolean;
  referral: boolean;
  drugData: boolean;
  hasLinks: boolean;
}

export const BRANDS: readonly Brand[] = [
  {
    digit: 1,
    name: 'Lanternfield Health',
    type: 'HMO',
    network: 'Neighborhood',
    price: 0.94,
    tobacco: 1.2,
    stars: [4, 4, 3, 4],
    programs: [0, 1, 2, 3, 4, 7],
    nationalNetwork: false,
    referral: true,
    drugData: true,
    hasLinks: true,
  },
  {
    digit: 2,
    name: 'Copperkettle Mutual',
    type: 'EPO',
    network: 'Select',
    price: 1,
    tobacco: 1.15,
    stars: [3, 3, 4, 3],
    programs: [0, 1, 3, 4, 5, 7, 8],
    nationalNetwork: false,
    referral: false,
    drugData: true,
    hasLinks: true,
  },
  {
    digit: 3,
    name: 'Quillfeather Insurance',
    type: 'PPO',
    network: 'Open Choice',
    price: 1.13,
    tobacco: 1.25,
    stars: [5, 4, 5, 4],
    programs: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    nationalNetwork: true,
    referral: false,
    drugData: true,
    hasLinks: true,
  },
  {
    digit: 4,
    name: 'Ninepines Health Cooperative',
    type: 'POS',
    network: 'Two-Tier',
    price: 1.06,
    tobacco: 1,
    stars: [0, 0, 0, 0],
    programs: [3, 7],
    nationalNetwork: false,
    referral: true,
    drugData: true,
    hasLinks: false,
  },
  {
    digit: 5,
    name: 'Saltmarsh Community Plan',
    type: 'HMO',
    network: 'Community',
    price: 0.9,
    tobacco: 1.5,
    stars: [2, 3, 2, 2],
    programs: [],
    nationalNetwork: false,
    referral: true,
    drugData: false,
    hasLinks: true,
  },
  {
    digit: 6,
    name: 'Maplewick Health',
    type: 'EPO',
    network: 'Metro',
    price: 0.98,
    tobacco: 1.1,
    stars: [0, 3, 0, 0],
    programs: [0, 3, 6],
    nationalNetwork: false,
    referral: false,
    drugData: true,
    hasLinks: true,
  },
];

export function issuerId(brand: Brand, stateFips: string): string {
  return `00${brand.digit}${stateFips}`;
}
