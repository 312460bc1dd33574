import { open, type FileHandle } from 'node:fs/promises';

/** Position and size of one compressed file inside a zip archive. */
export interface ZipEntry {
  name: string;
  /** Compression method of the zip entry: 0 means stored and 8 means deflated. Other methods are not supported. */
  method: number;
  start: number;
  packedBytes: number;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const LOCAL_HEADER_BYTES = 30;
const TOO_BIG_FOR_32_BITS = 0xffffffff;

/**
 * Finds the first .csv file in a zip archive (PKWARE APPNOTE 4.3).
 * @throws if the file is not a zip archive or contains no .csv file.
 */
export async function findCsvInZip(path: string): Promise<ZipEntry> {
  const file = await open(path);
  try {
    const entries = await readDirectory(file, (await file.stat()).size);
    const entry = entries.find((each) => each.name.toLowerCase().endsWith('.csv'));
    if (!entry) throw new Error(`${path} holds no .csv file`);
    const header = await readAt(file, entry.start, LOCAL_HEADER_BYTES);
    const start = entry.start + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
    return { ...entry, start };
  } finally {
    await file.close();
  }
}

async function readDirectory(file: FileHandle, size: number): Promise<ZipEntry[]> {
  const tailBytes = Math.min(size, 65_535 + END_BYTES);
  const tail = await readAt(file, size - tailBytes, tailBytes);
  let end = tail.length - END_BYTES;
  while (end >= 0 && tail.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  if (end < 0) throw new Error('this is not a zip file, or its end is missing');
  const offset = tail.readUInt32LE(end + 16);
  if (offset === TOO_BIG_FOR_32_BITS) throw new Error('zip files above 4 GB are not read: unpack it first');
  const directory = await readAt(file, offset, tail.readUInt32LE(end + 12));
  const entries: ZipEntry[] = [];
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === DIRECTORY_ENTRY;) {
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field));
    const nameEnd = at + 46 + (nameBytes ?? 0);
    entries.push({
      name: directory.toString('utf8', at + 46, nameEnd),
      method: directory.readUInt16LE(at + 10),
      packedBytes: directory.readUInt32LE(at + 20),
      start: directory.readUInt32LE(at + 42),
    });
    at = nameEnd + (extraBytes ?? 0) + (commentBytes ?? 0);
  }
  return entries;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
