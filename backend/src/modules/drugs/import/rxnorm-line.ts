import { type LineReader, partsOf, plainName } from './product.js';

/** Columns of RXNCONSO.RRF (RxNorm technical documentation, section 12.4): 18 of them, no heading, "|" after each. */
const COLUMNS = 18;
const [RXCUI, SOURCE, TYPE, NAME, SUPPRESSED] = [0, 11, 12, 14, 16] as const;
/** Clinical drugs and branded drugs: what somebody can hold in their hand. */
const PRODUCTS = new Set(['SCD', 'SBD']);

export const isRxNorm = (line: string): boolean => /^\d+\|/.test(line) && line.split('|').length === COLUMNS + 1;

/** Throws when the line has not the eighteen columns. */
export const readRxNorm: LineReader = (line) => {
  const fields = line.split('|');
  if (fields.length !== COLUMNS + 1) throw new Error(`a line of RXNCONSO.RRF has ${fields.length - 1} columns, not ${COLUMNS}`);
  const [rxcui = '', full = ''] = [fields[RXCUI], fields[NAME]];
  if (fields[SOURCE] !== 'RXNORM' || !PRODUCTS.has(fields[TYPE] ?? '') || (fields[SUPPRESSED] ?? 'N') !== 'N') return null;
  const parts = partsOf(full);
  if (!parts) return null;
  const name = plainName(parts.brand || parts.generic);
  return { rxcui, name, generic: parts.generic, strength: parts.strength, route: '', fullName: name, rxtermsDoseForm: '', rxnormDoseForm: parts.form };
};
