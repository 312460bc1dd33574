import { parseArgs } from 'node:util';
import { loadPlaces } from '#modules/facts/index.js';
import { openForImport } from './database.js';
import { importFile } from './import-file.js';
import { FILE_KINDS } from './kinds.js';
import type { KindOptions } from './kinds/kind.js';
import { describe } from './source-file.js';

const HELP = `Reads official files of CMS and HUD into the local marketplace.

  npm run marketplace:import -- [options] FILE...

FILE is a .csv or .json, plain, as .gz or as .zip, or an Excel workbook (.xlsx), of which the first sheet is read. What
it is shows in its header:
${FILE_KINDS.map((kind) => `  ${kind.name.padEnd(14)} ${kind.title}`).join('\n')}

  --state AK,WY   keep these states only
  --year 2026     plan year: of files that do not name it (quality ratings), and a check of those that do
  --data-dir DIR  where the store lies (DATA_DIR, else .data)
  --help          this text

A file is imported as a whole or not at all. What it says of a plan year and state replaces what an earlier file of its
kind said, so withdrawn plans disappear; lists of medicines and doctors replace those of the same issuer and file name.
Plans need service areas to be shown and rates to have a price; ZIP codes and rating areas that are not imported are the
facts that ship with the product. Restart the marketplace afterwards.
`;

export interface CommandWorld {
  args: readonly string[];
  dataDir: string;
  write: (text: string) => void;
}

class UsageError extends Error {}

export async function runImport({ args, dataDir, write }: CommandWorld): Promise<number> {
  try {
    const { values, files } = readArguments(args);
    if (values.help || files.length === 0) {
      write(HELP);
      return values.help ? 0 : 1;
    }
    return await importAll(values['data-dir'] ?? dataDir, files, readOptions(values), write);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    write(`${error.message}\nHow to use this command: npm run marketplace:import -- --help\n`);
    return 1;
  }
}

async function importAll(
  dataDir: string,
  files: readonly string[],
  options: KindOptions,
  write: CommandWorld['write'],
): Promise<number> {
  const database = openForImport(dataDir);
  let done = 0;
  try {
    for (const file of files) {
      write(describe(await importFile(database, file, options)));
      done += 1;
    }
    return 0;
  } catch (error) {
    write(`${error instanceof Error ? error.message : String(error)}\n`);
    if (files.length > done + 1) write(`Not read: ${files.slice(done + 1).join(', ')}\n`);
    return 1;
  } finally {
    database.close();
  }
}

type Values = ReturnType<typeof readArguments>['values'];

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        state: { type: 'string' },
        year: { type: 'string' },
        'data-dir': { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    return { values, files: positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function readOptions(values: Values): KindOptions {
  const states = values.state?.toUpperCase().split(',');
  const noState = states?.find((state) => !loadPlaces().state(state));
  if (noState !== undefined) throw new UsageError(`--state: there is no state "${noState}"`);
  if (values.year !== undefined && !/^20\d\d$/.test(values.year)) {
    throw new UsageError(`--year: "${values.year}" is not a plan year such as 2026`);
  }
  return {
    year: values.year === undefined ? undefined : Number(values.year),
    states: states && new Set(states),
  };
}
