import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
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

it("VA's own extract returns each product once if it is on the formulary, active and a medicine", async () => {
  const lines = [
    'VA National Drug File,,,,,,,,',
    'NDF_NDC,TRADE,VA_PRODUCT,I_DATE_VAP,GENERIC,VA_CLASS,DOSE_FORM,RX_OTC,NF_INDICAT',
    '1,QUIXOL,QUIXOLINE 5MG TAB,,QUIXOLINE,TESTS,TAB,R,YES',
    '2,QUIXOL XR,QUIXOLINE 5MG TAB,,QUIXOLINE,TESTS,TAB,R,YES',
    '3,OTHERA,OTHERAMIDE 5MG TAB,,OTHERAMIDE,TESTS,TAB,R,NO',
    '4,OLDA,OLDAMIDE 5MG TAB,2019-01-01,OLDAMIDE,TESTS,TAB,R,YES',
    '5,GAUZE,GAUZE PAD 2IN,,GAUZE,XA101,PAD,O,YES',
  ];
  expect(await readVaList(file(lines))).toEqual([QUIXOLINE]);
});

it.each([
  [
    'without a column that says what is on the formulary',
    ['VA_PRODUCT,TRADE,GENERIC,VA_CLASS,DOSE_FORM,RX_OTC'],
    'NF_INDICAT',
  ],
  ['without the generic name', [COMPACT, 'quixoline 5mg tab,QUIXOL,,tab,tests,prescription'], 'line 2'],
  ['without a product', [COMPACT], 'no product'],
  ['of something else', Array.from({ length: 12 }, () => 'a,b,c'), "not VA's list"],
  ['that is a spreadsheet', ['PK\u0003\u0004'], 'save its sheet as CSV'],
])('a file %s is rejected', async (_, lines, message) => {
  await expect(readVaList(file(lines))).rejects.toThrow(message);
});
