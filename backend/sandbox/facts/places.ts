import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FactFile } from '#modules/facts/index.js';
import { CountedMarkets, marketLines } from './county-markets.js';
import { readCrosswalk, type ZipCounty } from './read-crosswalk.js';
import { cell, readCsv, readText, type CsvRecord } from './read-csv.js';
import { unquotedCsv, writeFactFile, type Lines, type WrittenFile } from './write-fact-file.js';

/** @throws if no folder is named, or a source file is missing or damaged. Then no file is written. */
export async function writePlaces(args: string[]): Promise<readonly WrittenFile[]> {
  const {
    from,
    to,
    'zip-counties': crosswalk,
  } = parseArgs({
    args,
    options: {
      from: { type: 'string' },
      to: { type: 'string', default: 'backend/data' },
      'zip-counties': { type: 'string' },
    },
  }).values;
  if (!from) throw new Error('give --from FOLDER.');
  const renamed: FactFile = 'rating-areas-of-renamed-counties.csv';
  const states: FactFile = 'states.csv';
  const zips = zipCountyLines(
    await readCrosswalk(crosswalk ?? join(from, 'geo/zip_county_hud_2025q2.csv.gz')),
    readCsv(join(from, 'geo/zip_multistate_zcta2020.csv')),
  );
  const counties = countyLines(
    readCsv(join(from, 'geo/county_names.csv')),
    readCsv(join(from, 'rating/county_rating_area.csv')),
    readCsv(join(to, renamed)),
  );
  const counted = readText(join(from, 'plans/issuers_and_plan_counts_2026_by_county.json.gz'));
  const markets = marketLines(CountedMarkets.parse(JSON.parse(counted)), counties, readCsv(join(to, states)));
  return [
    writeFactFile(to, 'zip-counties.csv.gz', unquotedCsv(zips)),
    writeFactFile(to, 'counties.csv.gz', unquotedCsv(counties)),
    writeFactFile(to, 'county-markets-2026.csv.gz', unquotedCsv(markets)),
  ];
}

/** Least share of a ZIP code's land in a county of another state. Smaller ones come from imprecise borders. */
const LEAST_LAND = 0.01;

/**
 * Returns the ZIP codes as CSV lines, each with its counties. The county with the largest share of addresses comes
 * first, because the site offers it first. HUD's file usually names counties of only one state for a ZIP code. Counties
 * of other states that have some of the ZIP code's land, according to the Census Bureau, come last. They are included
 * because people who live there must be able to choose their own state.
 */
export function zipCountyLines(rows: readonly ZipCounty[], landInSeveralStates: readonly CsvRecord[] = []): Lines {
  const byZip = Map.groupBy(rows, ({ zip }) => zip);
  const landByZip = Map.groupBy(landInSeveralStates.map(landOf), ({ zip }) => zip);
  const lines = [...byZip].map(([zip, counties]) => {
    const states = new Set(counties.map(stateOf));
    const beyond = (landByZip.get(zip) ?? []).filter((land) => land.share >= LEAST_LAND && !states.has(stateOf(land)));
    return [zip, [...byShare(counties), ...byShare(beyond)].map(({ county }) => county).join(' ')];
  });
  return [['zip', 'counties'], ...lines.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))];
}

const byShare = (counties: readonly ZipCounty[]): ZipCounty[] => counties.toSorted((a, b) => b.share - a.share);

const stateOf = ({ county }: ZipCounty): string => county.slice(0, 2);

const landOf = (row: CsvRecord): ZipCounty => ({
  zip: cell(row, 'zip').padStart(5, '0'),
  county: cell(row, 'county_fips').padStart(5, '0'),
  share: Number(cell(row, 'ratio')),
});

/** Some territories have no rating areas. */
export function countyLines(
  names: readonly CsvRecord[],
  ratingAreas: readonly CsvRecord[],
  renamed: readonly CsvRecord[],
): Lines {
  const areas = new Map([
    ...ratingAreas.map((row) => [cell(row, 'county_fips'), cell(row, 'rating_area')] as const),
    ...renamed.map((row) => [cell(row, 'county'), cell(row, 'rating_area')] as const),
  ]);
  const lines = names.map((row) => {
    const fips = cell(row, 'county_fips');
    return [fips, cell(row, 'state'), areas.get(fips) ?? '', cell(row, 'county_name')];
  });
  return [['county', 'state', 'rating_area', 'name'], ...lines];
}
