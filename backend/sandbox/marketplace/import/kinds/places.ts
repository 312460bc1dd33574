import { stateOfFips } from '#sandbox/marketplace/geography/states.js';
import { countyIn, issuerIn, ratingAreaIn, RowProblem, stateCodeIn, stateIn, wrong, zipIn } from './cells.js';
import {
  createRowReplacer,
  isWanted,
  OTHER_STATE,
  SMALL_GROUP,
  type CsvKind,
  type ImportContext,
  type RowWriter,
} from './kind.js';
import type { Row } from './row.js';

/** Importer for the Service Area file (PUF): whole states, counties, or some ZIP codes of a county. */
export const SERVICE_AREAS: CsvKind = {
  format: 'csv',
  name: 'service-areas',
  title: 'Service Area PUF',
  needs: [
    'BusinessYear',
    'StateCode',
    'IssuerId',
    'ServiceAreaId',
    'CoverEntireState',
    'County',
    'PartialCounty',
    'ZipCodes',
    'MarketCoverage',
  ],
  recognises: (columns) => columns.has('ServiceAreaId', 'CoverEntireState'),
  writer: (context) => {
    const save = context.database.prepare('insert into service_area values (?, ?, ?, ?, ?, ?)');
    const replace = createRowReplacer(context, 'service_area');
    return (row) => {
      const state = stateIn(row, 'StateCode');
      if (!isWanted(state, context)) return OTHER_STATE;
      const year = context.planYear(row.get('BusinessYear'));
      if (row.get('MarketCoverage') !== 'Individual') return SMALL_GROUP;
      const issuer = issuerIn(row);
      const area = stateCodeIn(row, 'ServiceAreaId', state, 'the id of the service area');
      const county = row.get('CoverEntireState') === 'Yes' ? '*' : countyOfState(row, state);
      const zips = row.get('PartialCounty') === 'Yes' ? zipsIn(row) : '';
      replace(year, state);
      save.run(year, state, issuer, area, county, zips);
      return undefined;
    };
  },
};

function countyOfState(row: Row, state: string): string {
  const county = countyIn(row, 'County');
  if (stateOfFips(county) !== state) throw new RowProblem(`the county ${county} is not in ${state}`);
  return county;
}

function zipsIn(row: Row): string {
  const zips = row.get('ZipCodes').replaceAll(' ', '');
  if (!/^\d{5}(,\d{5})*$/.test(zips)) throw wrong('the list of ZIP codes', zips);
  return zips;
}

/** Importer for the HUD-USPS ZIP-county crosswalk, with HUD's original column names or simplified ones. */
export const ZIP_COUNTIES: CsvKind = {
  format: 'csv',
  name: 'zip-counties',
  title: 'HUD ZIP-county crosswalk',
  needs: ['zip', 'county_fips|county'],
  recognises: (columns) => columns.has('zip') && (columns.has('county_fips') || columns.has('county', 'res_ratio')),
  writer: (context) => {
    const save = context.database.prepare('insert into zip_county values (?, ?)');
    const clear = context.database.prepare(
      'delete from zip_county where fips in (select fips from county where state = ?)',
    );
    return countyWriter(context, (row, fips, state) => {
      const zip = zipIn(row, 'zip');
      context.replace(state, () => clear.run(state));
      return () => save.run(zip, fips);
    });
  },
};

export const RATING_AREAS: CsvKind = {
  format: 'csv',
  name: 'rating-areas',
  title: 'county rating areas',
  needs: ['county_fips', 'rating_area'],
  recognises: (columns) => columns.has('county_fips', 'rating_area'),
  writer: (context) => {
    const save = context.database.prepare('update county set rating_area = ? where fips = ?');
    const seen = new Set<string>();
    return countyWriter(context, (row, fips, state) => {
      if (row.get('rating_area') === '') return undefined;
      const area = ratingAreaIn(row, 'rating_area');
      if (seen.has(fips)) throw new RowProblem(`the county ${fips} is named twice`);
      seen.add(fips);
      context.replace(state, () => undefined);
      return () => save.run(area, fips);
    });
  },
};

export const COUNTY_NAMES: CsvKind = {
  format: 'csv',
  name: 'county-names',
  title: 'county names',
  needs: ['county_fips', 'county_name'],
  recognises: (columns) => columns.has('county_fips', 'county_name') && !columns.has('zip'),
  writer: (context) =>
    countyWriter(context, (_row, _fips, state) => {
      context.replace(state, () => undefined);
      return () => undefined;
    }),
};

const NO_AREA = 'county without a rating area';

/**
 * Imports rows that name a county: calls `read`, stores the county, and then calls the function that `read` returned.
 * If `read` returns undefined, the row has no rating area and is left out.
 */
function countyWriter(
  context: ImportContext,
  read: (row: Row, fips: string, state: string) => (() => unknown) | undefined,
): RowWriter<Row> {
  const save = context.database.prepare(
    `insert into county (fips, name, state) values (?, ?, ?)
     on conflict (fips) do update set name = iif(excluded.name = '', county.name, excluded.name)`,
  );
  return (row) => {
    const fips = countyIn(row, 'county_fips', 'county');
    const state = stateOfFips(fips);
    if (state === undefined) throw wrong('the county code', fips);
    if (row.get('state') !== '' && stateIn(row, 'state') !== state) {
      throw new RowProblem(`the county ${fips} is not in ${row.get('state')}`);
    }
    if (!isWanted(state, context)) return OTHER_STATE;
    const store = read(row, fips, state);
    if (!store) return NO_AREA;
    save.run(fips, row.get('county_name'), state);
    store();
    return undefined;
  };
}
