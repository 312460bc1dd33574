import type { DatabaseSync } from 'node:sqlite';
import { numberIn, textIn } from './database.js';
import type { ImportReport } from './source-file.js';

const grouped = new Intl.NumberFormat('en-US');

export function describe(report: ImportReport): string {
  const head = `${report.name}: ${report.title}`;
  if (report.wasAlreadyIn) return `${head}: already in, nothing to do (--again reads it once more)\n`;
  const lines = [
    `${head}: ${grouped.format(report.rowsRead)} rows read, ${grouped.format(report.rowsKept)} kept`,
    ...[...report.leftOut].map(
      ([reason, { rows, examples }]) =>
        `  ${grouped.format(rows)} left out: ${reason} (${rows === 1 ? 'row' : 'rows'} ` +
        `${examples.join(', ')}${rows > examples.length ? ' …' : ''})`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

const PLANS = `
select p.year, p.state, count(*) plans,
  (select count(*) from plan q where q.year = p.year and q.state = p.state and exists
    (select 1 from rate r where r.year = q.year and r.state = q.state and r.plan_id = q.id)) priced,
  (select count(*) from plan q where q.year = p.year and q.state = p.state and exists
    (select 1 from service_area s where s.year = q.year and s.state = q.state and s.issuer_id = q.issuer_id
       and s.area_id = q.service_area)) sold,
  (select count(*) from plan q where q.year = p.year and q.state = p.state and exists
    (select 1 from benefit b where b.year = q.year and b.state = q.state and b.plan_id = q.id)) detailed,
  (select count(*) from plan q where q.year = p.year and q.state = p.state and exists
    (select 1 from formulary_drug d where d.plan_id = q.id and d.year = q.year)) listed
from plan p group by p.year, p.state order by p.year, p.state`;

/** Returns a summary of the imported files and plans, and of the data that is still missing. */
export function describeStore(database: DatabaseSync): string {
  const files = database.prepare('select * from source_file order by imported_at, name').all().map(describeFile);
  const plans = database.prepare(PLANS).all().map(describeState);
  if (plans.length === 0) plans.push('No plans are imported yet: the invented ones are served.');
  return [...files, ...plans].map((line) => `${line}\n`).join('');
}

function describeFile(row: Readonly<Record<string, unknown>>): string {
  const bad = numberIn(row, 'rows_bad');
  const partial = bad > 0 ? `; partial: ${grouped.format(bad)} wrong rows were left out` : '';
  const day = textIn(row, 'imported_at').slice(0, 10);
  return `${textIn(row, 'name')} (${textIn(row, 'title')}): imported on ${day}${partial}`;
}

function describeState(row: Readonly<Record<string, unknown>>): string {
  const missing = [
    numberIn(row, 'priced') === 0 ? 'no rates: shown without a price' : '',
    numberIn(row, 'sold') === 0 ? 'no service areas: not shown' : '',
    numberIn(row, 'detailed') === 0 ? 'no benefits' : '',
    numberIn(row, 'listed') === 0 ? 'no lists of medicines' : '',
  ].filter((text) => text !== '');
  const gaps = missing.map((text) => `; ${text}`).join('');
  return `${row['state']} ${row['year']}: ${row['plans']} plans, ${row['priced']} with rates${gaps}`;
}
