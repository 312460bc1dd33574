/**
 * Splits CSV text that arrives in chunks into records (RFC 4180: commas, doubled quotes, line breaks inside quotes).
 * This parser exists because a general-purpose one took several times as long on the official CMS files, which have up
 * to 151 columns and few quoted fields.
 */
export async function* csvRecords(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = '';
  for await (const chunk of chunks) {
    const text = rest + chunk;
    let start = 0;
    for (let end = endOfRecord(text, start); end >= 0; end = endOfRecord(text, start)) {
      const record = text.slice(start, end).replace(/\r$/, '');
      if (record !== '') yield fieldsOf(record);
      start = end + 1;
    }
    rest = text.slice(start);
  }
  if (rest.trim() !== '') yield fieldsOf(rest.replace(/\r$/, ''));
}

/**
 * Returns the position of the line break that ends a CSV record, which is the first one preceded by an even number of
 * quotes, or -1 if the record is not complete yet.
 */
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

function fieldsOf(record: string): string[] {
  if (!record.includes('"')) return record.split(',');
  const fields: string[] = [];
  let at = 0;
  while (at <= record.length) {
    const [field, next] = record[at] === '"' ? quotedField(record, at + 1) : plainField(record, at);
    fields.push(field);
    at = next;
  }
  return fields;
}

function plainField(record: string, at: number): [field: string, next: number] {
  const comma = record.indexOf(',', at);
  return comma < 0 ? [record.slice(at), record.length + 1] : [record.slice(at, comma), comma + 1];
}

function quotedField(record: string, at: number): [field: string, next: number] {
  let field = '';
  for (let from = at; ;) {
    const quote = record.indexOf('"', from);
    if (quote < 0) return [field + record.slice(from), record.length + 1];
    field += record.slice(from, quote);
    if (record[quote + 1] !== '"') {
      const comma = record.indexOf(',', quote);
      return comma < 0 ? [field, record.length + 1] : [field, comma + 1];
    }
    field += '"';
    from = quote + 2;
  }
}
