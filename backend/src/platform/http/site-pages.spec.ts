import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { firmPlaceholder, STANDARD_FIRM, YEARS_PLACEHOLDER } from '#contract/firm.js';
import { ORIGIN_PLACEHOLDER } from '#contract/pages.js';
import { SitePages } from './static-site.js';

const root = mkdtempSync(join(tmpdir(), 'site-pages-'));
writeFileSync(
  join(root, 'index.html'),
  `<link rel="canonical" href="${ORIGIN_PLACEHOLDER}/"><p>${ORIGIN_PLACEHOLDER}/about</p>`,
);
writeFileSync(
  join(root, 'contact.html'),
  `<html data-firm-address="${firmPlaceholder('address')}"><a href="tel:${firmPlaceholder('phone')}">` +
    `${firmPlaceholder('phone')}</a>, ${firmPlaceholder('address')}`,
);
writeFileSync(join(root, 'years.html'), `© ${YEARS_PLACEHOLDER}`);
let today = new Date(2025, 11, 31);
const firm = { ...STANDARD_FIRM, address: '1 Main St <"Annex" & Co>' };
const site = new SitePages(root, 'https://advisors.example', firm, () => today);
const server = fastify();
server.get('/years', (request, reply) => site.send('years.html', request, reply));
server.get('/contact', (request, reply) => site.send('contact.html', request, reply));
server.get('/', (request, reply) => site.send('index.html', request, reply));
let address: string;
beforeAll(async () => {
  address = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

it('replaces every placeholder with the configured origin', async () => {
  const answer = await fetch(address);
  expect(await answer.text()).toBe(
    '<link rel="canonical" href="https://advisors.example/"><p>https://advisors.example/about</p>',
  );
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
});

it("writes the firm's contact details as text, even in attributes", async () => {
  const address1 = '1 Main St &lt;&quot;Annex&quot; &amp; Co&gt;';
  expect(await (await fetch(`${address}/contact`)).text()).toBe(
    `<html data-firm-address="${address1}"><a href="tel:1-800-555-0100">1-800-555-0100</a>, ${address1}`,
  );
});

it('a page that was built in one year names the next year once it has begun', async () => {
  const text = async () => (await fetch(`${address}/years`)).text();
  expect(await text()).toBe('© 2025');
  today = new Date(2026, 0, 1);
  expect(await text()).toBe('© 2025–2026');
  today = new Date(2028, 5, 1);
  expect(await text()).toBe('© 2025–2028');
});

it('compresses for browsers that accept it, and sends 304 to those that have the page', async () => {
  const compressed = await fetch(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(await compressed.text()).toContain('https://advisors.example/about');
  expect((await fetch(address, { headers: { 'if-none-match': compressed.headers.get('etag') ?? '' } })).status).toBe(
    304,
  );
});
