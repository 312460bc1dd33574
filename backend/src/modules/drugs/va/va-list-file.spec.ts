import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { workbookFile, workbookParts } from '#test/builders/workbook.builder.js';
import { zipped } from '#test/builders/zip.builder.js';
import { readVaList } from './va-list-file.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'va-list-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});
const file = (lines: readonly string[], name = 'list.csv'): string => {
  const text = lines.join('\n');
  writeFileSync(join(folder, name), name.endsWith('.gz') ? gzipSync(text) : text);
  return join(folder, name);
};
const COMPACT = 'va_product,trade_name,generic,dosage_form,va_class_name,rx_otc';
const QUIXOLINE = {
  id: 'quixoline 5mg tab',
  brand: 'QUIXOL',
  generic: 'quixoline',
  form: 'tab',
  className: 'tests',
  supply: 'prescription',
};

it.each(['list.csv', 'list.csv.gz'])('a compact list is read completely (%s)', async (name) => {
  const lines = [COMPACT, 'QUIXOLINE 5MG TAB,QUIXOL,QUIXOLINE,TAB,TESTS,prescription'];
  expect(await readVaList(file(lines, name))).toEqual([QUIXOLINE]);
});

const EXTRACT: readonly (readonly (string | number)[])[] = [
  ['NDF_NDC', 'TRADE', 'VA_PRODUCT', 'I_DATE_VAP', 'GENERIC', 'VA_CLASS', 'DOSE_FORM', 'RX_OTC', 'NF_INDICAT'],
  [1, 'QUIXOL', 'QUIXOLINE 5MG TAB', '', 'QUIXOLINE', 'TESTS', 'TAB', 'R', 'YES'],
  [2, 'QUIXOL XR', 'QUIXOLINE 5MG TAB', '', 'QUIXOLINE', 'TESTS', 'TAB', 'R', 'YES'],
  [3, 'OTHERA', 'OTHERAMIDE 5MG TAB', '', 'OTHERAMIDE', 'TESTS', 'TAB', 'R', 'NO'],
  [4, 'OLDA', 'OLDAMIDE 5MG TAB', 43466, 'OLDAMIDE', 'TESTS', 'TAB', 'R', 'YES'],
  [5, 'GAUZE', 'GAUZE PAD 2IN', '', 'GAUZE', 'XA101', 'PAD', 'O', 'YES'],
];
const LONG_HEADINGS = [
  'NDC_NUMBER',
  'Trade Name',
  'VA Product Name',
  'PRODUCT_INACTIVATION_DATE',
  'GENERIC_NAME',
  'VA_CLASSIFICATION_DESCRIPTION',
  'Dosage Form',
  'RX_OTC_INDICATOR',
  'NATIONAL_FORMULARY_INDICATOR',
];
const workbook = (name: string, ...rows: Parameters<typeof workbookFile>[0]): string => {
  writeFileSync(join(folder, name), workbookFile(rows));
  return join(folder, name);
};

describe("VA's own extract returns each product once if it is on the formulary, active and a medicine", () => {
  it('from CSV', async () => {
    const lines = ['VA National Drug File,,,,,,,,', ...EXTRACT.map((row) => row.join(','))];
    expect(await readVaList(file(lines))).toEqual([QUIXOLINE]);
  });

  it('from the workbook, with a title and an empty row before the headings', async () => {
    expect(await readVaList(workbook('va.xlsx', ['VA National Drug File'], null, ...EXTRACT))).toEqual([QUIXOLINE]);
  });

  it('from the workbook of a release with longer headings', async () => {
    const rows = EXTRACT.filter((row) => row[0] !== 5).slice(1);
    expect(await readVaList(workbook('va.xlsx', LONG_HEADINGS, ...rows))).toEqual([QUIXOLINE]);
  });
});

it.each([
  [
    'without a column that says what is on the formulary',
    ['VA_PRODUCT,TRADE,GENERIC,VA_CLASS,DOSE_FORM,RX_OTC'],
    'NF_INDICAT',
  ],
  ['without the generic name', [COMPACT, 'quixoline 5mg tab,QUIXOL,,tab,tests,prescription'], 'row 2'],
  ['without a product', [COMPACT], 'no product'],
  ['of something else', Array.from({ length: 12 }, () => 'a,b,c'), "not VA's list"],
  ['that is a zip without its end', ['PK\u0003\u0004'], 'list.csv: this is not a zip file, or its end is missing'],
])('a file %s is rejected', async (_, lines, message) => {
  await expect(readVaList(file(lines))).rejects.toThrow(message);
});

describe('a workbook is rejected with its name and the reason if it', () => {
  const rows = EXTRACT.slice(0, 2);

  it('has no column that says what is on the formulary', async () => {
    const path = workbook('va.xlsx', ...rows.map((row) => row.slice(0, -1)));
    await expect(readVaList(path)).rejects.toThrow(/va\.xlsx: the heading has no column NF_INDICAT.*it reads: NDF_NDC/);
  });

  it('has a product without its generic name; the row is that of the spreadsheet', async () => {
    const path = workbook('va.xlsx', ...rows, null, [3, 'X', 'X 5MG TAB', '', '', 'TESTS', 'TAB', 'R', 'YES']);
    await expect(readVaList(path)).rejects.toThrow('va.xlsx: row 4 has no product or no generic name');
  });

  it('is of something else', async () => {
    const path = workbook('hud.xlsx', ['ZIP', 'COUNTY', 'TOT_RATIO'], [501, 36103, 1]);
    await expect(readVaList(path)).rejects.toThrow(/hud\.xlsx: this is not VA's list.*ZIP, COUNTY, TOT_RATIO/);
  });

  it('is damaged', async () => {
    const { 'xl/worksheets/sheet1.xml': sheet = '', ...others } = workbookParts(rows);
    writeFileSync(join(folder, 'va.xlsx'), zipped({ ...others, 'xl/worksheets/sheet1.xml': sheet.slice(0, -30) }));
    await expect(readVaList(join(folder, 'va.xlsx'))).rejects.toThrow('va.xlsx: its XML is damaged');
  });
});
