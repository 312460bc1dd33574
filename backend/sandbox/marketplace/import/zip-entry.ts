import { open, type FileHandle } from 'node:fs/promises';

/** Position, sizes and checksum of one compressed file inside a zip archive. */
export interface ZipEntry {
  name: string;
  /** Compression method of the zip entry: 0 means stored and 8 means deflated. Other methods are not supported. */
  method: number;
  start: number;
  packedBytes: number;
  unpackedBytes: number;
  /** CRC-32 of the unpacked file. */
  crc: number;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_HEADER_BYTES = 30;
const TOO_BIG_FOR_32_BITS = 0xffffffff;
const [STORED, DEFLATED] = [0, 8];

/**
 * Finds the only .csv or .json file in a zip archive (PKWARE APPNOTE 4.3).
 * @throws Error if the archive is damaged, is an Excel workbook, or does not contain exactly one such file
 */
export async function findFileInZip(path: string): Promise<ZipEntry> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const entry = theOneToRead(await readDirectory(file, size));
    const header = await readAt(file, entry.start, LOCAL_HEADER_BYTES);
    if (header.length < LOCAL_HEADER_BYTES || header.readUInt32LE(0) !== LOCAL_HEADER) {
      throw new Error(`this zip file is damaged: ${entry.name} does not begin where its directory says`);
    }
    const start = entry.start + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
    if (start + entry.packedBytes > size) throw new Error('this zip file is cut short');
    return { ...entry, start };
  } finally {
    await file.close();
  }
}

function theOneToRead(entries: readonly (ZipEntry & { isEncrypted: boolean })[]): ZipEntry {
  if (entries.some(({ name }) => name === '[Content_Types].xml')) {
    throw new Error('this is an Excel workbook: save its sheet as CSV (UTF-8) and import that');
  }
  // Archives made on macOS also contain a metadata file for each file, with the same name after the prefix "._".
  const found = entries.filter(({ name }) => /\.(csv|json)$/i.test(name) && !/(^|\/)\._/.test(name));
  const [entry] = found;
  if (!entry) throw new Error('this zip file holds no .csv or .json file');
  if (found.length > 1) {
    throw new Error(`this zip file holds several files (${found.map(({ name }) => name).join(', ')}): unpack it first`);
  }
  if (entry.isEncrypted) throw new Error(`${entry.name} in this zip file is encrypted`);
  if (entry.method !== STORED && entry.method !== DEFLATED) {
    throw new Error(`${entry.name} in this zip file is packed in a way that is not read: unpack it first`);
  }
  if ([entry.start, entry.packedBytes, entry.unpackedBytes].includes(TOO_BIG_FOR_32_BITS)) {
    throw new Error('zip files above 4 GB are not read: unpack it first');
  }
  return entry;
}

async function readDirectory(file: FileHandle, size: number): Promise<(ZipEntry & { isEncrypted: boolean })[]> {
  const tailBytes = Math.min(size, 65_535 + END_BYTES);
  const tail = await readAt(file, size - tailBytes, tailBytes);
  let end = tail.length - END_BYTES;
  while (end >= 0 && tail.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  if (end < 0) throw new Error('this is not a zip file, or its end is missing');
  const count = tail.readUInt16LE(end + 10);
  const directory = await readAt(file, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12));
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
      start: directory.readUInt32LE(at + 42),
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
