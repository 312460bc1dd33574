import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataSources } from '#modules/facts/index.js';
import { describeWithShared, sharedFile } from '#sandbox/marketplace/testing/shared-data.js';
import { marketLines } from './county-markets.js';
import { writeMedicines } from './medicines.js';
import { percentageLines, writeMoney } from './money.js';
import { countyLines, writePlaces, zipCountyLines } from './places.js';
import { writeSpending } from './spending.js';
import type { WrittenFile } from './write-fact-file.js';

const DATA = new URL('../../data/', import.meta.url).pathname;

describe('facts:write', () => {
  it("reads HUD's column names, sorts counties by share of addresses and restores leading zeros", () => {
    const row = (ZIP: string, COUNTY: string, TOT_RATIO: string) => ({ ZIP, COUNTY, RES_RATIO: '0', TOT_RATIO });
    expect(
      zipCountyLines([row('1001', '25013', '0.2'), row('1001', '25015', '0.8'), row('501', '36103', '1')]),
    ).toEqual([
      ['zip', 'counties'],
      ['00501', '36103'],
      ['01001', '25015 25013'],
    ]);
  });

  it('names the missing columns in its error message', () => {
    expect(() => zipCountyLines([{ postcode: '01001' }])).toThrow('no column zip or ZIP');
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
  const { va, names, brands, olderNames, silver, ages } = ORIGINALS;
  const files = (...paths: string[]): string[] => paths.map(sharedFile);

  /**
   * Returns whether this test writes the fact file again and compares it with the one that ships. The two large files
   * are compared only if `MARKET=all` is set.
   */
  const isChecked = ([part]: readonly [string, ...unknown[]]): boolean =>
    process.env['MARKET'] === 'all' || !['places', 'medicine names'].includes(part);
  type Part = [string, number, (args: string[]) => readonly WrittenFile[] | Promise<readonly WrittenFile[]>, string[]];
  const PARTS: Part[] = [
    ['places', 3, writePlaces, ['--from', from]],
    ['money', 4, writeMoney, ['--from', from]],
    ['VA formulary', 1, writeMedicines, ['--va', sharedFile(va), '--va-date', '2024-03-24']],
    ['medicine names', 1, writeMedicines, ['--names-date', '2026-06-01', ...files(names, brands, olderNames)]],
    ['spending', 2, writeSpending, ['--year', '2026', ...files(silver, ages)]],
  ];

  it.each(PARTS.filter(isChecked))('give exactly the files that ship: %s', async (_part, count, write, args) => {
    const written = await write([...args, '--to', to]);
    expect(written).toHaveLength(count);
    for (const { file } of written) expect(readFileSync(join(to, file))).toEqual(readFileSync(join(DATA, file)));
    const shipped = dataSources();
    const today = Object.fromEntries(
      written.map(({ file }) => [file, { ...shipped[file], checkedOn: new Date().toISOString().slice(0, 10) }]),
    );
    expect(JSON.parse(readFileSync(join(to, 'sources.json'), 'utf8'))).toEqual({ ...shipped, ...today });
  });
});
