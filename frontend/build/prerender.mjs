import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readManifest } from './manifest.mjs';

const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
/** React puts what belongs in the head in front when it does not render the head itself. */
const HEAD_PARTS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Writes every page without parameters, the empty shell, sitemap, robots and the hashes for the security policy. Gives back the style sheet. */
export async function prerender({ render, PAGES, ORIGIN_MARK, FIRM_MARKS, BOOT, START }, out) {
  const manifest = readManifest(out);
  const css = manifest.css.map((file) => readFileSync(join(out, file), 'utf8').trim()).join('');
  const marks = Object.entries({ origin: ORIGIN_MARK, ...FIRM_MARKS }).map(([name, mark]) => `data-${name}="${mark}" `).join('');
  const template = inlined(readFileSync(join(out, 'index.html'), 'utf8').replace('<html ', `<html ${marks}`), css, BOOT, START);
  const pages = Object.values(PAGES).filter(({ path }) => !path.includes(':'));
  for (const { path } of pages) {
    const html = await render(path);
    const head = HEAD_PARTS.exec(html)?.[0] ?? '';
    write(out, path === '/' ? 'index.html' : `${path.slice(1)}/index.html`, fill(template, head, ` data-prerendered="${path}"`, html.slice(head.length)));
  }
  write(out, '200.html', fill(template, '<meta name="robots" content="noindex">', '', ''));
  write(out, 'csp.json', JSON.stringify({ scripts: [sha256(BOOT), sha256(START)], styles: [sha256(css)] }));
  writeLists(out, Object.values(PAGES).filter(({ inSitemap }) => inSitemap), ORIGIN_MARK);
  for (const file of manifest.css) rmSync(join(out, file), { force: true });
  return css;
}

/** The style sheet goes into the page; scripts are fetched after the first paint. */
function inlined(html, css, boot, start) {
  const files = [...html.matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g)];
  const entry = files.find(([tag]) => tag.startsWith('<script'))[1];
  const others = files.map(([, file]) => file).filter((file) => file !== entry);
  let page = files.reduce((text, [tag]) => text.replace(tag, ''), html).replace(/<link rel="stylesheet"[^>]*>/g, '');
  page = page.replace('<!--boot-->', () => `<script>${boot}</script>`).replace('</head>', () => `<style>${css}</style></head>`);
  return page.replace('</body>', () => `<script data-entry="${entry}" data-pre="${others.join(' ')}">${start}</script></body>`);
}

const fill = (template, head, attributes, app) =>
  template.replace('<!--head-->', () => head).replace('<div id="root"><!--app-->', () => `<div id="root"${attributes}>${app}`);

function writeLists(out, pages, origin) {
  const urls = pages.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`).join('\n');
  write(out, 'sitemap.xml', `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`);
  write(out, 'robots.txt', `User-agent: *\nDisallow: /api/\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`);
}

function write(out, file, text) {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), text);
}
