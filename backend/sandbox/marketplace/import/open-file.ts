import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { openWorkbook, type Workbook } from '#platform/workbook/workbook.js';
import {
  forward,
  inPlainWords,
  isOfficeDocument,
  openZipEntry,
  readZipDirectory,
  type ZipEntry,
} from '#platform/workbook/zip-archive.js';

export interface OpenFile {
  /** Text of the file in chunks or, if the file is an Excel workbook, the rows of its sheet. */
  content: AsyncIterable<string> | Workbook;
  close(): void;
}

const NOT_UTF_8 =
  'this text is not UTF-8, but perhaps in the older encoding of Windows: iconv -f windows-1252 -t utf-8 converts it';
const UTF_16 = 'this text is UTF-16: save it as UTF-8 (a table in Excel as “CSV UTF-8”)';

/** First bytes of file formats that cannot be imported, each with a message that says what to do instead. */
const NOT_TEXT: readonly (readonly [firstBytes: string, advice: string])[] = [
  ['d0cf11e0', 'this Excel workbook is of an old format or needs a password: save it as .xlsx without a password'],
  ['25504446', 'this is a PDF: the official files are CSV'],
  ['fffe', UTF_16],
  ['feff', UTF_16],
];

/**
 * Opens a plain, gzip or zip file as a stream of text, or an Excel workbook as a stream of rows, without loading the
 * whole file into memory. The format is recognized by the first bytes of the file. At the end of a zip file or a sheet,
 * its checksum and size are verified.
 * @throws Error if the format is not supported or the file is damaged. If damage is found later, the stream fails.
 */
export async function openFile(path: string): Promise<OpenFile> {
  const { size } = await stat(path);
  if (size === 0) throw new Error('the file is empty');
  const firstBytes = await readFirstBytes(path);
  const advice = NOT_TEXT.find(([start]) => firstBytes.startsWith(start))?.[1];
  if (advice !== undefined) throw new Error(advice);
  if (firstBytes.startsWith('504b0304') || extname(path) === '.zip') return openZip(path);
  const source = createReadStream(path);
  const isGzip = firstBytes.startsWith('1f8b') || extname(path) === '.gz';
  const chunks = isGzip ? forward(source, createGunzip()) : source;
  return asText(chunks, () => void source.destroy());
}

async function openZip(path: string): Promise<OpenFile> {
  const entries = await readZipDirectory(path);
  if (isOfficeDocument(entries)) {
    const workbook = await openWorkbook(path);
    return { content: workbook, close: workbook.close };
  }
  const entry = theOneToRead(entries);
  const { chunks, close } = await openZipEntry(path, entry);
  return asText(chunks, close);
}

/** @throws Error if the archive contains no .csv or .json file, or several */
function theOneToRead(entries: readonly ZipEntry[]): ZipEntry {
  // Archives made on macOS also contain a metadata file for each file, with the same name after the prefix "._". These
  // metadata files are left out.
  const found = entries.filter(({ name }) => /\.(csv|json)$/i.test(name) && !/(^|\/)\._/.test(name));
  const [entry] = found;
  if (!entry) throw new Error('this zip file holds no .csv or .json file');
  if (found.length > 1) {
    throw new Error(`this zip file holds several files (${found.map(({ name }) => name).join(', ')}): unpack it first`);
  }
  return entry;
}

async function readFirstBytes(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('hex', 0, bytesRead);
  } finally {
    await file.close();
  }
}

const asText = (bytes: AsyncIterable<Buffer> | Readable, close: () => void): OpenFile => ({
  content: decoded(bytes, close),
  close,
});

async function* decoded(bytes: AsyncIterable<Buffer> | Readable, close: () => void): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (buffer?: Buffer): string => {
    try {
      return decoder.decode(buffer, { stream: buffer !== undefined });
    } catch (error) {
      throw new Error(NOT_UTF_8, { cause: error });
    }
  };
  try {
    for await (const chunk of bytes) yield decode(chunk);
    decode();
  } catch (error) {
    throw inPlainWords(error);
  } finally {
    close();
  }
}
