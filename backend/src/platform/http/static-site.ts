import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { copyrightYears, FIRM_NAMES, firmPlaceholder, YEARS_PLACEHOLDER, type Firm } from '#contract/firm.js';
import { ORIGIN_PLACEHOLDER, PAGES } from '#contract/pages.js';
import { acceptedEncoding, type Encoding } from '../cache/representation.js';
import type { Config } from '../config/config.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};
/** A few milliseconds per page, each only once. */
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
   * Sends a file of the front-end build, or 304 if the browser has the current version. Without a Cache-Control header
   * in the reply, browsers must ask before each use of a stored copy. Throws if the file does not exist.
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

/** The pages of the site, each with a pattern for its URLs and the name of its prerendered file. */
const PAGE_FILES = Object.values(PAGES).map(({ path }) => ({
  pattern: new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`),
  file: join(path.replace(/\/:.*$/, '').slice(1), 'index.html'),
}));
const LISTS = ['sitemap.xml', 'robots.txt'];

/**
 * Serves the front-end build. Assets with a hash in their name may be cached permanently. Prerendered pages are served
 * at their paths. Pages that are not prerendered, and unknown pages, get the empty application shell.
 */
export async function serveSite(
  fastify: FastifyInstance,
  { frontendDir, appUrl, firm }: Pick<Config, 'frontendDir' | 'appUrl' | 'firm'>,
  contactPolicy: string,
): Promise<void> {
  const root = resolve(frontendDir);
  if (!existsSync(join(root, '200.html'))) return;
  await fastify.register(fastifyStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    index: false,
    redirect: false,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**', 'csp.json', '**/*.html', ...LISTS],
    setHeaders: (reply, path) => {
      void reply.header('cache-control', cacheControlOf(path));
    },
  });
  const pages = new SitePages(root, appUrl, firm);
  for (const list of LISTS) fastify.get(`/${list}`, (request, reply) => pages.send(list, request, reply));
  fastify.get(PAGES.contact.path, (request, reply) => {
    void reply.header('content-security-policy', contactPolicy);
    return answerPage(root, pages, request, reply);
  });
  // The page of a shared link and that of the link that ends mails are the same for everyone, but no search engine
  // should list them, and no cache should store them, because their addresses contain secrets.
  for (const { path } of [PAGES.shared, PAGES.stopAlerts])
    fastify.get(path, (request, reply) => {
      void reply.headers({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
      return answerPage(root, pages, request, reply);
    });
  fastify.get('/*', (request, reply) => answerPage(root, pages, request, reply));
}

/**
 * Returns the Cache-Control header of a file, which says how long browsers may use a stored copy of the file without
 * asking the server. Files in `assets` get a new name when they change, so they may be stored for a long time. Images
 * and videos keep their names, so a browser may show an outdated one for at most a day.
 */
function cacheControlOf(path: string): string {
  if (/[\\/]assets[\\/]/.test(path)) return 'public, max-age=31536000, immutable';
  return /\.(svg|png|mp4|webm)$/.test(path.replace(/\.(br|gz)$/, '')) ? 'public, max-age=86400' : 'no-cache';
}

/** Parameters make no difference. An unknown path gets the empty shell with status 404. */
function answerPage(root: string, pages: SitePages, request: FastifyRequest, reply: FastifyReply): FastifyReply | void {
  const path = pathOf(request.url);
  if (path === null || /^\/(api|auth|health)(\/|$)/i.test(path) || /\.\w+$/.test(path)) return reply.callNotFound();
  const known = PAGE_FILES.find(({ pattern }) => pattern.test(path));
  void reply.status(known ? 200 : 404);
  return pages.send(known && existsSync(join(root, known.file)) ? known.file : '200.html', request, reply);
}

function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
    return path.includes('..') || path.includes('\0') || path.startsWith('//') ? null : path;
  } catch {
    return null;
  }
}

/** Written by the front-end build. Empty if there is no such file. */
export function inlineHashes(directory: string): { scripts: string[]; styles: string[] } {
  const file = join(resolve(directory), 'csp.json');
  if (!existsSync(file)) return { scripts: [], styles: [] };
  const { scripts = [], styles = [] } = JSON.parse(readFileSync(file, 'utf8')) as {
    scripts?: string[];
    styles?: string[];
  };
  const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash.replace(/'/g, '')}'`);
  return { scripts: quoted(scripts), styles: quoted(styles) };
}
