import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describeWithShared, sharedFile } from '#sandbox/marketplace/testing/shared-data.js';
import { writeFacts } from './write-facts.js';
import { marketLines } from './write-markets.js';
import { percentageLines } from './write-money.js';
import { countyLines, zipCountyLines } from './write-places.js';

const DATA = new URL('../../data/', import.meta.url).pathname;

describe('the writer of facts', () => {
  it("reads HUD's own columns, puts the largest share first and restores leading zeros", () => {
    const row = (ZIP: string, COUNTY: string, TOT_RATIO: string) => ({ ZIP, COUNTY, RES_RATIO: '0', TOT_RATIO });
    expect(
      zipCountyLines([row('1001', '25013', '0.2'), row('1001', '25015', '0.8'), row('501', '36103', '1')]),
    ).toEqual([
      ['zip', 'counties'],
      ['00501', '36103'],
      ['01001', '25015 25013'],
    ]);
  });

  it('names the columns that a file lacks', () => {
    expect(() => zipCountyLines([{ postcode: '01001' }])).toThrow('no column zip or ZIP');
  });

  it('gives renamed counties the rating area of the list', () => {
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

  it('gives each year a table of its own, and none for the years that repeat 2014', () => {
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

describeWithShared('the originals', ['data/rating/county_rating_area.csv'], () => {
  it('give exactly the files that ship', () => {
    const to = mkdtempSync(join(tmpdir(), 'facts-'));
    try {
      for (const byHand of ['rating-areas-of-renamed-counties.csv', 'states.csv'])
        copyFileSync(join(DATA, byHand), join(to, byHand));
      const written = writeFacts({ from: sharedFile('data'), to });
      expect(written).toHaveLength(7);
      for (const { file } of written) {
        const textIn = (folder: string): string => {
          const bytes = readFileSync(join(folder, file));
          return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
        };
        expect(textIn(to)).toBe(textIn(DATA));
      }
    } finally {
      rmSync(to, { recursive: true });
    }
  });
});
