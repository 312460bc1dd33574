import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';
/** Quality 5 gives nearly the size of the best at a tenth of its time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };
/** Bytes below which compression saves no packet. */
const WORTHWHILE = 1_024;

export interface Encoded {
  encoding: Encoding;
  bytes: Buffer;
}

/** The same JSON bytes in each encoding, made once when first asked for and kept. Compressing happens off the main thread. */
export class Representation {
  private readonly made = new Map<Encoding, Promise<Buffer>>();
  /** Those of them that are finished. */
  private readonly ready = new Map<Encoding, Buffer>();

  private constructor(
    readonly etag: string,
    /** Bytes of the JSON text. */
    readonly size: number,
  ) {}

  static async fromText(bytes: Buffer): Promise<Representation> {
    const representation = new Representation(etagOf(bytes), bytes.length);
    representation.has('identity', bytes);
    return representation;
  }

  static async fromBrotli(compressed: Buffer): Promise<Representation> {
    const bytes = await fromBrotli(compressed);
    const representation = await Representation.fromText(bytes);
    representation.has('br', compressed);
    return representation;
  }

  text(): Promise<Buffer> {
    return this.in('identity');
  }

  brotli(): Promise<Buffer> {
    return this.in('br');
  }

  /** The bytes to send to somebody who accepts these encodings (the header as it came). */
  async accepted(header: string | undefined): Promise<Encoded> {
    const encoding = this.encodingFor(header);
    return { encoding, bytes: await this.in(encoding) };
  }

  /** The same, if they lie ready; null when they would have to be made first. */
  acceptedNow(header: string | undefined): Encoded | null {
    const encoding = this.encodingFor(header);
    const bytes = this.ready.get(encoding);
    return bytes ? { encoding, bytes } : null;
  }

  private encodingFor(header: string | undefined): Encoding {
    return this.size < WORTHWHILE ? 'identity' : bestOf(header ?? '');
  }

  private has(encoding: Encoding, bytes: Buffer): void {
    this.made.set(encoding, Promise.resolve(bytes));
    this.ready.set(encoding, bytes);
  }

  private in(encoding: Encoding): Promise<Buffer> {
    const known = this.made.get(encoding);
    if (known) return known;
    const making = this.text().then((bytes) => (encoding === 'br' ? toBrotli(bytes, BROTLI) : toGzip(bytes)));
    this.made.set(encoding, making);
    void making.then((bytes) => this.ready.set(encoding, bytes), () => this.made.delete(encoding));
    return making;
  }
}

/** Weak: the encodings of one answer share it. */
const etagOf = (bytes: Buffer): string => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Browsers send few different headers; more than these are worked out each time. */
const MOST_KNOWN = 100;
const known = new Map<string, Encoding>();

function bestOf(header: string): Encoding {
  const found = known.get(header) ?? workedOut(header);
  if (known.size < MOST_KNOWN) known.set(header, found);
  return found;
}

function workedOut(header: string): Encoding {
  const offers = header.split(',').map((part) => part.trim().toLowerCase()).filter((part) => !/;\s*q=0(\.0*)?$/.test(part)).map((part) => part.split(';')[0]);
  if (offers.includes('br')) return 'br';
  return offers.includes('gzip') ? 'gzip' : 'identity';
}
