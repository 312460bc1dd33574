/**
 * An invented issuer. Its id begins with "0", and no real issuer's id does, so an invented plan can never be mistaken
 * for a real one. Like many real issuers, some invented ones publish no drug list and no links to documents.
 */
export interface Brand {
  number: number;
  name: string;
  type: 'HMO' | 'EPO' | 'PPO' | 'POS';
  networks: readonly [usual: string, wide: string];
  /** Premium of a tobacco user divided by that of anyone else, at most 1.5 (45 CFR 147.102(a)(1)(iv)). */
  tobacco: number;
  stars: readonly [global: number, quality: number, experience: number, efficiency: number];
  programs: readonly number[];
  nationalNetwork: boolean;
  referral: boolean;
  drugData: boolean;
  hasLinks: boolean;
}

export const BRANDS: readonly Brand[] = [
  {
    number: 1,
    name: 'Lanternfield Health',
    type: 'HMO',
    networks: ['Neighborhood', 'Regional'],
    tobacco: 1.2,
    stars: [4, 4, 3, 4],
    programs: [0, 1, 2, 3, 4, 7],
    nationalNetwork: false,
    referral: true,
    drugData: true,
    hasLinks: true,
  },
  {
    number: 2,
    name: 'Copperkettle Mutual',
    type: 'EPO',
    networks: ['Select', 'Select Plus'],
    tobacco: 1.15,
    stars: [3, 3, 4, 3],
    programs: [0, 1, 3, 4, 5, 7, 8],
    nationalNetwork: false,
    referral: false,
    drugData: true,
    hasLinks: true,
  },
  {
    number: 3,
    name: 'Quillfeather Insurance',
    type: 'PPO',
    networks: ['Open Choice', 'Open Choice Nationwide'],
    tobacco: 1.25,
    stars: [5, 4, 5, 4],
    programs: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    nationalNetwork: true,
    referral: false,
    drugData: true,
    hasLinks: true,
  },
  {
    number: 4,
    name: 'Ninepines Health Cooperative',
    type: 'POS',
    networks: ['Two-Tier', 'Two-Tier Plus'],
    tobacco: 1,
    stars: [0, 0, 0, 0],
    programs: [3, 7],
    nationalNetwork: false,
    referral: true,
    drugData: true,
    hasLinks: false,
  },
  {
    number: 5,
    name: 'Saltmarsh Community Plan',
    type: 'HMO',
    networks: ['Community', 'Community Plus'],
    tobacco: 1.5,
    stars: [2, 3, 2, 2],
    programs: [],
    nationalNetwork: false,
    referral: true,
    drugData: false,
    hasLinks: true,
  },
  {
    number: 6,
    name: 'Maplewick Health',
    type: 'EPO',
    networks: ['Metro', 'Metro Plus'],
    tobacco: 1.1,
    stars: [0, 3, 0, 0],
    programs: [0, 3, 6],
    nationalNetwork: false,
    referral: false,
    drugData: true,
    hasLinks: true,
  },
  {
    number: 7,
    name: 'Pebblewharf Health Plan',
    type: 'HMO',
    networks: ['Harbor', 'Harbor Plus'],
    tobacco: 1.15,
    stars: [4, 3, 4, 4],
    programs: [0, 1, 3, 4],
    nationalNetwork: false,
    referral: true,
    drugData: true,
    hasLinks: true,
  },
  {
    number: 8,
    name: 'Thistlemoor Mutual',
    type: 'PPO',
    networks: ['Statewide', 'Statewide Plus'],
    tobacco: 1.3,
    stars: [4, 4, 4, 3],
    programs: [0, 1, 2, 3, 5, 7],
    nationalNetwork: true,
    referral: false,
    drugData: true,
    hasLinks: true,
  },
  {
    number: 9,
    name: 'Juniperline Health',
    type: 'EPO',
    networks: ['Essential', 'Essential Plus'],
    tobacco: 1.2,
    stars: [3, 3, 3, 4],
    programs: [0, 3, 4, 8],
    nationalNetwork: false,
    referral: false,
    drugData: true,
    hasLinks: true,
  },
  {
    number: 10,
    name: 'Brindlecove Care',
    type: 'HMO',
    networks: ['First', 'First Plus'],
    tobacco: 1,
    stars: [0, 0, 0, 0],
    programs: [3],
    nationalNetwork: false,
    referral: true,
    drugData: true,
    hasLinks: true,
  },
  {
    number: 11,
    name: 'Wrenhollow Health',
    type: 'EPO',
    networks: ['Valley', 'Valley Plus'],
    tobacco: 1.25,
    stars: [3, 4, 3, 3],
    programs: [0, 1, 3, 6, 7],
    nationalNetwork: false,
    referral: false,
    drugData: true,
    hasLinks: true,
  },
  {
    number: 12,
    name: 'Candlebrook Cooperative',
    type: 'POS',
    networks: ['Partner', 'Partner Plus'],
    tobacco: 1.1,
    stars: [5, 5, 4, 4],
    programs: [0, 1, 2, 3, 4, 5, 7],
    nationalNetwork: false,
    referral: true,
    drugData: true,
    hasLinks: true,
  },
  {
    number: 13,
    name: 'Oxbowfield Insurance',
    type: 'HMO',
    networks: ['Prairie', 'Prairie Plus'],
    tobacco: 1.35,
    stars: [3, 2, 3, 3],
    programs: [0, 3, 5],
    nationalNetwork: false,
    referral: true,
    drugData: false,
    hasLinks: true,
  },
];

export function issuerId(brand: Brand, stateFips: string): string {
  return `0${String(brand.number).padStart(2, '0')}${stateFips}`;
}
