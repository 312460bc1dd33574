import { parseArgs } from 'node:util';
import { loadPlaces } from '#modules/facts/index.js';
import { openForImport } from './database.js';
import { importFile, type ImportOptions } from './import-file.js';
import { FILE_KINDS } from './kinds.js';
import { ENCODINGS } from './open-file.js';
import { ProgressBar } from './progress.js';
import { describe, describeStore } from './report.js';

const HELP = `Reads official files of CMS and HUD into the local marketplace.

  npm run marketplace:import -- [options] FILE...

FILE is a .csv or .json, plain, as .gz or as .zip, or an Excel workbook (.xlsx), of which the first sheet is read. What
it is shows in its header:
${FILE_KINDS.map((kind) => `  ${kind.name.padEnd(14)} ${kind.title}`).join('\n')}

  --state AK,WY   keep these states only
  --year 2026     plan year: of files that do not name it (quality ratings), and a check of those that do
  --kind NAME     what the file is, where its header leaves doubt
  --again         read a file once more that is already in
  --leave-out-bad-rows
                  import a file without its wrong rows; otherwise it is refused, and the rows are named
  --encoding windows-1252
                  for text that is not UTF-8
  --status        say what is there and what is missing
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
  /** Whether the output goes to a terminal, where each update of the progress bar replaces the previous update. */
  isTerminal?: boolean;
}

class UsageError extends Error {}

export async function runImport({ args, dataDir, write, isTerminal = false }: CommandWorld): Promise<number> {
  try {
    const { values, files } = readArguments(args);
    if (values.help || (files.length === 0 && !values.status)) {
      write(HELP);
      return values.help ? 0 : 1;
    }
    const bar = new ProgressBar({ write, isTerminal });
    const options = { ...readOptions(values), onProgress: bar.show.bind(bar) };
    return await importAll(values['data-dir'] ?? dataDir, files, options, values.status, write, bar);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    write(`${error.message}\nHow to use this command: npm run marketplace:import -- --help\n`);
    return 1;
  }
}

async function importAll(
  dataDir: string,
  files: readonly string[],
  options: ImportOptions,
  wantsStatus: boolean,
  write: CommandWorld['write'],
  bar: ProgressBar,
): Promise<number> {
  const database = openForImport(dataDir);
  let done = 0;
  try {
    for (const file of files) {
      const report = await importFile(database, file, options).finally(() => bar.end());
      write(describe(report));
      done += 1;
    }
    write(wantsStatus ? describeStore(database) : 'What is there and what is missing: --status\n');
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
        kind: { type: 'string' },
        encoding: { type: 'string' },
        again: { type: 'boolean', default: false },
        'leave-out-bad-rows': { type: 'boolean', default: false },
        status: { type: 'boolean', default: false },
        'data-dir': { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    return { values, files: positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function readOptions(values: Values): ImportOptions {
  const states = values.state?.toUpperCase().split(',');
  const noState = states?.find((state) => !loadPlaces().state(state));
  if (noState !== undefined) throw new UsageError(`--state: there is no state "${noState}"`);
  if (values.year !== undefined && !/^20\d\d$/.test(values.year)) {
    throw new UsageError(`--year: "${values.year}" is not a plan year such as 2026`);
  }
  const kinds = FILE_KINDS.map(({ name }) => name);
  if (values.kind !== undefined && !kinds.includes(values.kind)) {
    throw new UsageError(`--kind: "${values.kind}" is not one of ${kinds.join(', ')}`);
  }
  const encoding = ENCODINGS.find((known) => known === values.encoding?.toLowerCase());
  if (values.encoding !== undefined && encoding === undefined) {
    throw new UsageError(`--encoding: "${values.encoding}" is not one of ${ENCODINGS.join(', ')}`);
  }
  return {
    kind: values.kind,
    encoding,
    year: values.year === undefined ? undefined : Number(values.year),
    states: states && new Set(states),
    again: values.again,
    leaveOutBadRows: values['leave-out-bad-rows'],
  };
}
