import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sheetXml, workbookFile, workbookParts } from '#test/builders/workbook.builder.js';
import { zipped } from '#test/builders/zip.builder.js';
import { isZip, openWorkbook, type SheetRow } from './workbook.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workbook-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const SHEET = 'xl/worksheets/sheet1.xml';
const file = (bytes: Buffer | string): string => {
  const path = join(folder, 'book.xlsx');
  writeFileSync(path, bytes);
  return path;
};
async function read(bytes: Buffer): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of (await openWorkbook(file(bytes))).rows) rows.push(row);
  return rows;
}
const readSheet = (rows: string): Promise<SheetRow[]> =>
  read(zipped({ ...workbookParts([]), [SHEET]: sheetXml(rows) }));

/** Returns a copy of a zip archive whose central directory states a false unpacked size for one file. */
function claiming(bytes: Buffer, name: string, unpackedBytes: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE(unpackedBytes, copy.lastIndexOf(name) - 46 + 24);
  return copy;
}

describe('a workbook', () => {
  it('is read with the row numbers of the spreadsheet, empty rows and cells included', async () => {
    const rows = [['ZIP', 'COUNTY', 'CITY'], null, [501, '36103', null, true], ['a & <b>', null, 0.1]];
    expect(await read(workbookFile(rows))).toEqual([
      { row: 1, cells: ['ZIP', 'COUNTY', 'CITY'] },
      { row: 3, cells: ['501', '36103', '', 'TRUE'] },
      { row: 4, cells: ['a & <b>', '', '0.1'] },
    ]);
  });

  it.each([
    [
      'text inside the cell',
      '<row r="2"><c r="B2" t="inlineStr"><is><t>in</t><r><t>line</t></r></is></c></row>',
      'inline',
    ],
    ['the result of a formula', '<row r="2"><c r="B2" t="str"><f>A1&amp;"x"</f><v>result</v></c></row>', 'result'],
    ['a number with too many digits', '<row r="2"><c r="B2"><v>0.10000000000000001</v></c></row>', '0.1'],
    ['an element with a prefix', '<x:row xmlns:x="y" r="2"><x:c r="B2"><x:v>7</x:v></x:c></x:row>', '7'],
  ])('%s is read', async (_what, rows, value) => {
    expect(await readSheet(rows)).toEqual([{ row: 2, cells: ['', value] }]);
  });

  it('is read where rows and cells have no references', async () => {
    expect(await readSheet('<row><c><v>1</v></c><c/><c><v>2</v></c></row><row><c><v>3</v></c></row>')).toEqual([
      { row: 1, cells: ['1', '', '2'] },
      { row: 2, cells: ['3'] },
    ]);
  });

  it('joins the pieces of formatted text and leaves out reading aids', async () => {
    const parts = workbookParts([['x']]);
    const shared = '<sst><si><r><t>two </t></r><r><t>pieces</t></r><rPh><t>aid</t></rPh></si></sst>';
    expect(await read(zipped({ ...parts, 'xl/sharedStrings.xml': shared }))).toEqual([
      { row: 1, cells: ['two pieces'] },
    ]);
  });

  it('with a hidden sheet before the others is read from the first one that is shown', async () => {
    const parts = workbookParts([['shown']]);
    const hidden = '<sheet name="SQL" sheetId="9" state="hidden" r:id="rId9"/>';
    const main = (parts['xl/workbook.xml'] ?? '').replace('<sheets>', `<sheets>${hidden}`);
    const bytes = zipped({ ...parts, 'xl/workbook.xml': main });
    expect((await openWorkbook(file(bytes))).sheet).toBe('Export Worksheet');
    expect(await read(bytes)).toEqual([{ row: 1, cells: ['shown'] }]);
  });

  it('is recognized by its first bytes', async () => {
    expect(await isZip(file(workbookFile([['x']])))).toBe(true);
    expect(await isZip(file('a,b\n1,2\n'))).toBe(false);
    expect(await isZip(file(''))).toBe(false);
  });
});

describe('a damaged workbook is refused with the reason', () => {
  const GOOD = workbookParts([
    ['ZIP', 'COUNTY'],
    [501, 36103],
  ]);
  const without = (name: string): Buffer =>
    zipped(Object.fromEntries(Object.entries(GOOD).filter(([part]) => part !== name)));
  const withSheet = (xml: string): Buffer => zipped({ ...GOOD, [SHEET]: xml });
  const HUGE = `<row r="1"><c r="A1" t="inlineStr"><is><t>${'x'.repeat(1_100_000)}</t></is></c></row>`;
  const BOMB = withSheet(sheetXml(`<row r="1"/>${' '.repeat(900_000)}`));

  it.each([
    ['not a zip', Buffer.from('PK\u0003\u0004 and nothing more'), /not a zip file, or its end is missing/],
    ['a zip of something else', zipped({ 'a.csv': 'a,b' }), /a zip file but not an Excel workbook/],
    [
      'a text document',
      zipped({ ...GOOD, '_rels/.rels': (GOOD['_rels/.rels'] ?? '').replace('xl/workbook', 'word/document') }),
      /not an Excel workbook/,
    ],
    [
      'a binary workbook',
      zipped({ ...GOOD, '_rels/.rels': (GOOD['_rels/.rels'] ?? '').replace('workbook.xml', 'workbook.bin') }),
      /binary Excel workbook/,
    ],
    ['without its list of sheets', without('xl/workbook.xml'), /xl\/workbook\.xml is missing/],
    ['without its sheet', without(SHEET), /sheet1\.xml is missing/],
    ['without its texts', without('xl/sharedStrings.xml'), /sharedStrings\.xml is missing/],
    [
      'a text that is not there',
      zipped({ ...GOOD, 'xl/sharedStrings.xml': '<sst/>' }),
      /refers to a text that is missing/,
    ],
    ['XML cut short', withSheet(sheetXml('').slice(0, -20)), /XML is damaged/],
    ['XML with a stray bracket', withSheet(sheetXml('<row r="1"><<</row>')), /XML is damaged/],
    [
      'entities of its own',
      withSheet(`<!DOCTYPE x [<!ENTITY e "eee">]>${sheetXml('')}`),
      /document type|XML is damaged/,
    ],
    ['a cell without end', withSheet(sheetXml(HUGE)), /longer than a spreadsheet allows/],
    ['a column beyond all columns', withSheet(sheetXml('<row r="1"><c r="XFD1"><v>1</v></c></row>')), /1000 columns/],
    ['a row beyond all rows', withSheet(sheetXml('<row r="9999999"><c><v>1</v></c></row>')), /row has no number/],
    ['a sheet of 3 GB', claiming(zipped(GOOD), SHEET, 3_000_000_000), /too large/],
    ['texts of 300 MB', claiming(zipped(GOOD), 'xl/sharedStrings.xml', 300_000_000), /too large/],
    ['a sheet larger than it says', claiming(BOMB, SHEET, 1_000), /checksum of xl\/worksheets\/sheet1\.xml is wrong/],
  ])('%s', async (_what, bytes, message) => {
    await expect(read(bytes)).rejects.toThrow(message);
  });
});
