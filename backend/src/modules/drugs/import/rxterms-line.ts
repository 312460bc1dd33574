import { plainStrength } from '../labels/plain-strength.js';
import { partsOf, plainName, type LineReader } from './product.js';

/** Columns that are read from the monthly RxTerms file, whose first line contains the column names. */
const NEEDED = [
  'RXCUI',
  'FULL_GENERIC_NAME',
  'BRAND_NAME',
  'DISPLAY_NAME',
  'ROUTE',
  'NEW_DOSE_FORM',
  'RXN_DOSE_FORM',
  'STRENGTH',
  'SUPPRESS_FOR',
  'IS_RETIRED',
] as const;

export const isRxTerms = (line: string): boolean =>
  line.startsWith('RXCUI|') && NEEDED.every((name) => line.split('|').includes(name));

/**
 * Returns a function that parses the lines of an RxTerms file with the given header line. The function throws if a line
 * has fewer columns than the header.
 */
export function rxTermsReader(heading: string): LineReader {
  const columns = heading.split('|');
  return (line) => {
    const fields = line.split('|');
    if (fields.length < columns.length)
      throw new Error(`a line of the RxTerms file has ${fields.length} columns, not ${columns.length}`);
    const of = (name: (typeof NEEDED)[number]): string => fields[columns.indexOf(name)] ?? '';
    if (of('IS_RETIRED') || of('SUPPRESS_FOR') || !/^\d{1,8}$/.test(of('RXCUI'))) return null;
    const [, shown = of('DISPLAY_NAME'), route = of('ROUTE')] = /^(.+) \(([^()]+)\)$/.exec(of('DISPLAY_NAME')) ?? [];
    const name = plainName(of('BRAND_NAME') || shown);
    const parts = partsOf(of('FULL_GENERIC_NAME'));
    const generic = parts?.generic ?? (of('BRAND_NAME') ? '' : name.toLowerCase());
    const [form, start] = [of('RXN_DOSE_FORM'), parts?.start ?? ''];
    const fullName = route ? `${plainName(shown)} (${route})` : plainName(shown);
    return {
      rxcui: of('RXCUI'),
      name,
      generic,
      strength: plainStrength(of('STRENGTH'), { form, route, generic, start }),
      route,
      fullName,
      rxtermsDoseForm: of('NEW_DOSE_FORM'),
      rxnormDoseForm: form,
      start,
      exactName: generic,
    };
  };
}
