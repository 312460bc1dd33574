import { parseArgs } from 'node:util';
import { readAges } from './read-ages.js';
import { readColumns } from './read-columns.js';
import { writeFactFile, type WrittenFile } from './write-fact-file.js';

/** @throws if the files or the year are missing, or if a file cannot be read */
export function writeSpending(args: string[]): readonly WrittenFile[] {
  const {
    values: { year = '', to },
    positionals: [silver, ages],
  } = parseArgs({
    args,
    allowPositionals: true,
    options: { year: { type: 'string' }, to: { type: 'string', default: 'backend/data' } },
  });
  if (!silver || !ages || !/^\d{4}$/.test(year)) throw new Error('give --year and the files SILVER and AGES.');
  const columns = JSON.stringify(readColumns(silver, Number(year)));
  return [
    writeFactFile(to, 'spending/silver.json.gz', columns, { asOf: `Plan year ${year}` }),
    writeFactFile(to, 'spending/ages.json', `${JSON.stringify(readAges(ages), null, 2)}\n`),
  ];
}
