import { isWanted, OTHER_STATE, SMALL_GROUP, type FileKind } from '../kind.js';

/**
 * Importer for the Network public use file (PUF), which contains the web addresses of the plans' provider directories.
 */
export const NETWORKS: FileKind = {
  name: 'networks',
  title: 'Network PUF',
  recognises: (columns) => columns.has('NetworkId', 'NetworkURL'),
  writer: (database, options) => {
    const save = database.prepare('insert or replace into network values (?, ?, ?, ?)');
    return (row) => {
      if (!isWanted(row.get('StateCode'), options)) return OTHER_STATE;
      if (row.get('MarketCoverage') !== 'Individual') return SMALL_GROUP;
      save.run(Number(row.get('BusinessYear')), row.get('IssuerId'), row.get('NetworkId'), row.get('NetworkURL'));
      return undefined;
    };
  },
};

/**
 * Importer for the Quality Rating System public use file (PUF), which contains star ratings by issuer and plan type.
 * The file does not state a plan year. Ratings published in one autumn apply to the next year's plans, so the year is
 * taken from the file name (October 2025 means 2026) or from the --year option.
 */
export const QUALITY: FileKind = {
  name: 'quality',
  title: 'Quality Rating System PUF',
  recognises: (columns) => columns.has('IssuerID', 'Plan_Type', 'Global_rate'),
  writer: (database, options) => {
    if (options.year === undefined) throw new Error('say the plan year that these ratings are for: --year 2026');
    const { year } = options;
    const save = database.prepare('insert or replace into quality values (?, ?, ?, ?)');
    return (row) => {
      if (!isWanted(row.get('State'), options)) return OTHER_STATE;
      // The four rating columns are overall, clinical quality (S1), enrollee experience (S2) and plan efficiency (S3).
      // Text such as "CSR-I" counts as unrated.
      const stars = ['Global_rate', 'S1_rate', 'S2_rate', 'S3_rate'].map(
        (name) => Number.parseInt(row.get(name), 10) || 0,
      );
      save.run(year, row.get('IssuerID'), row.get('Plan_Type'), JSON.stringify(stars));
      return undefined;
    };
  },
};
