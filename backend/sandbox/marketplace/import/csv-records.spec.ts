import fc from 'fast-check';
import { csvRecords } from './csv-records.js';

async function* pieces(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

async function read(text: string, length = text.length): Promise<string[][]> {
  const records: string[][] = [];
  for await (const { fields } of csvRecords(pieces(text, Math.max(1, length)))) records.push([...fields]);
  return records;
}

const quoted = (field: string) => `"${field.replaceAll('"', '""')}"`;

describe('reading CSV records', () => {
  it('splits at commas and at Unix or Windows line endings, and skips empty lines', async () => {
    expect(await read('a,b\r\n1,2\n\n3,\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', ''],
    ]);
  });

  it('preserves commas, quotes and line breaks inside quoted fields', async () => {
    expect(await read('"a, b","say ""hi""","two\nlines",end')).toEqual([['a, b', 'say "hi"', 'two\nlines', 'end']]);
  });

  it('preserves empty quoted fields, including one at the end of a line', async () => {
    expect(await read('"",x,""\n')).toEqual([['', 'x', '']]);
  });

  it('returns the same records no matter how the text is split into chunks', async () => {
    const field = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', ' ', 'é'), maxLength: 6 });
    const table = fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 9 }), async (rows, length) => {
        const text = rows.map((row) => row.map(quoted).join(',')).join('\n');
        expect(await read(text, length)).toEqual(rows);
      }),
    );
  });
});
