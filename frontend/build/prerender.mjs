import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readManifest } from './manifest.mjs';
import { PAGE_SCRIPTS } from './page-scripts.ts';

const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
/** The elements at the start of a prerendered page that belong in its head, where React has not put them itself. */
const headOf = (html) => /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(html)?.[0] ?? '';

/**
 * Writes the prerendered files: each page, an empty page for URLs with a parameter and for all other URLs, the sitemap,
 * robots.txt and script hashes for the security policy. Returns the style sheet.
 */
export async function prerender(
  {
    render,
    renderShell,
    renderShellOf,
    PAGES,
    ORIGIN_PLACEHOLDER,
    FIRM_NAMES,
    firmPlaceholder,
    YEARS_PLACEHOLDER,
    BOOT,
    START,
  },
  out,
) {
  const manifest = readManifest(out);
  const css = manifest.css.map((file) => readFileSync(join(out, file), 'utf8').trim()).join('');
  const placeholders = [['years', YEARS_PLACEHOLDER], ...FIRM_NAMES.map((name) => [name, firmPlaceholder(name)])]
    .map(([name, mark]) => `data-${name}="${mark}" `)
    .join('');
  const template = inlined(
    readFileSync(join(out, 'index.html'), 'utf8').replace('<html ', `<html ${placeholders}`),
    css,
    BOOT,
    START,
  );
  const known = new Set(manifest.filesOf(manifest.entry));
  const ownScripts = (name) => {
    const files = (PAGE_SCRIPTS[name] ?? []).flatMap((source) => manifest.filesOf(source));
    return [...new Set(files)].filter((file) => file.endsWith('.js') && !known.has(file)).map((file) => `/${file}`);
  };
  // A guarded page shows nothing of its own until the scripts know who is signed in.
  const isGuarded = (name) => name in PAGES && PAGES[name].access !== 'anyone';
  const page = (html, head, attributes, name) =>
    fill(template, head, attributes, html.slice(headOf(html).length)).replace(
      '<script data-entry=',
      `<script ${isGuarded(name) ? 'data-now ' : ''}data-own="${ownScripts(name).join(' ')}" data-entry=`,
    );
  for (const [name, { path }] of Object.entries(PAGES)) {
    if (path.includes(':')) {
      const html = await renderShellOf(name);
      write(out, `${path.slice(1, path.indexOf('/:'))}/index.html`, page(html, headOf(html), '', name));
      continue;
    }
    const html = await render(name);
    const file = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
    write(out, file, page(html, headOf(html), ` data-prerendered="${path}"`, name));
  }
  const shell = await renderShell();
  write(out, '200.html', page(shell, `${headOf(shell)}<meta name="robots" content="noindex">`, ''));
  write(out, 'csp.json', JSON.stringify({ scripts: [sha256(BOOT), sha256(START)], styles: [sha256(css)] }));
  writeLists(
    out,
    Object.values(PAGES).filter(({ inSitemap }) => inSitemap),
    ORIGIN_PLACEHOLDER,
  );
  for (const file of manifest.css) rmSync(join(out, file), { force: true });
  return css;
}

function inlined(html, css, boot, start) {
  const files = [
    ...html.matchAll(
      /<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g,
    ),
  ];
  const entry = files.find(([tag]) => tag.startsWith('<script'))[1];
  const others = files.map(([, file]) => file).filter((file) => file !== entry);
  let page = files.reduce((text, [tag]) => text.replace(tag, ''), html).replace(/<link rel="stylesheet"[^>]*>/g, '');
  page = page
    .replace('<!--boot-->', () => `<script>${boot}</script>`)
    .replace('</head>', () => `<style>${css}</style></head>`);
  return page.replace(
    '</body>',
    () => `<script data-entry="${entry}" data-pre="${others.join(' ')}">${start}</script></body>`,
  );
}

const fill = (template, head, attributes, app) =>
  template
    .replace('<!--head-->', () => head)
    .replace('<div id="root"><!--app-->', () => `<div id="root"${attributes}>${app}`);

function writeLists(out, pages, origin) {
  const urls = pages.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`).join('\n');
  write(
    out,
    'sitemap.xml',
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
  );
  write(out, 'robots.txt', `User-agent: *\nDisallow: /api/\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`);
}

function write(out, file, text) {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), text);
}
