import type { DatabaseSync } from 'node:sqlite';
import { stateOfFips } from '#sandbox/marketplace/geography/states.js';
import { isWanted, OTHER_STATE, SMALL_GROUP, type FileKind, type KindOptions, type RowWriter } from '../kind.js';
import { fiveDigits, type Row } from '../row.js';

const NO_CODE = 'no county code';

/**
 * Importer for the Service Area public use file (PUF), which states where an issuer sells plans: in whole states, in
 * counties, or in some ZIP codes of a county.
 */
export const SERVICE_AREAS: FileKind = {
  name: 'service-areas',
  title: 'Service Area PUF',
  recognises: (columns) => columns.has('ServiceAreaId', 'CoverEntireState', 'County'),
  writer: (database, options) => {
    const save = database.prepare('insert or replace into service_area values (?, ?, ?, ?, ?)');
    return (row) => {
      if (!isWanted(row.get('StateCode'), options)) return OTHER_STATE;
      if (row.get('MarketCoverage') !== 'Individual') return SMALL_GROUP;
      const county = row.get('CoverEntireState') === 'Yes' ? '*' : fiveDigits(row.get('County'));
      if (county === '') return NO_CODE;
      const zips = row.get('PartialCounty') === 'Yes' ? row.get('ZipCodes').replaceAll(' ', '') : '';
      save.run(Number(row.get('BusinessYear')), row.get('IssuerId'), row.get('ServiceAreaId'), county, zips);
      return undefined;
    };
  },
};

/**
 * Importer for the HUD-USPS ZIP-county crosswalk, with either HUD's original column names or simplified ones. County
 * names may come from a separate file.
 */
export const ZIP_COUNTIES: FileKind = {
  name: 'zip-counties',
  title: 'HUD ZIP-county crosswalk',
  recognises: (columns) => columns.has('zip') && (columns.has('county_fips') || columns.has('county', 'res_ratio')),
  writer: (database, options) => {
    const save = database.prepare('insert or replace into zip_county values (?, ?)');
    return countyWriter(database, options, (row, fips) => save.run(fiveDigits(row.get('zip')), fips));
  },
};

/** Importer for a file that assigns each county to a rating area, one county per row. */
export const RATING_AREAS: FileKind = {
  name: 'rating-areas',
  title: 'county rating areas',
  recognises: (columns) => columns.has('county_fips', 'rating_area'),
  writer: (database, options) => {
    const save = database.prepare('update county set rating_area = ? where fips = ?');
    return countyWriter(database, options, (row, fips) => {
      const area = /(\d+)/.exec(row.get('rating_area'))?.[1];
      if (area !== undefined) save.run(Number(area), fips);
    });
  },
};

/** Importer for a list of county codes and county names. */
export const COUNTY_NAMES: FileKind = {
  name: 'county-names',
  title: 'county names',
  recognises: (columns) => columns.has('county_fips', 'county_name') && !columns.has('zip'),
  writer: (database, options) => countyWriter(database, options, () => undefined),
};

function countyWriter(
  database: DatabaseSync,
  options: KindOptions,
  also: (row: Row, fips: string) => unknown,
): RowWriter {
  const save = database.prepare(
    `insert into county (fips, name, state) values (?, ?, ?)
     on conflict (fips) do update set name = iif(excluded.name = '', county.name, excluded.name)`,
  );
  return (row) => {
    const fips = fiveDigits(row.get('county_fips', 'county'));
    if (fips === '') return NO_CODE;
    const state = row.get('state') || (stateOfFips(fips) ?? '');
    if (!isWanted(state, options)) return OTHER_STATE;
    save.run(fips, row.get('county_name'), state);
    also(row, fips);
    return undefined;
  };
}
