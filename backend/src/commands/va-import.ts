import { importVaFormulary } from '#modules/drugs/index.js';
import { argumentsOrExit, exitWithUsage } from '#platform/config/read-or-exit.js';
import { withConnection } from '#platform/database/connection.js';

const USAGE = `Reads a newer VA National Formulary into the database of DATABASE_ADMIN_URL (or DATABASE_URL).

  npm run va:import -- FILE --date 2026-10-01

FILE (.xlsx, .csv or .csv.gz) is VA's National Drug File extract with NDC as VA publishes it, or a list in the format of
backend/data/va-formulary.csv.gz. --date is the day it was published, which people see beside each answer. A list older
than the one that the website ships is stored but not used.
`;

const {
  values,
  positionals: [file],
} = argumentsOrExit(
  { allowPositionals: true, options: { date: { type: 'string' }, help: { type: 'boolean' } } },
  USAGE,
);
const url = process.env['DATABASE_ADMIN_URL'] || process.env['DATABASE_URL'];
if (values.help || !file || !values.date || !/^\d{4}-\d\d-\d\d$/.test(values.date) || !url)
  exitWithUsage(USAGE, values.help);
const { date } = values;
await withConnection(url, async (client) => {
  try {
    const read = await importVaFormulary(client, file, date);
    process.stdout.write(`${read} products of ${date} are now the list.\n`);
  } catch (error) {
    process.stderr.write(`The list was not read: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
});
