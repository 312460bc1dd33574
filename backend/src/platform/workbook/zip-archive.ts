import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { types } from 'node:util';
import { crc32, createInflateRaw } from 'node:zlib';

export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  /** 0 stored, 8 deflated. Others are not supported. */
  method: number;
  packedBytes: number;
  unpackedBytes: number;
  crc: number;
  header: number;
}

export interface ZipContent {
  /** Reading fails if the data, its size or its checksum does not fit the directory of the archive. */
  chunks: AsyncIterable<Buffer>;
  close(): void;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_HEADER_BYTES = 30;
const TOO_BIG_FOR_32_BITS = 0xffffffff;
const [STORED, DEFLATED] = [0, 8];

/** PKWARE APPNOTE 4.3. Throws an Error if the archive or its directory is damaged. */
export async function readZipDirectory(path: string): Promise<ZipEntry[]> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return await readDirectory(file, size);
  } finally {
    await file.close();
  }
}

export const isOfficeDocument = (entries: readonly ZipEntry[]): boolean =>
  entries.some(({ name }) => name === '[Content_Types].xml');

/**
 * Opens an entry of a zip archive as a stream, which never yields more bytes than the archive's directory states.
 * Throws an Error if the entry is encrypted, in an unsupported format, or not where the directory says.
 */
export async function openZipEntry(path: string, entry: ZipEntry): Promise<ZipContent> {
  refuseUnsupported(entry);
  const start = await startOf(path, entry);
  const source = createReadStream(path, { start, end: start + Math.max(0, entry.packedBytes - 1) });
  return {
    chunks: verified(source, entry),
    close: () => void source.destroy(),
  };
}

/** Pipes one stream into another and forwards read errors, which `pipe` alone would ignore. */
export function forward<T extends NodeJS.ReadWriteStream & Readable>(source: Readable, target: T): T {
  source.on('error', (error) => target.destroy(error));
  return source.pipe(target);
}

/** An error of the decompression in plain words; any other is unchanged. */
export function inPlainWords(error: unknown): unknown {
  const code = types.isNativeError(error) && 'code' in error ? error.code : undefined;
  if (code === 'Z_BUF_ERROR') return new Error('the file is cut short', { cause: error });
  if (code === 'Z_DATA_ERROR') return new Error('the compressed data are damaged', { cause: error });
  return error;
}

function refuseUnsupported(entry: ZipEntry): void {
  if (entry.isEncrypted) throw new Error(`${entry.name} in this zip file is encrypted`);
  if (entry.method !== STORED && entry.method !== DEFLATED) {
    throw new Error(`${entry.name} in this zip file is packed in a way that is not read: unpack it first`);
  }
  if ([entry.header, entry.packedBytes, entry.unpackedBytes].includes(TOO_BIG_FOR_32_BITS)) {
    throw new Error('zip files above 4 GB are not read: unpack it first');
  }
}

async function startOf(path: string, entry: ZipEntry): Promise<number> {
  const file = await open(path);
  try {
    const header = await readAt(file, entry.header, LOCAL_HEADER_BYTES);
    if (header.length < LOCAL_HEADER_BYTES || header.readUInt32LE(0) !== LOCAL_HEADER) {
      throw new Error(`this zip file is damaged: ${entry.name} does not begin where its directory says`);
    }
    const start = entry.header + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
    if (start + entry.packedBytes > (await file.stat()).size) throw new Error('this zip file is cut short');
    return start;
  } finally {
    await file.close();
  }
}

async function* verified(source: Readable, entry: ZipEntry): AsyncGenerator<Buffer> {
  const unpacked = entry.method === STORED ? source : forward(source, createInflateRaw());
  let [crc, bytes] = [0, 0];
  try {
    for await (const chunk of unpacked) {
      const buffer: Buffer = chunk;
      bytes += buffer.length;
      if (bytes > entry.unpackedBytes) break;
      crc = crc32(buffer, crc);
      yield buffer;
    }
  } catch (error) {
    throw inPlainWords(error);
  } finally {
    source.destroy();
  }
  if (crc !== entry.crc || bytes !== entry.unpackedBytes) {
    throw new Error(`this zip file is damaged: the checksum of ${entry.name} is wrong`);
  }
}

async function readDirectory(file: FileHandle, size: number): Promise<ZipEntry[]> {
  const tailBytes = Math.min(size, 65_535 + END_BYTES);
  const tail = await readAt(file, size - tailBytes, tailBytes);
  let end = tail.length - END_BYTES;
  while (end >= 0 && tail.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  if (end < 0) throw new Error('this is not a zip file, or its end is missing');
  const count = tail.readUInt16LE(end + 10);
  const [bytes, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (start + bytes > size) throw new Error('this zip file is damaged: its directory cannot be read');
  const directory = await readAt(file, start, bytes);
  const entries = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.length && directory.readUInt32LE(at) === DIRECTORY_ENTRY;) {
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field));
    const nameEnd = at + ENTRY_BYTES + (nameBytes ?? 0);
    entries.push({
      name: directory.toString('utf8', at + ENTRY_BYTES, nameEnd),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packedBytes: directory.readUInt32LE(at + 20),
      unpackedBytes: directory.readUInt32LE(at + 24),
      header: directory.readUInt32LE(at + 42),
    });
    at = nameEnd + (extraBytes ?? 0) + (commentBytes ?? 0);
  }
  if (entries.length !== count) throw new Error('this zip file is damaged: its directory cannot be read');
  return entries;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
