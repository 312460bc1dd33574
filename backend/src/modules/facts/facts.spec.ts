import { globSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describeWithShared, sharedFile } from '#test/harness/shared-data.js';
import { loadCountyMarkets } from './county-markets.js';
import { dataSources } from './data-sources.js';
import { loadEnrollmentDates } from './enrollment-dates.js';
import { loadMoneyTables } from './money-tables.js';
import { loadPlaces } from './places.js';

const FOLDER = fileURLToPath(new URL('../../../data/', import.meta.url));
const places = loadPlaces();
const tables = loadMoneyTables();

describe('the list of data sources', () => {
  const sources = Object.entries(dataSources());
  const files = globSync('**/*.*', { cwd: FOLDER }).filter((file) => !file.endsWith('.md') && file !== 'sources.json');

  it('has an entry for every fact file, and a file for every entry', () => {
    expect(sources.map(([file]) => file).toSorted()).toEqual(files.toSorted());
  });

  it('gives the publication date of a list both in words and as a date', () => {
    const published = sources.flatMap(([, source]) => (source.published ? [[source.published, source.asOf]] : []));
    expect(published.length).toBeGreaterThan(0);
    const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    for (const [day = '', words] of published) expect(words).toBe(inWords.format(new Date(day)));
  });

  it('gives the attribution that the National Library of Medicine asks for', () => {
    const ofLibrary = sources.filter(([, { origin }]) => origin.includes('National Library of Medicine'));
    expect(ofLibrary).toHaveLength(2);
    for (const [, source] of ofLibrary) expect(source.attribution).toContain('courtesy of the U.S. National Library');
  });

  it('dates the check of the enrollment dates by the row that was checked first', () => {
    const days = loadEnrollmentDates().map((row) => row.checkedOn);
    expect(dataSources()['enrollment-dates.csv'].checkedOn).toBe(days.toSorted()[0]);
  });

  it('describes files that take 1.05 MB at most, and those on places and tax credits less than 350 KB', () => {
    const bytesOf = (some: readonly string[]) =>
      some.reduce((sum, file) => sum + statSync(`${FOLDER}/${file}`).size, 0);
    expect(bytesOf(files)).toBeLessThanOrEqual(1_050_000);
    const others = /^(spending\/|va-formulary|medicine-names|medicines|county-markets|common-passwords)/;
    expect(bytesOf(files.filter((file) => !others.test(file)))).toBeLessThan(350_000);
  });
});

describe('places', () => {
  it('include every ZIP code of the list, each with a named county in a known state', () => {
    const zips = [...places.zips];
    expect(zips).toHaveLength(39_486);
    // The quiz refuses these numbers without asking the server.
    expect(zips.filter((zip) => /^00[0-4]/.test(zip))).toEqual([]);
    const wrong = zips.filter((zip) => {
      const counties = places.countiesOf(zip);
      return counties.length === 0 || counties.some(({ name, state }) => name === '' || !places.state(state));
    });
    expect(wrong).toEqual([]);
  });

  it('list the county with the most addresses first', () => {
    expect(places.countiesOf('71101').map(({ name }) => name)).toEqual(['Caddo Parish', 'Bossier Parish']);
    expect(places.countiesOf('70801')).toEqual([{ fips: '22033', name: 'East Baton Rouge Parish', state: 'LA' }]);
    expect(places.countiesOf('00000')).toEqual([]);
  });

  it('include a rating area for every county in which a ZIP code lies', () => {
    const used = new Set([...places.zips].flatMap((zip) => places.countiesOf(zip)).map(({ fips }) => fips));
    const without = [...used].filter((fips) => {
      const state = places.county(fips)?.state ?? '';
      return places.state(state)?.marketplace !== 'none' && places.ratingArea(fips) === undefined;
    });
    expect(without).toEqual([]);
  });

  it('give renamed counties the rating area of the former county', () => {
    expect(['02063', '02066', '02158', '46102', '09170'].map((fips) => places.ratingArea(fips))).toEqual([
      1, 1, 2, 1, 5,
    ]);
  });

  it('include the name of every exchange run by a state, and none for territories', () => {
    const own = places.states.filter(({ marketplace }) => marketplace === 'own');
    expect(own).toHaveLength(22);
    for (const { exchangeName, exchangeUrl } of own) {
      expect(exchangeName).not.toBe('');
      expect(exchangeUrl).toMatch(/^https:\/\//);
    }
    expect(
      places.states.filter(({ marketplace }) => marketplace === 'none').map((state) => state.abbreviation),
    ).toEqual(['AS', 'GU', 'MP', 'PR', 'UM', 'VI']);
  });

  it('state that Oregon leaves HealthCare.gov in 2027', () => {
    expect([2026, 2027].map((year) => places.marketplaceOf('OR', year))).toEqual(['federal-platform', 'own']);
    expect(places.marketplaceOf('XX', 2027)).toBeUndefined();
  });
});

describe('county markets', () => {
  const markets = loadCountyMarkets();

  it('exist for every county that HealthCare.gov serves in 2026', () => {
    const counties = [...places.zips].flatMap((zip) => places.countiesOf(zip));
    const served = counties.filter(({ state }) => places.marketplaceOf(state, 2026)?.startsWith('federal'));
    expect(served.filter(({ fips }) => !markets.has(fips))).toEqual([]);
  });

  it('contain counted figures, or medians that are marked as such', () => {
    expect(markets.get('48113')).toEqual({
      issuers: 10,
      bronze: 33,
      silver: 52,
      gold: 51,
      platinum: 0,
      catastrophic: 2,
      basis: 'counted',
    });
    expect(markets.get('56039')).toMatchObject({ issuers: 2, silver: 9, basis: 'area median' });
    const states = [...markets].filter(([, { basis }]) => basis !== 'counted').map(([fips]) => fips.slice(0, 2));
    expect([markets.size, states.length, states.filter((fips) => fips !== '41').length]).toEqual([2055, 65, 47]);
  });
});

describe('money tables', () => {
  it('contain percentages for 2018 to 2027 and for no other year', () => {
    const years = Array.from({ length: 20 }, (_, index) => 2012 + index);
    expect(years.filter((year) => tables.percentagesOf(year))).toEqual([
      2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027,
    ]);
  });

  it('contain adjacent income ranges up to 400 %, or without an end in years without an income limit', () => {
    for (let year = 2018; year <= 2027; year++) {
      const bands = tables.percentagesOf(year) ?? [];
      bands.slice(1).forEach((band, index) => expect(band.from).toBe(bands[index]?.to));
      expect([bands[0]?.from, bands.at(-1)?.to]).toEqual([0, year >= 2021 && year <= 2025 ? undefined : 400]);
    }
  });

  it('contain poverty guidelines for three regions since 2015', () => {
    expect(tables.guidelineOf(2026, 'contiguous')).toEqual({ firstPerson: 15_960, eachAdditionalPerson: 5680 });
    expect(tables.guidelineOf(2015, 'AK')).toEqual({ firstPerson: 14_720, eachAdditionalPerson: 5200 });
    expect(tables.guidelineOf(2027, 'HI')).toBeUndefined();
  });

  it('contain the benchmark of 498 rating areas in 2026', () => {
    const found = places.states.flatMap(({ abbreviation }) =>
      Array.from({ length: 80 }, (_, area) => tables.benchmarkOf(abbreviation, area, 2026)).filter(Boolean),
    );
    expect(found).toHaveLength(498);
    expect(tables.benchmarkOf('AK', 1, 2026)).toBe(613);
    expect([tables.benchmarkOf('AK', 1, 2027), tables.benchmarkOf('FL', 22, 2026)]).toEqual([undefined, undefined]);
  });

  it('reject ages that are not whole years', () => {
    expect(() => tables.ageFactor('TX', 40.5)).toThrow(RangeError);
  });
});

describe('enrollment dates', () => {
  it('each have a source, the day of the last check, and a plausible order', () => {
    const dates = loadEnrollmentDates();
    expect(dates.map(({ scope }) => scope)).toEqual(expect.arrayContaining(['HealthCare.gov', 'Medicare', 'OR']));
    for (const { opens, closes, source, checkedOn } of dates) {
      expect(opens < closes).toBe(true);
      expect(source).not.toBe('');
      expect(checkedOn).toMatch(/^2026-\d\d(-\d\d)?$/);
    }
    expect(dates.find(({ scope }) => scope === 'HealthCare.gov')?.isContested).toBe(true);
  });
});

const HUD = 'data/geo/zip_county_hud_2025q2.csv.gz';
const LAND = 'data/geo/zip_multistate_zcta2020.csv';

describeWithShared('the places', [HUD, LAND], () => {
  const linesOf = (text: string) => text.trim().split(/\r?\n/).slice(1);

  it('agree with the published crosswalk in every ZIP code, county and order; states with land follow', () => {
    const published: Record<string, string[]> = {};
    for (const line of linesOf(gunzipSync(readFileSync(sharedFile(HUD))).toString('utf8'))) {
      const [zip = '', fips = ''] = line.split(',');
      (published[zip] ??= []).push(fips);
    }
    const added = linesOf(readFileSync(sharedFile(LAND), 'utf8'))
      .map((line) => line.split(','))
      .map((cells) => ({ zip: cells[0] ?? '', fips: cells[1] ?? '', share: Number(cells.at(-1)) }))
      .filter(
        ({ zip, fips, share }) => share >= 0.01 && !published[zip]?.some((each) => each.startsWith(fips.slice(0, 2))),
      )
      .sort((a, b) => b.share - a.share);
    expect(added).toHaveLength(128);
    for (const { zip, fips } of added) published[zip]?.push(fips);
    const known = Object.fromEntries(
      [...places.zips].map((zip) => [zip, places.countiesOf(zip).map(({ fips }) => fips)]),
    );
    expect(known).toEqual(published);
  });
});
