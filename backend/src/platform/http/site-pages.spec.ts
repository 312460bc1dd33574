import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { FIRM_MARKS, STANDARD_FIRM } from '../../contract/firm.js';
import { ORIGIN_MARK } from '../../contract/pages.js';
import { packingFor, SitePages } from './site-pages.js';

const root = mkdtempSync(join(tmpdir(), 'site-pages-'));
writeFileSync(join(root, 'index.html'), `<link rel="canonical" href="${ORIGIN_MARK}/"><p>${ORIGIN_MARK}/about</p>`);
writeFileSync(join(root, 'contact.html'), `<html data-firm-address="${FIRM_MARKS.address}"><a href="tel:${FIRM_MARKS.phone}">${FIRM_MARKS.phone}</a>, ${FIRM_MARKS.address}`);
const site = new SitePages(root, 'https://advisors.example', { ...STANDARD_FIRM, address: '1 Main St <"Annex" & Co>' });
const server = fastify();
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

it('puts the configured origin in the place of every mark', async () => {
  const answer = await fetch(address);
  expect(await answer.text()).toBe('<link rel="canonical" href="https://advisors.example/"><p>https://advisors.example/about</p>');
  expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', vary: 'accept-encoding' });
});

it('writes how the firm is reached as text, in attributes too', async () => {
  const address1 = '1 Main St &#60;&#34;Annex&#34; &#38; Co&#62;';
  expect(await (await fetch(`${address}/contact`)).text()).toBe(`<html data-firm-address="${address1}"><a href="tel:1-800-555-0100">1-800-555-0100</a>, ${address1}`);
});

it('packs for browsers that take it and answers 304 to those that have the page', async () => {
  const packed = await fetch(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(await packed.text()).toContain('https://advisors.example/about');
  expect((await fetch(address, { headers: { 'if-none-match': packed.headers.get('etag') ?? '' } })).status).toBe(304);
});

it.each([['gzip, deflate, br', 'br'], ['gzip;q=1.0, br;q=0', 'gzip'], ['identity', 'identity'], [undefined, 'identity'], ['gzip;q=0.0', 'identity']])('takes from "%s" the packing %s', (accepted, packing) => {
  expect(packingFor(accepted)).toBe(packing);
});
