import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip, createInflateRaw } from 'node:zlib';
import { findCsvInZip } from './zip-entry.js';

export interface OpenText {
  chunks: AsyncIterable<string>;
  /** Size of the file on disk in bytes. For a compressed file, this is the compressed size. */
  totalBytes: number;
  readBytes(): number;
}

/**
 * Opens a .csv, .csv.gz or .zip file as a text stream, without loading the whole file, and strips the byte order mark.
 */
export async function openText(path: string): Promise<OpenText> {
  const { source, unpacked } = await unpack(path);
  const { size } = await stat(path);
  return { chunks: asText(source, unpacked), totalBytes: size, readBytes: () => source.bytesRead };
}

interface Unpacked {
  source: Readable & { bytesRead: number };
  unpacked: Readable;
}

async function unpack(path: string): Promise<Unpacked> {
  if (path.endsWith('.zip')) {
    const entry = await findCsvInZip(path);
    if (entry.method !== 0 && entry.method !== 8) throw new Error(`${entry.name}: packed in a way that is not read`);
    const source = createReadStream(path, { start: entry.start, end: entry.start + entry.packedBytes - 1 });
    return { source, unpacked: entry.method === 0 ? source : forward(source, createInflateRaw()) };
  }
  const source = createReadStream(path);
  return { source, unpacked: path.endsWith('.gz') ? forward(source, createGunzip()) : source };
}

/** Pipes one stream into another and forwards read errors, which `pipe` alone would ignore. */
function forward<T extends NodeJS.ReadWriteStream & Readable>(source: Readable, target: T): T {
  source.on('error', (error) => target.destroy(error));
  return source.pipe(target);
}

async function* asText(source: Readable, unpacked: Readable): AsyncGenerator<string> {
  try {
    let isFirst = true;
    unpacked.setEncoding('utf8');
    for await (const chunk of unpacked) {
      const text = String(chunk);
      yield isFirst ? text.replace(/^\uFEFF/, '') : text;
      isFirst = false;
    }
  } finally {
    source.destroy();
  }
}
