import { gzipSync } from 'node:zlib';
import { ImportFolder, rateFile } from '#test/builders/import-files.builder.js';
import { workbookFile } from '#test/builders/workbook.builder.js';
import { zipped } from '#test/builders/zip.builder.js';
import { runImport } from './command.js';
import { importFile } from './import-file.js';
import type { KindOptions } from './kinds/kind.js';
import { agesOf } from './kinds/rates.js';

const RATES = rateFile(
  { age: '0-14' },
  { age: '40' },
  { age: '64 and over' },
  { age: 'Family Option' },
  { age: '41', to: '2027-03-31' },
  { age: '40', state: 'AK' },
);
const OPTIONS: KindOptions = { year: undefined, states: new Set(['WY']) };

let folder: ImportFolder;
beforeEach(() => {
  folder = new ImportFolder();
});
afterEach(() => folder.remove());

const ratesInStore = (columns: string) =>
  folder.database
    .prepare(`select ${columns} from rate order by year, state, plan_id, age`)
    .all()
    .map((row) => ({ ...row }));

describe('importing an official file', () => {
  it.each([
    ['rates.csv', Buffer.from(RATES)],
    ['a byte order mark and Windows line ends.csv', Buffer.from(`\uFEFF${RATES.replaceAll('\n', '\r\n')}`)],
    ['rates.csv.gz', gzipSync(RATES)],
    ['rates.zip', zipped({ 'Rate_PUF.csv': RATES, '__MACOSX/._Rate_PUF.csv': 'of the system' })],
    ['a zip whose name does not say so.csv', zipped({ 'Rate_PUF.csv': RATES })],
  ])('%s: imports the valid rows and reports why it skipped the others', async (name, bytes) => {
    const report = await importFile(folder.database, folder.file(name, bytes), OPTIONS);
    expect(report).toMatchObject({ kind: 'rates', rowsRead: 6, rowsKept: 3 });
    expect(Object.fromEntries(report.leftOut)).toEqual({
      'rate for a whole family, not by age': { rows: 1, examples: [5] },
      'small-group rate for part of a year': { rows: 1, examples: [6] },
      'state not requested': { rows: 1, examples: [7] },
    });
    expect(ratesInStore('area, age, rate, tobacco_rate')).toEqual(
      [14, 40, 64].map((age) => ({ area: 2, age, rate: 1234.5, tobacco_rate: 1234.5 })),
    );
  });

  it('uses the base rate if the tobacco rate is 0, missing or "No Preference"; skips rows without a rate', async () => {
    const text = rateFile(
      { age: '40', tobaccoRate: '0' },
      { age: '41', tobaccoRate: '1500' },
      { age: '42', rate: '0' },
      { age: '43', rate: '9999.99' },
      { age: '44', tobaccoRate: '1500', tobacco: 'No Preference' },
    );
    const report = await importFile(folder.database, folder.file('tobacco.csv', text), OPTIONS);
    expect(report.leftOut.get('no rate in the row')).toEqual({ rows: 2, examples: [4, 5] });
    expect(ratesInStore('age, rate, tobacco_rate')).toEqual([
      { age: 40, rate: 1234.5, tobacco_rate: 1234.5 },
      { age: 41, rate: 1234.5, tobacco_rate: 1500 },
      { age: 44, rate: 1234.5, tobacco_rate: 1234.5 },
    ]);
  });

  it('replaces only what an earlier file said about the same year and state', async () => {
    const all: KindOptions = { year: undefined, states: undefined };
    const [kept, gone] = ['11111WY0010001', '11111WY0020002'];
    const earlier = rateFile({ plan: kept }, { plan: gone }, { state: 'AK' });
    const lastYear = rateFile({ plan: gone, year: '2026', from: '2026-01-01', to: '2026-12-31' });
    await importFile(folder.database, folder.file('earlier.csv', earlier), all);
    await importFile(folder.database, folder.file('last-year.csv', lastYear), all);
    await importFile(folder.database, folder.file('later.csv', rateFile({ plan: kept, rate: '7' })), all);
    expect(ratesInStore('year, state, plan_id, rate')).toEqual([
      { year: 2026, state: 'WY', plan_id: gone, rate: 1234.5 },
      { year: 2027, state: 'AK', plan_id: '11111AK0010001', rate: 1234.5 },
      { year: 2027, state: 'WY', plan_id: kept, rate: 7 },
    ]);
  });

  describe("HUD's ZIP-county crosswalk, with the leading zeros that a spreadsheet drops", () => {
    const HEADER = 'ZIP,COUNTY,USPS_ZIP_PREF_CITY,USPS_ZIP_PREF_STATE,RES_RATIO,BUS_RATIO,OTH_RATIO,TOT_RATIO'.split(
      ',',
    );
    const rows: (string | number)[][] = [
      [501, '36103', 'HOLTSVILLE', 'NY', 0, 1, 0, 1],
      ['82001', '56021', 'CHEYENNE', 'WY', 1, 1, 1, 1],
      [2861, 44007, 'X', 'RI', 1, 1, 1, 1],
      [1001, 9110, 'X', 'CT', 1, 1, 1, 1],
    ];

    it.each([
      ['ZIP_COUNTY_092026.csv', [HEADER, ...rows].map((row) => row.join(',')).join('\n')],
      ['ZIP_COUNTY_092026.xlsx', workbookFile([HEADER, ...rows])],
    ])('is read from %s by its own column names', async (name, bytes) => {
      const path = folder.file(name, bytes);
      const report = await importFile(folder.database, path, { year: undefined, states: undefined });
      expect(report).toMatchObject({ kind: 'zip-counties', rowsKept: 4 });
      const stored = folder.database.prepare('select zip, fips from zip_county order by zip').all();
      const pairs = ['00501 36103', '01001 09110', '02861 44007', '82001 56021'];
      expect(stored.map(({ zip, fips }) => `${zip} ${fips}`)).toEqual(pairs);
    });
  });

  it('reads every other official table from a workbook too', async () => {
    const [header = [], ...lines] = rateFile({ age: '0-14' }, { age: '40', rate: '412.50' })
      .trim()
      .split('\n')
      .map((line) => line.replaceAll('"$1,234.50"', '1234.5').split(','));
    const path = folder.file('rates.xlsx', workbookFile([header, ...lines]));
    const report = await importFile(folder.database, path, OPTIONS);
    expect(report).toMatchObject({ kind: 'rates', rowsKept: 2 });
    expect(ratesInStore('age, rate')).toEqual([
      { age: 14, rate: 1234.5 },
      { age: 40, rate: 412.5 },
    ]);
  });

  it('maps the age groups in the rate file to single ages', () => {
    expect(['0-14', '14', '15', '64', '64 and over', '65 and over'].map(agesOf)).toEqual([
      [14],
      [14],
      [15],
      [64],
      [64],
      [64],
    ]);
    expect(agesOf('0-20')).toEqual([14, 15, 16, 17, 18, 19, 20]);
    expect(agesOf('Family Option')).toBeUndefined();
  });
});

describe('the import command', () => {
  const run = async (...args: string[]): Promise<[code: number, text: string]> => {
    let text = '';
    const code = await runImport({ args, dataDir: folder.dir, write: (part) => (text += part) });
    return [code, text];
  };

  it('prints its usage with --help', async () => {
    const [code, text] = await run('--help');
    expect(code).toBe(0);
    expect(text).toContain('Benefits and Cost Sharing PUF');
  });

  it.each([['--colour'], ['--state', 'ZZ', 'rates.csv'], ['--year', 'next', 'rates.csv'], ['--state']])(
    'answers %s %s with a sentence and a hint at the help',
    async (...args) => {
      const [code, text] = await run(...args);
      expect(code).toBe(1);
      expect(text).toContain(args[0]);
      expect(text).toContain('--help');
      expect(text).not.toMatch(/\n\s+at /);
    },
  );

  it('reports how many rows were read and skipped, and why', async () => {
    const [code, text] = await run('--state', 'wy', folder.file('rates.csv', RATES));
    expect(code).toBe(0);
    expect(text).toContain('Rate PUF: 6 rows read, 3 kept');
    expect(text).toContain('1 left out: small-group rate for part of a year (row 6)');
  });

  it('names the files that it did not reach', async () => {
    const missing = folder.file('broken.zip', 'not a zip at all, just text');
    const [code, text] = await run(missing, folder.file('rates.csv', RATES));
    expect(code).toBe(1);
    expect(text).toContain('broken.zip was not imported: this is not a zip file');
    expect(text).toMatch(/Not read: .*rates\.csv/);
  });
});
