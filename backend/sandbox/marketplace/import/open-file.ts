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

export const ENCODINGS = ['utf-8', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface OpenFile {
  /** Text of the file in chunks or, if the file is an Excel workbook, the rows of its sheet. */
  content: AsyncIterable<string> | Workbook;
  /** Size of the file on disk in bytes. For a compressed file, this is the compressed size. */
  totalBytes: number;
  readBytes(): number;
  /**
   * Whether the text read so far contained bytes that are invalid in the file's encoding. Such bytes are replaced by
   * U+FFFD.
   */
  isGarbled(): boolean;
  close(): void;
}

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
export async function openFile(path: string, encoding: Encoding = 'utf-8'): Promise<OpenFile> {
  const { size } = await stat(path);
  if (size === 0) throw new Error('the file is empty');
  const firstBytes = await readFirstBytes(path);
  const advice = NOT_TEXT.find(([start]) => firstBytes.startsWith(start))?.[1];
  if (advice !== undefined) throw new Error(advice);
  if (firstBytes.startsWith('504b0304') || extname(path) === '.zip') return openZip(path, encoding);
  const source = createReadStream(path);
  const isGzip = firstBytes.startsWith('1f8b') || extname(path) === '.gz';
  const chunks = isGzip ? forward(source, createGunzip()) : source;
  return asText(chunks, encoding, {
    totalBytes: size,
    readBytes: () => source.bytesRead,
    close: () => void source.destroy(),
  });
}

async function openZip(path: string, encoding: Encoding): Promise<OpenFile> {
  const entries = await readZipDirectory(path);
  if (isOfficeDocument(entries)) {
    const workbook = await openWorkbook(path);
    const { totalBytes, readBytes, close } = workbook;
    return { content: workbook, totalBytes, readBytes, close, isGarbled: () => false };
  }
  const entry = theOneToRead(entries);
  const { chunks, ...file } = await openZipEntry(path, entry);
  return asText(chunks, encoding, { totalBytes: entry.packedBytes, ...file });
}

/**
 * Returns the only .csv or .json file in a zip archive.
 * @throws Error if the archive contains no such file or several
 */
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

function asText(
  bytes: AsyncIterable<Buffer> | Readable,
  encoding: Encoding,
  file: Pick<OpenFile, 'totalBytes' | 'readBytes' | 'close'>,
): OpenFile {
  const decoder = new GarbleTolerantDecoder(encoding);
  return { ...file, content: decoded(bytes, decoder, file.close), isGarbled: () => decoder.isGarbled };
}

async function* decoded(
  bytes: AsyncIterable<Buffer> | Readable,
  decoder: GarbleTolerantDecoder,
  close: () => void,
): AsyncGenerator<string> {
  try {
    for await (const chunk of bytes) {
      const buffer: Buffer = chunk;
      yield decoder.decode(buffer);
    }
    const end = decoder.end();
    if (end !== '') yield end;
  } catch (error) {
    throw inPlainWords(error);
  } finally {
    close();
  }
}

class GarbleTolerantDecoder {
  isGarbled = false;
  private decoder: TextDecoder;

  constructor(private readonly encoding: Encoding) {
    this.decoder = new TextDecoder(encoding, { fatal: true });
  }

  decode(bytes: Buffer): string {
    return this.tolerant(() => this.decoder.decode(bytes, { stream: true }));
  }

  end(): string {
    return this.tolerant(() => this.decoder.decode());
  }

  private tolerant(decode: () => string): string {
    try {
      return decode();
    } catch {
      this.isGarbled = true;
      this.decoder = new TextDecoder(this.encoding);
      return decode();
    }
  }
}
