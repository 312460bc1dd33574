/** Characters. The longest rows of the official files have about 30,000. */
export const LONGEST_RECORD = 1_000_000;

export interface CsvRecord {
  /** Row number as a spreadsheet shows it: the header is row 1, and empty rows are counted. */
  row: number;
  fields: readonly string[];
  /** Error message if the record's quotation marks are misplaced. The fields of such a record are unreliable. */
  problem?: string;
}

/** Error for a CSV record without a recognizable end. The rest of the file cannot be split into records. */
export class EndlessRecord extends Error {
  constructor(readonly row: number) {
    super(`a quotation mark is opened and not closed, or the row is longer than ${LONGEST_RECORD} characters`);
  }
}

/**
 * Splits CSV text that arrives in chunks into records (RFC 4180: commas, doubled quotes, line breaks inside quotes).
 * This parser exists because a general-purpose parser took several times as long on the official CMS files, which have
 * up to 151 columns and few quoted fields.
 * @throws EndlessRecord
 */
export async function* csvRecords(chunks: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  let rest = '';
  let row = 0;
  for await (const chunk of chunks) {
    const text = rest + chunk;
    let start = 0;
    for (let end = endOfRecord(text, start); end >= 0; end = endOfRecord(text, start)) {
      row += 1;
      if (end - start > LONGEST_RECORD) throw new EndlessRecord(row);
      const record = text.slice(start, end).replace(/\r$/, '');
      if (record !== '') yield recordOf(row, record);
      start = end + 1;
    }
    rest = text.slice(start);
    if (rest.length > LONGEST_RECORD) throw new EndlessRecord(row + 1);
  }
  if (hasOddQuotes(rest)) throw new EndlessRecord(row + 1);
  if (rest.trim() !== '') yield recordOf(row + 1, rest.replace(/\r$/, ''));
}

/** Position of the line break that ends the record (none inside quotes), or -1 if it is not complete. */
function endOfRecord(text: string, start: number): number {
  let isQuoted = false;
  for (let at = start; ;) {
    const lineEnd = text.indexOf('\n', at);
    if (lineEnd < 0) return -1;
    if (hasOddQuotes(text.slice(at, lineEnd))) isQuoted = !isQuoted;
    if (!isQuoted) return lineEnd;
    at = lineEnd + 1;
  }
}

function hasOddQuotes(line: string): boolean {
  let isOdd = false;
  for (let quote = line.indexOf('"'); quote >= 0; quote = line.indexOf('"', quote + 1)) isOdd = !isOdd;
  return isOdd;
}

function recordOf(row: number, record: string): CsvRecord {
  if (!record.includes('"')) return { row, fields: record.split(',') };
  const fields: string[] = [];
  let at = 0;
  while (at <= record.length) {
    const [field, next] = record[at] === '"' ? quotedField(record, at + 1) : plainField(record, at);
    if (next < 0) return { row, fields, problem: 'a comma is missing after a closing quotation mark' };
    fields.push(field);
    at = next;
  }
  return { row, fields };
}

function plainField(record: string, at: number): [field: string, next: number] {
  const comma = record.indexOf(',', at);
  return comma < 0 ? [record.slice(at), record.length + 1] : [record.slice(at, comma), comma + 1];
}

function quotedField(record: string, at: number): [field: string, next: number] {
  let field = '';
  for (let from = at; ;) {
    const quote = record.indexOf('"', from);
    if (quote < 0) return [field, -1];
    field += record.slice(from, quote);
    if (record[quote + 1] !== '"') {
      const isEnd = quote + 1 >= record.length || record[quote + 1] === ',';
      return [field, isEnd ? quote + 2 : -1];
    }
    field += '"';
    from = quote + 2;
  }
}
