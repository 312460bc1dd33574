import { EndlessRecord, LONGEST_RECORD } from './csv-records.js';

/** Characters. An object of the official files can list about ten thousand plans. */
const LONGEST_OBJECT = 50 * LONGEST_RECORD;

/**
 * Splits a JSON array that arrives in chunks into its elements, without keeping the whole array in memory. Each element
 * is returned as unparsed JSON. A single object counts as an array of one element. Errors inside an element are found
 * when the caller parses it.
 * @throws EndlessRecord if an element has no end, and Error if the array is incomplete or followed by anything else
 */
export async function* jsonRecords(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let element = '';
  let depth = 0;
  let isList: boolean | undefined;
  let isEnded = false;
  let row = 1;
  const scanner = new StringScanner();
  for await (const chunk of chunks) {
    let start = 0;
    for (const [at, mark] of scanner.marks(chunk)) {
      if (isEnded) throw new Error('something follows the end of its list');
      isList ??= mark === '[';
      const outer = isList ? 1 : 0;
      if (mark === '[' || mark === '{') {
        depth += 1;
        if (isList && depth === 1) start = at + 1;
        continue;
      }
      if (mark === ',') {
        if (depth !== outer) continue;
      } else {
        depth -= 1;
        if (depth > outer || (isList && depth === 1)) continue;
      }
      const end = mark === ',' || isList ? at : at + 1;
      const text = (element + chunk.slice(start, end)).trim();
      element = '';
      start = at + 1;
      isEnded = depth === 0;
      if (text === '' && isEnded && row === 1) return;
      yield text;
      row += 1;
    }
    element += chunk.slice(start);
    if (isEnded && element.trim() !== '') throw new Error('something follows the end of its list');
    if (element.length > LONGEST_OBJECT) throw new EndlessRecord(row);
  }
  if (!isEnded) throw new Error('its list is cut short');
}

/** Finds the brackets and commas outside the strings of a JSON document. A string may continue in the next chunk. */
class StringScanner {
  private isInString = false;
  private isEscaped = false;

  *marks(chunk: string): Generator<[at: number, mark: string]> {
    for (let at = 0; at < chunk.length; at += 1) {
      const char = chunk[at] ?? '';
      if (this.isInString) {
        if (this.isEscaped) this.isEscaped = false;
        else if (char === '\\') this.isEscaped = true;
        else if (char === '"') this.isInString = false;
      } else if (char === '"') this.isInString = true;
      else if (char === '[' || char === ']' || char === '{' || char === '}' || char === ',') yield [at, char];
    }
  }
}
