import { cell, type OriginalRow } from './originals.js';

/** Lines of a file of facts: the column names, then one line per fact. */
export type Lines = readonly (readonly (string | number)[])[];

/**
 * Returns ZIP codes with the counties they lie in. HUD's order is by share of addresses, largest first, which decides
 * which county is offered first.
 */
export function zipCountyLines(rows: readonly OriginalRow[]): Lines {
  const byZip = Map.groupBy(rows, (row) => cell(row, 'zip', 'ZIP').padStart(5, '0'));
  const lines = [...byZip].map(([zip, counties]) => [
    zip,
    counties
      .toSorted((a, b) => shareOf(b) - shareOf(a))
      .map((row) => cell(row, 'county_fips', 'COUNTY').padStart(5, '0'))
      .join(' '),
  ]);
  return [['zip', 'counties'], ...lines.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))];
}

const shareOf = (row: OriginalRow): number => Number(cell(row, 'ratio', 'TOT_RATIO'));

/** Returns the counties with their rating areas; the area is empty where there is none, as in some territories. */
export function countyLines(
  names: readonly OriginalRow[],
  ratingAreas: readonly OriginalRow[],
  renamed: readonly OriginalRow[],
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
