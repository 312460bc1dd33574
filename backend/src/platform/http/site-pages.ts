import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FIRM_MARKS, FIRM_NAMES, type Firm } from '../../contract/firm.js';
import { ORIGIN_MARK } from '../../contract/pages.js';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.xml': 'application/xml; charset=utf-8', '.txt': 'text/plain; charset=utf-8' };
/** Good packing at a cost of a few milliseconds per page, paid once. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
type Packing = 'br' | 'gzip' | 'identity';
interface Page {
  readonly etag: string;
  readonly bytes: Readonly<Record<Packing, Buffer>>;
}

/** Text as it stands in HTML, in an attribute too. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The built pages with this site's own settings in them. The build knows neither where the site will stand nor how the
 * firm is reached, so it writes marks; here the configured values take their place. Each page is read and packed once.
 */
export class SitePages {
  private readonly pages = new Map<string, Page>();

  constructor(
    private readonly root: string,
    private readonly origin: string,
    private readonly firm: Firm,
  ) {}

  /** Answers with a file of the build, or 304 when the browser has it. Throws when there is no such file. */
  send(file: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { etag, bytes } = this.pages.get(file) ?? this.read(file);
    void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    const packing = packingFor(request.headers['accept-encoding']);
    if (packing !== 'identity') void reply.header('content-encoding', packing);
    return reply.header('content-type', TYPES[extname(file)] ?? 'application/octet-stream').send(bytes[packing]);
  }

  private filled(text: string): string {
    const marks = [[ORIGIN_MARK, this.origin] as const, ...FIRM_NAMES.map((name) => [FIRM_MARKS[name], escaped(this.firm[name])] as const)];
    return marks.reduce((page, [mark, value]) => page.replaceAll(mark, () => value), text);
  }

  private read(file: string): Page {
    const plain = Buffer.from(this.filled(readFileSync(join(this.root, file), 'utf8')));
    const page = {
      // Weak: the same page, whichever way it is packed.
      etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
      bytes: { identity: plain, gzip: gzipSync(plain), br: brotliCompressSync(plain, BROTLI) },
    };
    this.pages.set(file, page);
    return page;
  }
}

/** The best packing a browser takes. A packing with q=0 is refused (RFC 9110, section 12.5.3). */
export function packingFor(accepted: string | string[] | undefined): Packing {
  const taken = String(accepted ?? '').split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part)).map((part) => part.split(';', 1)[0]?.trim());
  return (['br', 'gzip'] as const).find((packing) => taken.includes(packing)) ?? 'identity';
}
