import { gzipSync } from 'node:zlib';
import { ImportFolder, rateFile, rateLine, type RateRow } from '#test/builders/import-files.builder.js';
import { workbookFile } from '#test/builders/workbook.builder.js';
import { zipped } from '#test/builders/zip.builder.js';
import { LONGEST_RECORD } from './csv-records.js';
import { importFile } from './import-file.js';

const GOOD: readonly RateRow[] = [
  { age: '0-14' },
  ...Array.from({ length: 49 }, (_, index) => ({ age: String(index + 15), rate: String(300 + index * 7) })),
  { age: '64 and over' },
];
const RATES = rateFile(...GOOD);
const LAST_ROW = GOOD.length + 1;
const HEADER = RATES.split('\n')[0] ?? '';

const withRow = (row: RateRow): string => rateFile(...GOOD, row);
const withLine = (line: string): string => `${RATES}${line}\n`;
const withHeader = (change: (header: string) => string): string => RATES.replace(HEADER, change(HEADER));

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}

const ZIP = zipped({ 'Rate_PUF.csv': RATES });
const GZIP = gzipSync(RATES);
const HUD = ['ZIP', 'COUNTY', 'RES_RATIO', 'TOT_RATIO'];
const HUD_ROWS = [HUD, ...Array.from({ length: 400 }, (_, index) => [82001 + index, 56021, 1, index / 400])];
const WORKBOOK = workbookFile(HUD_ROWS);
const SHEET_AT = WORKBOOK.indexOf('xl/worksheets/sheet1.xml');
const LANDSCAPE =
  'State Code,County Name,Metal Level,Issuer Name,Plan Marketing Name,Premium Adult Individual Age 40\n';
const AREAS =
  'BusinessYear,StateCode,IssuerId,ServiceAreaId,CoverEntireState,County,PartialCounty,ZipCodes,MarketCoverage\n';
const BENEFITS =
  'BusinessYear,StateCode,IssuerId,StandardComponentId,PlanId,BenefitName,IsCovered,CopayInnTier1,CopayInnTier2,' +
  'CopayOutofNet,CoinsInnTier1,CoinsInnTier2,CoinsOutofNet\n';
const PLANS =
  'BusinessYear,StateCode,IssuerId,IssuerMarketPlaceMarketingName,MarketCoverage,DentalOnlyPlan,StandardComponentId,' +
  'PlanMarketingName,PlanId,PlanType,MetalLevel,NetworkId,ServiceAreaId,EHBPercentTotalPremium\n';
const plan = (metal: string, share: string, serviceArea = 'WYS001'): string =>
  `${PLANS}2027,WY,11111,Issuer,Individual,No,11111WY0010001,Plan,11111WY0010001-01,HMO,${metal},WYN001,` +
  `${serviceArea},${share}\n`;
const drug = (more: object): string =>
  JSON.stringify([{ rxnorm_id: '617318', drug_name: 'atorvastatin', plans: [{ plan_id: '11111WY0010001' }], ...more }]);

const DAMAGES: readonly (readonly [what: string, name: string, bytes: string | Buffer, message: RegExp])[] = [
  ['a byte of the data in a zip turned over', 'a.zip', flipped(ZIP, 200), /row \d+/],
  ['a byte of the checksum in a zip turned over', 'a.zip', flipped(ZIP, ZIP.length - 22 - 58 + 16), /checksum/],
  ['a byte of the directory of a zip turned over', 'a.zip', flipped(ZIP, ZIP.length - 22 - 58), /damaged/],
  ['a zip without its end', 'a.zip', ZIP.subarray(0, ZIP.length - 30), /its end is missing/],
  ['a zip of two files', 'a.zip', zipped({ 'a.csv': RATES, 'b.csv': RATES }), /several files \(a\.csv, b\.csv\)/],
  ['a zip without a data file', 'a.zip', zipped({ 'readme.txt': 'hello' }), /no \.csv or \.json/],
  [
    'an old Excel workbook',
    'a.xls',
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    /old format or needs a password: save it as/,
  ],
  ['a byte of the data in a workbook turned over', 'a.xlsx', flipped(WORKBOOK, SHEET_AT + 200), /damaged/],
  ['a workbook without rows', 'a.xlsx', workbookFile([]), /its first sheet is empty/],
  ['a workbook with a header only', 'a.xlsx', workbookFile([HUD]), /a header but no rows/],
  [
    "VA's workbook",
    'a.xlsx',
    workbookFile([
      ['VA_PRODUCT', 'GENERIC'],
      ['a', 'b'],
    ]),
    /VA's list of medicines/,
  ],
  ['text with the name of a zip', 'a.zip', withRow({ state: 'AK' }), /not a zip file/],
  ['a gzip file without its end', 'a.csv.gz', GZIP.subarray(0, GZIP.length - 40), /cut short \(after row \d+\)/],
  ['a byte of a gzip file turned over', 'a.csv.gz', flipped(GZIP, 100), /damaged/],
  ['text with the name of a gzip file', 'a.csv.gz', withRow({ state: 'AK' }), /damaged/],
  ['an empty file', 'a.csv', '', /the file is empty/],
  ['a header without rows', 'a.csv', `${HEADER}\n`, /a header but no rows/],
  ['a web page', 'a.csv', '<!DOCTYPE html><title>404</title>', /a web page/],
  ['UTF-16', 'a.csv', Buffer.from(`\uFEFF${RATES}`, 'utf16le'), /UTF-16: save it as UTF-8/],
  ['JSON in UTF-16', 'drugs.json', Buffer.from('\uFEFF[{}]', 'utf16le'), /UTF-16: save it as UTF-8/],
  ['a Landscape file', 'a.csv', `${LANDSCAPE}WY,Laramie,Silver,X,Y,1\n`, /looks like a Landscape file/],
  ['an unknown table', 'a.csv', 'colour,size\nred,1\n', /not one of the files.*colour, size/],
  [
    'a header without a column',
    'a.csv',
    withHeader((it) => it.replace('Tobacco,', 'Smoke,')),
    /lacks the column Tobacco/,
  ],
  ['a header with a column twice', 'a.csv', withHeader((it) => it.replace('Tobacco,', 'Age,')), /"Age" twice/],
  ['a row cut in the middle', 'a.csv', RATES.slice(0, -40), /row 52: it has \d+ columns/],
  ['a row with a column too many', 'a.csv', withLine(`${rateLine()},extra`), /row 53: it has 12 columns/],
  ['a quote that is not closed', 'a.csv', withLine(`"${rateLine()}`), /row 53: a quotation mark is opened/],
  ['letters after a closing quote', 'a.csv', withRow({ rate: '"500"0' }), /row 53: a comma is missing/],
  ['a huge field', 'a.csv', withRow({ plan: 'x'.repeat(LONGEST_RECORD + 1) }), /row 53: .*longer/],
  ['bytes that are not UTF-8', 'a.csv', Buffer.from(withRow({ plan: 'caf\u00e9' }), 'latin1'), /not UTF-8/],
  ['a plan year beyond all plans', 'a.csv', withRow({ year: '2207' }), /row 53: the plan year cannot be "2207"/],
  ['another plan year among the rows', 'a.csv', withRow({ year: '2026' }), /row 53: the plan year is 2026, not 2027/],
  ['a rate of another year', 'a.csv', withRow({ from: '2026-01-01', to: '2026-12-31' }), /row 53: its rate is of 2026/],
  ['a date that does not exist', 'a.csv', withRow({ from: '2027-19-01' }), /row 53: the date/],
  ['a state that does not exist', 'a.csv', withRow({ state: 'ZZ' }), /row 53: no state "ZZ"/],
  ['no state', 'a.csv', withLine(rateLine().replace(',WY,', ',,')), /row 53: the state is missing/],
  ['no issuer', 'a.csv', withRow({ issuer: '' }), /row 53: the id of the issuer is missing/],
  ['no plan', 'a.csv', withLine(rateLine().replace('11111WY0010001', '')), /row 53: the id of the plan is missing/],
  ['a plan of another issuer', 'a.csv', withRow({ plan: '22222WY0010001' }), /row 53: .*not one of issuer 11111/],
  ['a minus sign before a rate', 'a.csv', withRow({ rate: '-412.50' }), /row 53: the rate cannot be "-412\.50"/],
  ['a rate in words', 'a.csv', withRow({ rate: 'about 400' }), /row 53: the rate cannot be/],
  ['a rate beyond all rates', 'a.csv', withRow({ rate: '41250' }), /row 53: the rate cannot be/],
  [
    'a tobacco rate below the rate',
    'a.csv',
    withRow({ age: '40', rate: '500', tobaccoRate: '400' }),
    /row 53: .*tobacco/,
  ],
  ['an age of 200', 'a.csv', withRow({ age: '200' }), /row 53: the age cannot be "200"/],
  ['no age', 'a.csv', withLine(rateLine().replace(',40,', ',,')), /row 53: the age cannot be ""/],
  ['rating area 0', 'a.csv', withRow({ area: 'Rating Area 0' }), /row 53: the rating area/],
  ['a row twice', 'a.csv', withRow(GOOD[3] ?? {}), /row 53: an earlier row/],
  [
    'a county of another state',
    'a.csv',
    `${AREAS}2027,WY,11111,WYS001,No,48113,No,,Individual\n`,
    /row 2: .*not in WY/,
  ],
  ['a service area without county', 'a.csv', `${AREAS}2027,WY,11111,WYS001,No,,No,,Individual\n`, /row 2: the county/],
  ['ZIP codes in words', 'a.csv', `${AREAS}2027,WY,11111,WYS001,No,56021,Yes,all,Individual\n`, /row 2: .*ZIP codes/],
  ['a metal that does not exist', 'a.csv', plan('Copper', '1'), /row 2: the metal level cannot be "Copper"/],
  ['a share above 1', 'a.csv', plan('Silver', '1.5'), /row 2: a share cannot be "1\.5"/],
  ['a service area of another state', 'a.csv', plan('Silver', '1', 'TXS001'), /row 2: the id of the service area/],
  [
    'a negative copay',
    'a.csv',
    `${BENEFITS}2027,WY,11111,11111WY0010001,11111WY0010001-01,Dialysis,Covered,-$30.00,,,,,\n`,
    /row 2: an amount cannot be/,
  ],
  ['a coinsurance above 100 %', 'a.csv', `${BENEFITS}2027,WY,11111,x,11111WY0010001-01,X,Covered,,,,140%,,\n`, /row 2/],
  ['a HUD file with a ZIP code in words', 'a.csv', 'ZIP,COUNTY,RES_RATIO\n8200X,56021,1\n', /row 2: the ZIP code/],
  ['a list of medicines without its end', 'a.json', drug({}).slice(0, -1), /cut short/],
  ['a medicine without a number', 'a.json', drug({ rxnorm_id: '' }), /row 1: the rxnorm_id/],
  ['a medicine of no plan', 'a.json', drug({ plans: [] }), /row 1: it names no plans/],
  ['a list of medicines without years', 'a.json', drug({}), /row 1: the years .* are missing/],
  ['JSON of an unknown kind', 'a.json', '[{"a":1}]', /not one of the files/],
];

describe(`${DAMAGES.length} ways to damage a file`, () => {
  let folder: ImportFolder;
  let before: string;
  beforeAll(async () => {
    folder = new ImportFolder();
    await importFile(folder.database, folder.file('good.csv', RATES), { year: undefined, states: undefined });
    before = folder.storeHash();
  });
  afterAll(() => folder.remove());

  it('the undamaged file is imported', () => {
    expect(folder.database.prepare('select count(*) n from rate').get()).toEqual({ n: LAST_ROW - 1 });
  });

  it.each(DAMAGES)('%s is refused with the reason, and stores nothing', async (_what, name, bytes, message) => {
    const path = folder.file(name, bytes);
    const refusal = importFile(folder.database, path, { year: undefined, states: undefined });
    await expect(refusal).rejects.toThrow(message);
    await expect(refusal).rejects.toThrow(`${name} was not imported: `);
    expect(folder.storeHash()).toBe(before);
  });

  it('a file of another year than the requested one is refused', async () => {
    const path = folder.file('b.csv', rateFile({ age: '40', rate: '1' }));
    await expect(importFile(folder.database, path, { year: 2026, states: undefined })).rejects.toThrow(
      'row 2: the plan year is 2027, not 2026',
    );
    expect(folder.storeHash()).toBe(before);
  });

  it('a folder is refused, and so is a file that does not exist', async () => {
    for (const path of [folder.dir, `${folder.dir}/nothing.csv`]) {
      await expect(importFile(folder.database, path, { year: undefined, states: undefined })).rejects.toThrow(
        'was not imported: ',
      );
    }
    expect(folder.storeHash()).toBe(before);
  });
});
