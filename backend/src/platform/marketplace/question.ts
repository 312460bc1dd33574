import * as z from 'zod/mini';
import type { Household, Imported, Place, Source } from '#contract/api/plans.contract.js';
import { MARKETPLACE_BATCH } from '#platform/marketplace/limits.js';

/** Long name in responses; requests have short codes. */
export const BASE_CSR = 'Exchange variant (no CSR)';
const CSR_CODES = {
  '73% AV Level Silver Plan CSR': 'CSR73',
  '87% AV Level Silver Plan CSR': 'CSR87',
  '94% AV Level Silver Plan CSR': 'CSR94',
  'Limited Cost Sharing Plan Variation': 'LimitedCSR',
  'Zero Cost Sharing Plan Variation': 'ZeroCSR',
} as const;
export type CsrName = keyof typeof CSR_CODES;
export const CsrCode = z.enum(CSR_CODES);
export type CsrCode = z.infer<typeof CsrCode>;

export const isCsrName = (name: string): name is CsrName => name in CSR_CODES;
export const csrCode = (name: CsrName): CsrCode => CSR_CODES[name];
export const csrNameOf = (code: CsrCode | undefined): CsrName | null =>
  Object.keys(CSR_CODES)
    .filter(isCsrName)
    .find((name) => csrCode(name) === code) ?? null;

/** What a plan's premium depends on, sent in the body of requests. */
export interface PlanQuestion {
  household: Household;
  place: Place;
  market: 'Individual';
  year: number;
  /** Dollars per month, instead of the marketplace's estimate of the credit. */
  aptc_override?: number;
  csr_override?: CsrCode;
  /** Number of months for which yearly costs are estimated, if it is not twelve. It is not sent to the marketplace. */
  months?: number;
}

/**
 * Returns a question as the marketplace expects it. If the income is not known, the field must be absent: the
 * marketplace would read any number as an income. Months of birth and what follows from them stay here.
 */
export function toWire({ household: { income, ...asked }, months: _months, ...question }: PlanQuestion): object {
  const household = { ...asked, people: asked.people.map(({ born: _born, ...person }) => person) };
  return { ...question, household: income === null ? household : { income, ...household } };
}

/** Divides ids into batches. By default, each is small enough for one marketplace call that returns prices of plans. */
export const batchesOf = (ids: readonly string[], size: number = MARKETPLACE_BATCH): string[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, index) => ids.slice(index * size, (index + 1) * size));

/** An answer of the marketplace: its data, the source of the data, and the time at which the data was read. */
export interface Answer<T> {
  data: T;
  source: Source;
  imported?: Imported;
  at: Date;
}
