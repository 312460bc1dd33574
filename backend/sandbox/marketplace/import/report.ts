import type { DatabaseSync } from 'node:sqlite';
import type { ImportReport } from './import-file.js';

const grouped = new Intl.NumberFormat('en-US');

/** Returns a short report on one imported file: how many rows were read, imported and skipped, and why. */
export function describe(report: ImportReport): string {
  const head = `${report.name}: ${report.title}`;
  if (report.wasAlreadyIn) return `${head}: already in, nothing to do (--again reads it once more)\n`;
  const lines = [
    `${head}: ${grouped.format(report.rowsRead)} rows read, ${grouped.format(report.rowsKept)} kept`,
    ...(report.resumedAt > 0 ? [`  went on after ${grouped.format(report.resumedAt)} rows of an earlier run`] : []),
    ...[...report.skipped].map(([reason, rows]) => `  ${grouped.format(rows)} left out: ${reason}`),
  ];
  return `${lines.join('\n')}\n`;
}

const SUMMARY = `
select p.year, p.state, count(*) plans,
  (select count(*) from plan q where q.year = p.year and q.state = p.state and exists
    (select 1 from rate r where r.year = q.year and r.plan_id = q.id)) priced,
  (select count(*) from plan q where q.year = p.year and q.state = p.state and exists
    (select 1 from service_area s
     where s.year = q.year and s.issuer_id = q.issuer_id and s.area_id = q.service_area)) sold,
  (select count(*) from plan q where q.year = p.year and q.state = p.state and exists
    (select 1 from benefit b where b.year = q.year and b.plan_id = q.id)) detailed
from plan p group by p.year, p.state order by p.year, p.state`;

/** Returns a summary of the imported plans and of the data that are still missing. */
export function describeStore(database: DatabaseSync): string {
  const rows = database.prepare(SUMMARY).all();
  if (rows.length === 0) return 'No plans are imported yet: the invented ones are served.\n';
  const lines = rows.map((row) => {
    const missing = [
      Number(row['priced']) === 0 ? 'no rates: shown without a price' : '',
      Number(row['sold']) === 0 ? 'no service areas: not shown' : '',
      Number(row['detailed']) === 0 ? 'no benefits' : '',
    ].filter((text) => text !== '');
    const gaps = missing.map((text) => `; ${text}`).join('');
    return `${row['state']} ${row['year']}: ${row['plans']} plans, ${row['priced']} with rates${gaps}`;
  });
  return `${lines.join('\n')}\n`;
}
