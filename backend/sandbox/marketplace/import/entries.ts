import { RowProblem } from './cells.js';
import { csvRecords, type CsvRecord } from './csv-records.js';
import { jsonRecords } from './json-records.js';
import type { CsvKind, FileKind, ImportContext, JsonKind } from './kind.js';
import { kindOfColumns, kindOfFields } from './kinds.js';
import type { OpenText } from './open-text.js';
import { Columns } from './row.js';

/** One row of a CSV file, or one object of a JSON file. */
export interface Entry {
  row: number;
  /**
   * Stores the entry in the database. If the entry was left out on purpose, returns the reason, otherwise undefined.
   * @throws RowProblem if the entry contains an error
   */
  store(): string | undefined;
}

export interface OpenEntries {
  kind: FileKind;
  start(context: ImportContext): AsyncIterable<Entry>;
}

const GARBLED =
  'it has letters that are not UTF-8; if the file is in the older encoding of Windows, add --encoding windows-1252';

/**
 * Reads the beginning of an official file to recognize its kind, and returns all of its entries.
 * @param wanted name of the kind if the caller specified one
 * @throws Error if the kind is unknown or a required column is missing; the message says what the file seems to be
 */
export async function openEntries(text: OpenText, wanted: string | undefined): Promise<OpenEntries> {
  const chunks = text.chunks[Symbol.asyncIterator]();
  const first = await chunks.next();
  const beginning = first.done ? '' : first.value.replace(/^\uFEFF/, '');
  const all = (async function* () {
    yield beginning;
    yield* { [Symbol.asyncIterator]: () => chunks };
  })();
  const isMarkup = beginning.trimStart().startsWith('<');
  if (isMarkup) throw new Error('this is a web page, perhaps an error of the download, and not a data file');
  const isJson = /^\s*[[{]/.test(beginning);
  return isJson ? openJson(jsonRecords(all), text, wanted) : openCsv(csvRecords(all), text, wanted);
}

async function openCsv(
  records: AsyncGenerator<CsvRecord>,
  text: OpenText,
  wanted: string | undefined,
): Promise<OpenEntries> {
  const header = await records.next();
  const columns = new Columns(header.done ? [] : header.value.fields);
  if (columns.repeated !== undefined) throw new Error(`its header has the column "${columns.repeated}" twice`);
  const kind = kindOfColumns(columns, wanted);
  return { kind, start: (context) => csvEntries(records, columns, kind, context, text) };
}

async function* csvEntries(
  records: AsyncIterable<CsvRecord>,
  columns: Columns,
  kind: CsvKind,
  context: ImportContext,
  text: OpenText,
): AsyncGenerator<Entry> {
  const write = kind.writer(context);
  const count = columns.names.length;
  for await (const { row, fields, problem } of records) {
    yield {
      row,
      store: () => {
        if (problem !== undefined) throw new RowProblem(problem);
        if (fields.length !== count)
          throw new RowProblem(`it has ${fields.length} columns where the header has ${count}`);
        if (text.isGarbled() && fields.some((field) => field.includes('\uFFFD'))) throw new RowProblem(GARBLED);
        return write(columns.row(fields));
      },
    };
  }
}

async function openJson(
  records: AsyncGenerator<string>,
  text: OpenText,
  wanted: string | undefined,
): Promise<OpenEntries> {
  const first = await records.next();
  if (first.done) throw new Error('it is an empty list');
  const kind = kindOfFields(objectOf(first.value), wanted);
  return { kind, start: (context) => jsonEntries(first.value, records, kind, context, text) };
}

async function* jsonEntries(
  first: string,
  records: AsyncIterable<string>,
  kind: JsonKind,
  context: ImportContext,
  text: OpenText,
): AsyncGenerator<Entry> {
  const write = kind.writer(context);
  let row = 0;
  const entry = (json: string): Entry => ({
    row: (row += 1),
    store: () => {
      if (text.isGarbled() && json.includes('\uFFFD')) throw new RowProblem(GARBLED);
      return write(objectOf(json));
    },
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
