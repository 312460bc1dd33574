import { readProducts, replaceMedicines, type ReportProgress } from '#modules/drugs/index.js';
import { argumentsOrExit, exitWithUsage } from '#platform/config/read-or-exit.js';
import { withConnection } from '#platform/database/connection.js';

const USAGE = `Reads names, strengths and forms of medicines into the database of DATABASE_ADMIN_URL (or DATABASE_URL).

  npm run drugs:import -- FILE [FILE …] --date 2026-11-03

FILE is the monthly RxTerms file (RxTerms202611.txt) or RXNCONSO.RRF of RxNorm, both of the US National Library of
Medicine, as they are or as .gz. With several files, what a later one says of a product stands. --date is the release.
`;

const { values, positionals: files } = argumentsOrExit(
  { allowPositionals: true, options: { date: { type: 'string' }, help: { type: 'boolean' } } },
  USAGE,
);
const url = process.env['DATABASE_ADMIN_URL'] || process.env['DATABASE_URL'];
if (values.help || files.length === 0 || !values.date || !/^\d{4}-\d\d-\d\d$/.test(values.date) || !url)
  exitWithUsage(USAGE, values.help);
const report: ReportProgress = (doing, count) =>
  void process.stdout.write(doing === 'read' ? `\r${count} lines read` : `\r${count} rows written`);
const listDate = values.date;
const products = await readProducts(files, report);
process.stdout.write(`\r${products.size} products found\n`);
await withConnection(url, async (client) => {
  const count = await replaceMedicines(client, products.values(), { listDate, isSample: false }, report);
  process.stdout.write(`\n${count} products of ${listDate} are now the list.\n`);
});
