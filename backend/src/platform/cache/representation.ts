import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';
/**
 * Brotli options for compressing replies. Quality 5 compresses nearly as well as the highest quality and takes a tenth
 * of the time.
 */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
/**
 * Minimum size, in bytes, of replies that are compressed. Compressing a smaller reply would not save a network packet.
 */
const WORTHWHILE = 1_024;

export interface Encoded {
  encoding: Encoding;
  bytes: Buffer;
}

/**
 * A JSON document in all content encodings. Each encoding is created when it is first needed and then reused.
 * Compression does not run on the main thread.
 */
export class Representation {
  private readonly made = new Map<Encoding, Promise<Buffer>>();
  private readonly ready = new Map<Encoding, Buffer>();

  private constructor(
    readonly etag: string,
    readonly size: number,
  ) {}

  static async fromText(bytes: Buffer): Promise<Representation> {
    const representation = new Representation(etagOf(bytes), bytes.length);
    representation.add('identity', bytes);
    return representation;
  }

  static async fromBrotli(compressed: Buffer): Promise<Representation> {
    const bytes = await fromBrotli(compressed);
    const representation = await Representation.fromText(bytes);
    representation.add('br', compressed);
    return representation;
  }

  text(): Promise<Buffer> {
    return this.encodedAs('identity');
  }

  brotli(): Promise<Buffer> {
    return this.encodedAs('br');
  }

  async accepted(header: string | undefined): Promise<Encoded> {
    const encoding = this.encodingFor(header);
    return { encoding, bytes: await this.encodedAs(encoding) };
  }

  /**
   * Returns the JSON in the best encoding that an `Accept-Encoding` header allows, or null if the JSON has not been
   * compressed in this encoding yet.
   */
  findAccepted(header: string | undefined): Encoded | null {
    const encoding = this.encodingFor(header);
    const bytes = this.ready.get(encoding);
    return bytes ? { encoding, bytes } : null;
  }

  private encodingFor(header: string | undefined): Encoding {
    return this.size < WORTHWHILE ? 'identity' : acceptedEncoding(header ?? '');
  }

  private add(encoding: Encoding, bytes: Buffer): void {
    this.made.set(encoding, Promise.resolve(bytes));
    this.ready.set(encoding, bytes);
  }

  private encodedAs(encoding: Encoding): Promise<Buffer> {
    const known = this.made.get(encoding);
    if (known) return known;
    const making = this.text().then((bytes) => (encoding === 'br' ? toBrotli(bytes, BROTLI) : toGzip(bytes)));
    this.made.set(encoding, making);
    void making.then(
      (bytes) => this.ready.set(encoding, bytes),
      () => this.made.delete(encoding),
    );
    return making;
  }
}

/** Computes the ETag of a reply. The ETag is weak, because all encodings of the reply share it. */
const etagOf = (bytes: Buffer): string => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/**
 * Maximum number of `Accept-Encoding` headers for which the chosen encoding is cached. Browsers send only a few
 * different ones.
 */
const MAX_REMEMBERED = 100;
const remembered = new Map<string, Encoding>();

export function acceptedEncoding(header: string): Encoding {
  const found = remembered.get(header) ?? negotiate(header);
  if (remembered.size < MAX_REMEMBERED) remembered.set(header, found);
  return found;
}

/**
 * Chooses the best encoding that an `Accept-Encoding` header allows. Encodings with q=0 are excluded (RFC 9110, section
 * 12.5.3).
 */
function negotiate(header: string): Encoding {
  const accepted = header
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
