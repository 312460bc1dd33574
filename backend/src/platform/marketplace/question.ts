import type { Household, Place, Source } from '../../contract/plans.contract.js';

/** Long names stand in answers, short codes in requests (contract sections 3 and 4.3). */
export const BASE_CSR = 'Exchange variant (no CSR)';
const CSR_CODES = {
  '73% AV Level Silver Plan CSR': 'CSR73',
  '87% AV Level Silver Plan CSR': 'CSR87',
  '94% AV Level Silver Plan CSR': 'CSR94',
  'Limited Cost Sharing Plan Variation': 'LimitedCSR',
  'Zero Cost Sharing Plan Variation': 'ZeroCSR',
} as const;
export type CsrName = keyof typeof CSR_CODES;
export type CsrCode = (typeof CSR_CODES)[CsrName];

export const isCsrName = (name: string): name is CsrName => name in CSR_CODES;
export const csrCode = (name: CsrName): CsrCode => CSR_CODES[name];

/** What a price depends on. */
export interface PlanQuestion {
  household: Household;
  place: Place;
  market: 'Individual';
  year: number;
  /** Dollars per month; set, the marketplace takes it instead of working out a credit. */
  aptc_override?: number;
  csr_override?: CsrCode;
}

/** What was read, where it came from and when. */
export interface Answer<T> {
  data: T;
  source: Source;
  at: Date;
}
