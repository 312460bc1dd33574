import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvField, csvLine } from './csv.js';

/** Number of random tables that the test checks: 2,000 if the environment variable FUZZ is `all`, otherwise 200. */
const TURNS = process.env['FUZZ'] === 'all' ? 2_000 : 200;

/** Any character, often one with a meaning in CSV. fast-check's own `binary` takes longer to build than the test. */
const CHARACTER = fc.oneof(
  fc.constantFrom(',', '"', '\r', '\n', '='),
  fc
    .integer({ min: 0, max: 0x10_ffff })
    .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
    .map((code) => String.fromCodePoint(code)),
);

describe('a field that a spreadsheet would calculate', () => {
  it.each(["=cmd|'/C calc'!A0", '+1+1', '-2', '@SUM(A1)', '\tx', '\0x', '\r=1', '＝1', '  =1+1'])(
    'is exported as text: %j',
    (value) => {
      const [[read]] = parse(csvLine([value]), { relax_column_count: true }) as [[string]];
      expect(read).toBe(`'${value}`);
      expect(csvField(value)).toMatch(/^"'/);
    },
  );

  it('does not change plain words and numbers', () => {
    expect(csvLine(['Rosa', 12, true, null])).toBe('Rosa,12,true,\r\n');
  });
});

it('another CSV parser reads back exactly what was written', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: CHARACTER }), { minLength: 2, maxLength: 6 }), (fields) => {
      const [read] = parse(csvLine(fields), { record_delimiter: '\r\n' }) as string[][];
      expect(read?.map((field, index) => (field === fields[index] ? field : field.replace(/^'/, '')))).toEqual(fields);
    }),
    { numRuns: TURNS },
  );
});
