import { plainStrength } from '../labels/plain-strength.js';
import { partsOf, plainName, type LineReader } from './product.js';

/**
 * Number of columns of RXNCONSO.RRF (RxNorm technical documentation, section 12.4). The file has no header line, and
 * each column ends with "|".
 */
const COLUMNS = 18;
const [RXCUI, SOURCE, TYPE, NAME, SUPPRESSED] = [0, 11, 12, 14, 16] as const;
/** RxNorm term types of products that pharmacies sell: clinical drugs and branded drugs. */
const PRODUCTS = new Set(['SCD', 'SBD']);

export const isRxNorm = (line: string): boolean => /^\d+\|/.test(line) && line.split('|').length === COLUMNS + 1;

export const readRxNorm: LineReader = (line) => {
  const fields = line.split('|');
  if (fields.length !== COLUMNS + 1)
    throw new Error(`a line of RXNCONSO.RRF has ${fields.length - 1} columns, not ${COLUMNS}`);
  const [rxcui = '', full = ''] = [fields[RXCUI], fields[NAME]];
  if (fields[SOURCE] !== 'RXNORM' || !PRODUCTS.has(fields[TYPE] ?? '') || (fields[SUPPRESSED] ?? 'N') !== 'N')
    return null;
  const parts = partsOf(full);
  if (!parts) return null;
  const name = plainName(parts.brand || parts.generic);
  return {
    rxcui,
    name,
    generic: parts.generic,
    strength: plainStrength(parts.strength, { ...parts, route: '' }),
    route: '',
    fullName: name,
    rxtermsDoseForm: '',
    rxnormDoseForm: parts.form,
    start: parts.start,
    exactName: parts.generic,
  };
};
