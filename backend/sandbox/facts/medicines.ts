import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { COMPACT_HEADINGS, readVaList } from '#modules/drugs/index.js';
import { csvLine } from '#platform/csv/csv.js';
import { readNames } from './medicine-names.js';

const HELP = `Writes the facts about medicines that the website ships: backend/data/va-formulary.csv.gz and
backend/data/medicine-names.csv.gz, each with the date in its .source.json.

  npm run facts:medicines -- --va FILE --va-date 2026-10-01
  npm run facts:medicines -- --names-date 2026-11-02 FILE [FILE …]

--va is VA's National Drug File extract saved as CSV, or a list in the format of the shipped one. The other FILEs are
the monthly RxTerms file and, after it, lists with further names. Both may be given at once.
`;
const FOLDER = join(process.cwd(), 'backend', 'data');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    va: { type: 'string' },
    'va-date': { type: 'string' },
    'names-date': { type: 'string' },
    help: { type: 'boolean' },
  },
});
const isDay = (text: string | undefined): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '');
const { va, 'va-date': vaDate, 'names-date': namesDate } = values;
const isComplete = (va !== undefined || positionals.length > 0) && (!va || isDay(vaDate));
if (values.help || !isComplete || (positionals.length > 0 && !isDay(namesDate))) {
  process.stdout.write(HELP);
  process.exit(values.help ? 0 : 1);
}

/** Writes one list, compressed, and its date and number of rows into the description beside it. */
function write(name: string, date: string, heading: readonly string[], rows: readonly (readonly string[])[]): void {
  const text = [heading, ...rows].map(csvLine).join('').replaceAll('\r\n', '\n');
  const bytes = gzipSync(text, { level: 9 });
  writeFileSync(join(FOLDER, `${name}.csv.gz`), bytes);
  const source = join(FOLDER, `${name}.source.json`);
  const known = JSON.parse(readFileSync(source, 'utf8')) as object;
  writeFileSync(source, `${JSON.stringify({ ...known, date, rows: rows.length }, null, 2)}\n`);
  process.stdout.write(`${name}: ${rows.length} rows of ${date}, ${Math.ceil(bytes.length / 1024)} KB\n`);
}

if (va && vaDate) {
  const list = await readVaList(va);
  const rows = list.map(({ id, brand, generic, form, className, supply }) => [
    id,
    brand,
    generic,
    form,
    className,
    supply,
  ]);
  write('va-formulary', vaDate, Object.values(COMPACT_HEADINGS), rows);
}
if (positionals.length > 0 && namesDate) {
  const rows = (await readNames(positionals)).map(({ name, ingredients }) => [name, ingredients.join('|')]);
  write('medicine-names', namesDate, ['name', 'ingredients'], rows);
}
