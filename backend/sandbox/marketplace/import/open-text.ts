import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { types } from 'node:util';
import { crc32, createGunzip, createInflateRaw } from 'node:zlib';
import { findFileInZip, type ZipEntry } from './zip-entry.js';

export const ENCODINGS = ['utf-8', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface OpenText {
  chunks: AsyncIterable<string>;
  /** Size of the file on disk in bytes. For a compressed file, this is the compressed size. */
  totalBytes: number;
  readBytes(): number;
  /**
   * Whether the text read so far contained bytes that are invalid in the file's encoding. They were replaced by U+FFFD.
   */
  isGarbled(): boolean;
  close(): void;
}

/** First bytes of file formats that cannot be imported, each with a message that says what to do instead. */
const NOT_TEXT: readonly (readonly [firstBytes: string, advice: string])[] = [
  ['d0cf11e0', 'this is an old Excel workbook: save its sheet as CSV (UTF-8) and import that'],
  ['25504446', 'this is a PDF: the official files are CSV'],
  ['fffe', 'this text is UTF-16: save it as CSV (UTF-8)'],
  ['feff', 'this text is UTF-16: save it as CSV (UTF-8)'],
];

/**
 * Opens a plain, gzip or zip file as a stream of text, without loading all of it. The file format is recognized by the
 * first bytes, not by the name. A byte order mark is removed. After the last byte of a zip file, its checksum and size
 * are verified.
 * @throws Error if the format is not supported or the file is damaged; damage that is found later makes the stream fail
 */
export async function openText(path: string, encoding: Encoding = 'utf-8'): Promise<OpenText> {
  const { size } = await stat(path);
  if (size === 0) throw new Error('the file is empty');
  const { source, unpacked, entry } = await unpack(path);
  const decoder = new GarbleTolerantDecoder(encoding);
  return {
    chunks: asText(source, unpacked, entry, decoder),
    totalBytes: size,
    readBytes: () => source.bytesRead,
    isGarbled: () => decoder.isGarbled,
    close: () => void source.destroy(),
  };
}

interface Unpacked {
  source: Readable & { bytesRead: number };
  unpacked: Readable;
  entry?: ZipEntry;
}

async function unpack(path: string): Promise<Unpacked> {
  const firstBytes = await readFirstBytes(path);
  const advice = NOT_TEXT.find(([start]) => firstBytes.startsWith(start))?.[1];
  if (advice !== undefined) throw new Error(advice);
  if (firstBytes.startsWith('504b0304') || extname(path) === '.zip') {
    const entry = await findFileInZip(path);
    const source = createReadStream(path, {
      start: entry.start,
      end: entry.start + Math.max(0, entry.packedBytes - 1),
    });
    return { source, unpacked: entry.method === 0 ? source : forward(source, createInflateRaw()), entry };
  }
  const source = createReadStream(path);
  if (firstBytes.startsWith('1f8b') || extname(path) === '.gz') {
    return { source, unpacked: forward(source, createGunzip()) };
  }
  return { source, unpacked: source };
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

/** Pipes one stream into another and forwards read errors, which `pipe` alone would ignore. */
function forward<T extends NodeJS.ReadWriteStream & Readable>(source: Readable, target: T): T {
  source.on('error', (error) => target.destroy(error));
  return source.pipe(target);
}

async function* asText(
  source: Readable,
  unpacked: Readable,
  entry: ZipEntry | undefined,
  decoder: GarbleTolerantDecoder,
): AsyncGenerator<string> {
  let crc = 0;
  let bytes = 0;
  try {
    for await (const chunk of unpacked) {
      const buffer: Buffer = chunk;
      bytes += buffer.length;
      if (entry) crc = crc32(buffer, crc);
      yield decoder.decode(buffer);
    }
    const end = decoder.end();
    if (end !== '') yield end;
  } catch (error) {
    throw inPlainWords(error);
  } finally {
    source.destroy();
  }
  if (entry && (crc !== entry.crc || bytes !== entry.unpackedBytes)) {
    throw new Error(`this zip file is damaged: the checksum of ${entry.name} is wrong`);
  }
}

function inPlainWords(error: unknown): unknown {
  const code = types.isNativeError(error) && 'code' in error ? error.code : undefined;
  if (code === 'Z_BUF_ERROR') return new Error('the file is cut short', { cause: error });
  if (code === 'Z_DATA_ERROR') return new Error('the compressed data are damaged', { cause: error });
  return error;
}

/** Decodes text and records whether it contains bytes that are invalid in the encoding. */
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
