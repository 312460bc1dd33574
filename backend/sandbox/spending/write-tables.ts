import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../bare/root.mjs';
import { readAges } from './read-ages.ts';
import { readColumns } from './read-columns.ts';

const USAGE = `Writes the spending facts of backend/data/spending from their original files.

  npm run spending:write -- SILVER AGES --year 2026

SILVER is the sheet "Silver_Combined" of the Actuarial Value Calculator of CMS for that year, saved as .csv or .csv.gz.
AGES is the table of yearly spending by age from the Medical Expenditure Panel Survey (backend/data/spending/README.md
says which columns it has).
`;

const FOLDER = join(ROOT, 'backend/data/spending');

const {
  values,
  positionals: [silver, ages],
} = parseArgs({ allowPositionals: true, options: { year: { type: 'string' } } });
if (!silver || !ages || !/^\d{4}$/.test(values.year ?? '')) {
  process.stdout.write(USAGE);
  process.exit(1);
}
const columns = JSON.stringify(readColumns(silver, Number(values.year)));
writeFileSync(join(FOLDER, 'silver.json.gz'), gzipSync(columns, { level: 9 }));
writeFileSync(join(FOLDER, 'ages.json'), `${JSON.stringify(readAges(ages), null, 2)}\n`);
process.stdout.write('silver.json.gz and ages.json are written.\n');
