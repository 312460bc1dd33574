import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataSources } from '#modules/facts/index.js';
import { daysFromNow } from '#test/builders/days.builder.js';
import { workbookFile } from '#test/builders/workbook.builder.js';
import { describeWithShared, sharedFile } from '#test/harness/shared-data.js';
import { marketLines } from './county-markets.js';
import { writeProducts } from './medicine-products.js';
import { writeMedicines } from './medicines.js';
import { percentageLines, writeMoney } from './money.js';
import { countyLines, writePlaces, zipCountyLines } from './places.js';
import { readCrosswalk } from './read-crosswalk.js';
import { writeSpending } from './spending.js';
import type { WrittenFile } from './write-fact-file.js';

const DATA = new URL('../../data/', import.meta.url).pathname;

type Rows = (readonly (string | number | null)[] | null)[];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crosswalk-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('facts:write', () => {
  describe.each([
    ['workbook', (rows: Rows) => workbookFile(rows)],
    ['CSV', (rows: Rows) => rows.map((row) => row?.map((value) => value ?? '').join(',') ?? '').join('\n')],
  ])("HUD's crosswalk as a %s", (kind, write) => {
    const HEADER = [
      'ZIP',
      'COUNTY',
      'USPS_ZIP_PREF_CITY',
      'USPS_ZIP_PREF_STATE',
      'RES_RATIO',
      'BUS_RATIO',
      'TOT_RATIO',
    ];
    const row = (zip: string | number, county: string | number, share: string | number) => {
      const cells = [zip, county, 'CITY', 'MA', 0, 0, share];
      return cells;
    };
    const read = (...rows: Rows) => {
      const path = join(folder, kind === 'CSV' ? 'hud.csv' : 'hud.xlsx');
      writeFileSync(path, write(rows));
      return readCrosswalk(path);
    };

    it("is read by HUD's column names, its counties sorted by share of addresses, with leading zeros", async () => {
      const rows = [
        HEADER,
        row(1001, '25013', 0.2),
        row('01001', 25015, 0.8),
        row(501, 36103, 1),
        row(82001, 56021, 1),
      ];
      expect(zipCountyLines(await read(...rows))).toEqual([
        ['zip', 'counties'],
        ['00501', '36103'],
        ['01001', '25015 25013'],
        ['82001', '56021'],
      ]);
    });

    it.each([
      [
        'another table',
        [['postcode', 'town']],
        /hud\.\w+: as HUD's crosswalk it lacks the columns ZIP, COUNTY.*postcode/,
      ],
      ['a file without rows', [], /hud\.\w+: it has no rows/],
      ['a ZIP code in words', [HEADER, row(1001, 25013, 1), null, row('8200X', 1, 1)], /row 4: the ZIP code.*"8200X"/],
      ['a county of six digits', [HEADER, row(1001, 250131, 1)], /row 2: the county code cannot be "250131"/],
      ['a share above 1', [HEADER, row(1001, 25013, 7)], /row 2: the share of addresses cannot be "7"/],
      ['no share', [HEADER, row(1001, 25013, '')], /row 2: the share of addresses cannot be ""/],
    ])('with %s is refused, and the sentence names the file', async (_what, rows, message) => {
      await expect(read(...(rows.length === 1 ? [...rows, ['a', 'b']] : rows))).rejects.toThrow(message);
    });

    it('that is damaged leaves the shipped files as they were', async () => {
      const to = join(folder, 'data');
      cpSync(DATA, to, { recursive: true });
      await expect(read(HEADER, row('8200X', 1, 1))).rejects.toThrow();
      const file = join(folder, kind === 'CSV' ? 'hud.csv' : 'hud.xlsx');
      await expect(writePlaces(['--from', folder, '--zip-counties', file, '--to', to])).rejects.toThrow('8200X');
      for (const name of ['zip-counties.csv.gz', 'counties.csv.gz', 'sources.json']) {
        expect(readFileSync(join(to, name))).toEqual(readFileSync(join(DATA, name)));
      }
    });
  });

  it('adds the counties of other states in which a ZIP code has land, after those with addresses', () => {
    const land = (county_fips: string, ratio: string) => ({ zip: '63673', county_fips, ratio });
    const addresses = [
      { zip: '63673', county: '29157', share: 0.4 },
      { zip: '63673', county: '29186', share: 0.6 },
    ];
    const census = [land('29186', '0.5'), land('29099', '0.1'), land('17157', '0.2'), land('05001', '0.009')];
    expect(zipCountyLines(addresses, census)[1]).toEqual(['63673', '29186 29157 17157']);
  });

  it('takes the rating area of a renamed county from the list of renamed counties', () => {
    const names = [{ county_fips: '02063', county_name: 'Chugach Census Area', state: 'AK' }];
    expect(countyLines(names, [], [{ county: '02063', rating_area: '1' }])[1]).toEqual([
      '02063',
      'AK',
      '1',
      'Chugach Census Area',
    ]);
  });

  it('gives a county without counts the medians of its rating area, or else of its state', () => {
    const counties = [
      ['county', 'state', 'rating_area', 'name'],
      ...['01001 1', '01003 1', '01005 1', '01007 2', '06001 1'].map((text) => {
        const [fips = '', area = ''] = text.split(' ');
        return [fips, fips.startsWith('01') ? 'AL' : 'CA', area, 'Some County'];
      }),
    ];
    const counted = (county_fips: string, carrier_count: number, silver: number) => ({
      county_fips,
      carrier_count,
      by_metal_level: {
        bronze: { plan_count: 1 },
        expanded_bronze: { plan_count: 4 },
        silver: { plan_count: silver },
      },
    });
    const states = [
      { abbreviation: 'AL', marketplace: 'federal', own_exchange_since: '' },
      { abbreviation: 'CA', marketplace: 'own', own_exchange_since: '' },
    ];
    expect(marketLines({ data: [counted('01001', 2, 9), counted('01003', 3, 7)] }, counties, states)).toEqual([
      ['county', 'issuers', 'bronze', 'silver', 'gold', 'platinum', 'catastrophic', 'basis'],
      ['01001', 2, 5, 9, 0, 0, 0, 'counted'],
      ['01003', 3, 5, 7, 0, 0, 0, 'counted'],
      ['01005', 2, 5, 7, 0, 0, 0, 'area median'],
      ['01007', 2, 5, 7, 0, 0, 0, 'state median'],
    ]);
  });

  it('writes a table for each year, except the years that repeat 2014', () => {
    const band = (year: string) => ({
      effective_from_year: year,
      fpl_ratio_low: '1.33',
      fpl_ratio_high: '1.5',
      initial_pct: '0.0215',
      final_pct: '0.043',
    });
    const lines = percentageLines([band('2015'), band('2027')]);
    expect(lines.filter(([year]) => year === 2015)).toEqual([]);
    expect(lines.at(-1)).toEqual([2027, 133, 150, 2.15, 4.3]);
  });
});

const ORIGINALS = {
  va: 'data/va/va_national_formulary_2024-03.csv.gz',
  names: 'data/drugs/rxterms_2026-06_display_strengths.csv.gz',
  brands: 'data/drugs/rxnorm_names_union.csv.gz',
  issuersNames: 'data/formulary/rxcui_names_from_issuers_2026.csv.gz',
  lists: 'data/formulary/formulary_items_2026.csv.gz',
  olderNames: 'data/drugs/rxterms_2022-02_display_names.csv.gz',
  silver: 'data/spending/silver_combined.csv.gz',
  ages: 'data/spending/meps_2019_2024_private_under65_by_age.csv',
  areas: 'data/rating/county_rating_area.csv',
};

describeWithShared('the published originals', Object.values(ORIGINALS), () => {
  let to: string;
  beforeEach(() => {
    to = mkdtempSync(join(tmpdir(), 'facts-'));
    cpSync(DATA, to, { recursive: true });
  });
  afterEach(() => rmSync(to, { recursive: true }));

  const from = sharedFile('data');
  const { va, names, brands, issuersNames, lists, olderNames, silver, ages } = ORIGINALS;
  const files = (...paths: string[]): string[] => paths.map(sharedFile);

  const isChecked = ([part]: readonly [string, ...unknown[]]): boolean =>
    process.env['MARKET'] === 'all' || !['places', 'medicine names', 'products'].includes(part);
  type Part = [string, number, (args: string[]) => readonly WrittenFile[] | Promise<readonly WrittenFile[]>, string[]];
  const PARTS: Part[] = [
    ['places', 3, writePlaces, ['--from', from]],
    ['money', 4, writeMoney, ['--from', from]],
    ['VA formulary', 1, writeMedicines, ['--va', sharedFile(va), '--va-date', '2024-03-24']],
    ['medicine names', 1, writeMedicines, ['--names-date', '2026-06-01', ...files(names, brands, olderNames)]],
    ['products', 2, writeProducts, ['--date', '2026-06-01', ...files(brands, issuersNames, names, olderNames, lists)]],
    ['spending', 2, writeSpending, ['--year', '2026', ...files(silver, ages)]],
  ];

  it.each(PARTS.filter(isChecked))('give exactly the files that ship: %s', async (_part, count, write, args) => {
    const days = daysFromNow();
    const written = await write([...args, '--to', to]);
    expect(written).toHaveLength(count);
    for (const { file } of written) expect(readFileSync(join(to, file))).toEqual(readFileSync(join(DATA, file)));
    const shipped = dataSources();
    const checkedOn = expect.stringMatching(`^${days()}$`);
    const checked = Object.fromEntries(written.map(({ file }) => [file, { ...shipped[file], checkedOn }]));
    expect(JSON.parse(readFileSync(join(to, 'sources.json'), 'utf8'))).toEqual({ ...shipped, ...checked });
  });
});
