import { parseArgs } from 'node:util';
import { openForImport } from './database.js';
import { importFile, type ImportOptions } from './import-file.js';
import { FILE_KINDS } from './kinds.js';
import { describe, describeStore } from './report.js';

const HELP = `Reads official files of CMS and HUD into the local marketplace.

  npm run marketplace:import -- [options] FILE...

FILE is a .csv, .csv.gz or .zip (with one .csv inside). What it is shows in its header:
${FILE_KINDS.map((kind) => `  ${kind.name.padEnd(14)} ${kind.title}`).join('\n')}

  --state AK,WY   keep these states only
  --year 2026     plan year, for files that do not name it (quality ratings)
  --kind NAME     what the file is, where its header leaves doubt
  --again         read a file once more that is already in
  --status        say what is there and what is missing
  --data-dir DIR  where the store lies (DATA_DIR, else .data)
  --help          this text

An interrupted run goes on where it stopped. Plans need service areas to be shown and rates to have a price; ZIP codes
and rating areas that are not imported are the facts that ship with the product. Restart the marketplace afterwards.
`;

export interface CommandWorld {
  args: readonly string[];
  dataDir: string;
  write: (text: string) => void;
}

/** Runs the import command with the given command-line arguments and returns its exit code. */
export async function runImport({ args, dataDir, write }: CommandWorld): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      state: { type: 'string' },
      year: { type: 'string' },
      kind: { type: 'string' },
      again: { type: 'boolean', default: false },
      status: { type: 'boolean', default: false },
      'data-dir': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || (positionals.length === 0 && !values.status)) {
    write(HELP);
    return values.help ? 0 : 1;
  }
  const states = values.state?.toUpperCase().split(',');
  const options: ImportOptions = {
    kind: values.kind,
    year: values.year === undefined ? undefined : Number(values.year),
    states: states && new Set(states),
    again: values.again,
    onProgress: progressLine(write),
  };
  const database = openForImport(values['data-dir'] ?? dataDir);
  try {
    for (const file of positionals) write(describe(await importFile(database, file, options)));
    write(values.status ? describeStore(database) : 'What is there and what is missing: --status\n');
    return 0;
  } catch (error) {
    write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  } finally {
    database.close();
  }
}

/** Returns a callback that prints the progress of an import, at most one line per second. */
function progressLine(write: (text: string) => void): ImportOptions['onProgress'] {
  let last = Date.now();
  return (report, percent) => {
    if (Date.now() - last < 1000) return;
    last = Date.now();
    write(`  ${report.name}: ${Math.round(percent)} %, ${report.rowsRead} rows\n`);
  };
}
