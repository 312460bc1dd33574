import type { Workbook } from '#platform/workbook/workbook.js';
import { csvRecords, type CsvRecord } from './csv-records.js';
import { jsonRecords } from './json-records.js';
import { kindOfColumns, kindOfFields } from './kinds.js';
import { RowProblem } from './kinds/cells.js';
import type { CsvKind, FileKind, ImportContext, JsonKind } from './kinds/kind.js';
import { Columns } from './kinds/row.js';
import type { OpenFile } from './open-file.js';

export interface Entry {
  row: number;
  /** Returns why the entry was left out on purpose, if it was. @throws RowProblem if it has an error */
  store(): string | undefined;
}

export interface OpenEntries {
  kind: FileKind;
  start(context: ImportContext): AsyncIterable<Entry>;
}

/** @throws Error if the kind is unknown or a column is missing; it says what the file seems to be */
export async function openEntries({ content }: OpenFile): Promise<OpenEntries> {
  if ('sheet' in content) return openCsv(sheetRecords(content));
  const chunks = content[Symbol.asyncIterator]();
  const first = await chunks.next();
  const beginning = first.done ? '' : first.value.replace(/^\uFEFF/, '');
  const all = (async function* () {
    yield beginning;
    yield* { [Symbol.asyncIterator]: () => chunks };
  })();
  const isMarkup = beginning.trimStart().startsWith('<');
  if (isMarkup) throw new Error('this is a web page, perhaps an error of the download, and not a data file');
  const isJson = /^\s*[[{]/.test(beginning);
  return isJson ? openJson(jsonRecords(all)) : openCsv(csvRecords(all));
}

export async function* sheetRecords({ rows }: Workbook): AsyncGenerator<CsvRecord> {
  let columns = 0;
  for await (const { row, cells } of rows) {
    columns ||= cells.length;
    yield { row, fields: [...cells, ...Array<string>(Math.max(0, columns - cells.length)).fill('')] };
  }
}

async function openCsv(records: AsyncGenerator<CsvRecord>): Promise<OpenEntries> {
  const header = await records.next();
  if (header.done) throw new Error('its first sheet is empty');
  const columns = new Columns(header.value.fields);
  if (columns.repeated !== undefined) throw new Error(`its header has the column "${columns.repeated}" twice`);
  const kind = kindOfColumns(columns);
  return { kind, start: (context) => csvEntries(records, columns, kind, context) };
}

async function* csvEntries(
  records: AsyncIterable<CsvRecord>,
  columns: Columns,
  kind: CsvKind,
  context: ImportContext,
): AsyncGenerator<Entry> {
  const write = kind.writer(context, columns);
  const count = columns.names.length;
  for await (const { row, fields, problem } of records) {
    yield {
      row,
      store: () => {
        if (problem !== undefined) throw new RowProblem(problem);
        if (fields.length !== count)
          throw new RowProblem(`it has ${fields.length} columns where the header has ${count}`);
        return write(columns.row(fields));
      },
    };
  }
}

async function openJson(records: AsyncGenerator<string>): Promise<OpenEntries> {
  const first = await records.next();
  if (first.done) throw new Error('it is an empty list');
  const kind = kindOfFields(objectOf(first.value));
  return { kind, start: (context) => jsonEntries(first.value, records, kind, context) };
}

async function* jsonEntries(
  first: string,
  records: AsyncIterable<string>,
  kind: JsonKind,
  context: ImportContext,
): AsyncGenerator<Entry> {
  const write = kind.writer(context);
  let row = 0;
  const entry = (json: string): Entry => ({
    row: (row += 1),
    store: () => write(objectOf(json)),
  });
  yield entry(first);
  for await (const json of records) yield entry(json);
}

function objectOf(json: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new RowProblem('it is not valid JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new RowProblem('it is not an object');
  return Object.fromEntries(Object.entries(value));
}
