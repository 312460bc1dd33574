import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Firm } from '../../contract/firm.js';
import { PAGES } from '../../contract/pages.js';
import { SitePages } from './site-pages.js';

const pagePatterns = Object.values(PAGES).map(({ path }) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`));
/** What search engines ask for first; both name whole addresses. */
const LISTS = ['sitemap.xml', 'robots.txt'];
const isPage = (path: string): boolean => pagePatterns.some((pattern) => pattern.test(path));

/** Serves the built front end at this origin, as this firm's: hashed assets for good, prerendered pages by address, the empty shell for the rest. */
export async function serveSite(fastify: FastifyInstance, directory: string, origin: string, firm: Firm): Promise<void> {
  const root = resolve(directory);
  if (!existsSync(join(root, '200.html'))) return;
  await fastify.register(fastifyStatic, {
    root, wildcard: false, preCompressed: true, index: false, redirect: false, cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**', 'csp.json', '**/*.html', ...LISTS],
    setHeaders: (reply, path) => {
      void reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const pages = new SitePages(root, origin, firm);
  for (const list of LISTS) fastify.get(`/${list}`, (request, reply) => pages.send(list, request, reply));
  fastify.get('/*', (request, reply) => answerPage(root, pages, request, reply));
}

/** A page that is not in the table answers 404 with the same shell, which shows the not-found page. */
function answerPage(root: string, pages: SitePages, request: FastifyRequest, reply: FastifyReply): FastifyReply | void {
  const path = pathOf(request.url);
  if (path === null || /^\/(api|auth|health)(\/|$)/i.test(path) || /\.\w+$/.test(path)) return reply.callNotFound();
  const own = path === '/' ? 'index.html' : `${path.replace(/^\/|\/$/g, '')}/index.html`;
  const known = isPage(path);
  void reply.status(known ? 200 : 404);
  return pages.send(known && existsSync(join(root, own)) ? own : '200.html', request, reply);
}

/** The decoded path, or null when it cannot be one of ours. */
function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
    return path.includes('..') || path.includes('\0') || path.startsWith('//') ? null : path;
  } catch {
    return null;
  }
}

/** Hashes of the two constant inline scripts and the inline styles that the build wrote down. */
export function inlineHashes(directory: string): { scripts: string[]; styles: string[] } {
  const file = join(resolve(directory), 'csp.json');
  if (!existsSync(file)) return { scripts: [], styles: [] };
  const { scripts = [], styles = [] } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: string[]; styles?: string[] };
  const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash.replace(/'/g, '')}'`);
  return { scripts: quoted(scripts), styles: quoted(styles) };
}
