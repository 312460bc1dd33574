import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fastify from 'fastify';
import { STANDARD_FIRM } from '#contract/firm.js';
import { serveSite } from './static-site.js';

const root = mkdtempSync(join(tmpdir(), 'static-site-'));
for (const file of ['200.html', 'assets/app-Ab12.js', 'mark.svg', 'mark.svg.br', 'guides/five.pdf']) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), 'content');
}
for (const page of ['', 'about/', 'plan/']) {
  mkdirSync(join(root, page), { recursive: true });
  writeFileSync(join(root, page, 'index.html'), `page ${page}`);
}
const server = fastify();
const config = { frontendDir: root, appUrl: 'https://advisors.example', firm: STANDARD_FIRM };
beforeAll(() => serveSite(server, config, ''));
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

it.each([
  [
    '/assets/app-Ab12.js',
    'a file whose name changes with its content, for ever',
    'public, max-age=31536000, immutable',
  ],
  ['/mark.svg', 'a picture, for a day', 'public, max-age=86400'],
  ['/guides/five.pdf', 'other files, after asking whether they have changed', 'no-cache'],
  ['/about', 'pages, after asking whether they have changed', 'no-cache'],
  ['/shared', 'not even the page of a shared link', 'no-store'],
])('%s: browsers may use again %s', async (url, _what, cacheControl) => {
  for (const encoding of ['br', 'identity']) {
    const { headers } = await server.inject({ url, headers: { 'accept-encoding': encoding } });
    expect(headers['cache-control']).toBe(cacheControl);
  }
});

it('search engines are told not to list the page of a shared link, and may list others', async () => {
  expect((await server.inject('/shared')).headers['x-robots-tag']).toBe('noindex');
  expect((await server.inject('/about')).headers).not.toHaveProperty('x-robots-tag');
});

it.each([
  ['/', 200, 'page '],
  ['/about', 200, 'page about/'],
  ['/about/', 200, 'page about/'],
  ['/plan', 200, 'page plan/'],
  ['/plan/11111TX0000001', 200, 'page plan/'],
  ['/careers', 200, 'content'],
  ['/plan/11111TX0000001/more', 404, 'content'],
  ['/nowhere', 404, 'content'],
])('%s: answers with status %i and "%s"', async (url, status, text) => {
  const { statusCode, payload } = await server.inject(url);
  expect([statusCode, payload]).toEqual([status, text]);
});
