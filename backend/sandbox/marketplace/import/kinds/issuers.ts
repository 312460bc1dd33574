import { issuerIn, RowProblem, stateCodeIn, stateIn, wrong } from './cells.js';
import { createRowReplacer, isWanted, OTHER_STATE, SMALL_GROUP, type CsvKind } from './kind.js';
import type { Row } from './row.js';

/** Importer for the Network public use file (PUF): the addresses of the plans' provider directories. */
export const NETWORKS: CsvKind = {
  format: 'csv',
  name: 'networks',
  title: 'Network PUF',
  needs: ['BusinessYear', 'StateCode', 'IssuerId', 'NetworkId', 'NetworkURL', 'MarketCoverage'],
  recognises: (columns) => columns.has('NetworkId', 'NetworkURL'),
  writer: (context) => {
    const save = context.database.prepare('insert into network values (?, ?, ?, ?, ?)');
    const replace = createRowReplacer(context, 'network');
    return (row) => {
      const state = stateIn(row, 'StateCode');
      if (!isWanted(state, context)) return OTHER_STATE;
      const year = context.planYear(row.get('BusinessYear'));
      if (row.get('MarketCoverage') !== 'Individual') return SMALL_GROUP;
      const issuer = issuerIn(row);
      const network = stateCodeIn(row, 'NetworkId', state, 'the id of the network');
      replace(year, state);
      save.run(year, state, issuer, network, row.get('NetworkURL'));
      return undefined;
    };
  },
};

const STAR_COLUMNS = ['Global_rate', 'S1_rate', 'S2_rate', 'S3_rate'] as const;

/**
 * Importer for the Quality Rating System public use file (PUF): star ratings by issuer and plan type. Its year comes
 * from the option --year or the file name: ratings of October 2025 apply to plans of 2026.
 */
export const QUALITY: CsvKind = {
  format: 'csv',
  name: 'quality',
  title: 'Quality Rating System PUF',
  needs: ['IssuerID', 'State', 'Plan_Type', ...STAR_COLUMNS],
  recognises: (columns) => columns.has('IssuerID', 'Plan_Type', 'Global_rate'),
  writer: (context) => {
    const year = context.year ?? yearAfterName(context.fileName);
    if (year === undefined) throw new Error('say the plan year that these ratings are for: --year 2026');
    const save = context.database.prepare('insert into quality values (?, ?, ?, ?, ?)');
    const replace = createRowReplacer(context, 'quality');
    return (row) => {
      const state = stateIn(row, 'State');
      if (!isWanted(state, context)) return OTHER_STATE;
      const issuer = issuerIn(row, 'IssuerID');
      const type = row.get('Plan_Type');
      if (type === '') throw new RowProblem('the type of the plan is missing');
      // The rating columns of the file are the overall rating and the ratings for clinical quality (S1), enrollee
      // experience (S2) and plan efficiency (S3).
      const stars = STAR_COLUMNS.map((column) => starsIn(row, column));
      replace(year, state);
      save.run(year, state, issuer, type, JSON.stringify(stars));
      return undefined;
    };
  },
};

/** Returns 1 to 5 stars, or 0 for a code such as "NR" or "CSR-I", which means that there is no rating. */
function starsIn(row: Row, column: string): number {
  const cell = row.get(column);
  if (!/^-?[\d.]+$/.test(cell)) return 0;
  if (/^[0-5](\.0+)?$/.test(cell)) return Number(cell);
  throw wrong('a number of stars', cell);
}

function yearAfterName(fileName: string): number | undefined {
  const found = /20\d\d/.exec(fileName);
  return found ? Number(found[0]) + 1 : undefined;
}
