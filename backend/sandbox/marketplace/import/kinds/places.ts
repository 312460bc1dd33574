import type { DatabaseSync } from 'node:sqlite';
import { stateOfFips } from '../../geography/states.js';
import { type FileKind, isWanted, type KindOptions, OTHER_STATE, type RowWriter, SMALL_GROUP } from '../kind.js';
import { fiveDigits, type Row } from '../row.js';

const NO_CODE = 'no county code';

/** Service Area PUF: where an issuer sells; whole states, counties, or some ZIP codes of a county. */
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

/** HUD-USPS ZIP-county crosswalk, HUD's own columns or a flattened copy; a county is named by another file if not here. */
export const ZIP_COUNTIES: FileKind = {
  name: 'zip-counties',
  title: 'HUD ZIP-county crosswalk',
  recognises: (columns) => columns.has('zip') && (columns.has('county_fips') || columns.has('county', 'res_ratio')),
  writer: (database, options) => {
    const save = database.prepare('insert or replace into zip_county values (?, ?)');
    return countyWriter(database, options, (row, fips) => save.run(fiveDigits(row.get('zip')), fips));
  },
};

/** County to rating area, one row per county. */
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

/** Plain list of county codes and names. */
export const COUNTY_NAMES: FileKind = {
  name: 'county-names',
  title: 'county names',
  recognises: (columns) => columns.has('county_fips', 'county_name') && !columns.has('zip'),
  writer: (database, options) => countyWriter(database, options, () => undefined),
};

function countyWriter(database: DatabaseSync, options: KindOptions, also: (row: Row, fips: string) => unknown): RowWriter {
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
