import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';
/** Quality 5 is nearly as small as the highest, in a tenth of the time. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
/** Bytes. Compressing a smaller reply would not save a network packet. */
const WORTHWHILE = 1_024;

export interface Encoded {
  encoding: Encoding;
  bytes: Buffer;
}

/** A JSON document, kept as Brotli (a tenth of the space) and, once asked for, gzip. Other threads compress it. */
export class Representation {
  private gzip: Promise<Buffer> | null = null;

  private constructor(
    readonly etag: string,
    /** The document, compressed with Brotli unless it is short. */
    private readonly kept: Buffer,
    private readonly isShort: boolean,
  ) {}

  static async fromText(bytes: Buffer): Promise<Representation> {
    const isShort = bytes.length < WORTHWHILE;
    return new Representation(etagOf(bytes), isShort ? bytes : await toBrotli(bytes, BROTLI), isShort);
  }

  static async fromBrotli(compressed: Buffer): Promise<Representation> {
    const bytes = await fromBrotli(compressed);
    const isShort = bytes.length < WORTHWHILE;
    return new Representation(etagOf(bytes), isShort ? bytes : compressed, isShort);
  }

  /** Number of bytes that memory keeps, without the form for clients that accept only gzip. */
  get size(): number {
    return this.kept.length;
  }

  async text(): Promise<Buffer> {
    return this.isShort ? this.kept : fromBrotli(this.kept);
  }

  async brotli(): Promise<Buffer> {
    return this.isShort ? toBrotli(this.kept, BROTLI) : this.kept;
  }

  async accepted(header: string | undefined): Promise<Encoded> {
    const encoding = this.isShort ? 'identity' : acceptedEncoding(header ?? '');
    if (encoding === 'br') return { encoding, bytes: this.kept };
    if (encoding === 'identity') return { encoding, bytes: await this.text() };
    this.gzip ??= this.text().then((bytes) => toGzip(bytes));
    return { encoding, bytes: await this.gzip };
  }
}

/** Computes the ETag of a reply. The ETag is weak, because all encodings of the reply share it. */
const etagOf = (bytes: Buffer): string => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Encodings with q=0 are excluded (RFC 9110, section 12.5.3). */
export function acceptedEncoding(header: string): Encoding {
  const accepted = header
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
