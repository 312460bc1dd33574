import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import escapeHtml from 'escape-html';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { copyrightYears, FIRM_NAMES, firmPlaceholder, YEARS_PLACEHOLDER, type Firm } from '#contract/firm.js';
import { ORIGIN_PLACEHOLDER } from '#contract/pages.js';
import { acceptedEncoding, type Encoding } from '../cache/representation.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};
/**
 * Brotli options for strong compression. Compressing a page takes a few milliseconds, but each page is compressed only
 * once.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
interface Page {
  readonly etag: string;
  readonly bytes: Readonly<Record<Encoding, Buffer>>;
}

/**
 * The prerendered pages with the settings of this site. The build does not know the site's origin or the firm's contact
 * details, so it writes placeholders into the pages. This class replaces the placeholders. A page is prepared again
 * only when a new year begins, because the copyright line contains the year.
 */
export class SitePages {
  private readonly pages = new Map<string, Page>();
  private years = '';

  constructor(
    private readonly root: string,
    private readonly origin: string,
    private readonly firm: Firm,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /**
   * Sends a file of the front-end build, or 304 if the browser already has the current version. Unless the reply
   * already has a Cache-Control header, browsers must ask the server before each use of a stored copy. Throws if the
   * file does not exist.
   */
  send(file: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    this.renew();
    const { etag, bytes } = this.pages.get(file) ?? this.read(file);
    const cacheControl = reply.getHeader('cache-control') ?? 'no-cache';
    void reply.headers({ 'cache-control': cacheControl, vary: 'accept-encoding', etag });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    const encoding = acceptedEncoding(String(request.headers['accept-encoding'] ?? ''));
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.header('content-type', TYPES[extname(file)] ?? 'application/octet-stream').send(bytes[encoding]);
  }

  private renew(): void {
    const years = copyrightYears(this.now());
    if (years === this.years) return;
    this.years = years;
    this.pages.clear();
  }

  private fillIn(text: string): string {
    const values = [
      [ORIGIN_PLACEHOLDER, this.origin] as const,
      [YEARS_PLACEHOLDER, this.years] as const,
      ...FIRM_NAMES.map((name) => [firmPlaceholder(name), escapeHtml(this.firm[name])] as const),
    ];
    return values.reduce((page, [placeholder, value]) => page.replaceAll(placeholder, () => value), text);
  }

  private read(file: string): Page {
    const plain = Buffer.from(this.fillIn(readFileSync(join(this.root, file), 'utf8')));
    const page = {
      // The ETag is weak, because all encodings of the page share it.
      etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
      bytes: { identity: plain, gzip: gzipSync(plain), br: brotliCompressSync(plain, BROTLI) },
    };
    this.pages.set(file, page);
    return page;
  }
}
