import { describe, expect, it } from '@jest/globals';
import { ENDPOINTS } from './endpoints/endpoints.js';
import { DESCRIPTIONS } from './page-descriptions.js';
import { AFTER_LOGIN, ownPath, PAGES } from './pages.js';

describe('the path to open after signing in', () => {
  it.each([
    '/',
    '/dash',
    '/plan/12345AB1234567',
    '/quiz?step=meds',
    '/drug-coverage#results',
    '/terms?next=https://example.com',
  ])('accepts %s', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    'https://evil.example',
    'https:evil.example',
    'http:/evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,hi',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://evil.example/1',
    'mailto:a@b.c',
    'tel:1',
    '%2f%2fevil.example',
    '/%2fevil.example',
    '/%2Fevil.example',
    '%2F%2Fevil.example',
    '/%5cevil.example',
    '/%5Cevil.example',
    '%5c%5cevil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '/%0a/evil.example',
    '/%0d%0aLocation:%20https://evil.example',
    '/\u0000/evil',
    '/\u2028/x',
    '/日本',
    '/a b',
    '/x?q=\u2028',
    'evil.example',
    'www.evil.example',
    './dash',
    '../dash',
    '?next=/dash',
    '#top',
    '',
    ' /dash',
    '\t/dash',
    '/a//evil.example',
    '/.//evil.example',
    '/%',
    '/%zz',
    '/%E0%A4%A',
    '//',
    '/\\',
    'dash',
    '//evil.example/%2f..',
    'ftp://evil.example',
    'ws://evil.example',
    `/${'a'.repeat(600)}`,
  ])('rejects %j', (path) => {
    expect(ownPath(path)).toBe(AFTER_LOGIN);
  });

  it.each([undefined, null, 7, {}, ['/dash'], true])('rejects %j, which is not a text', (value) => {
    expect(ownPath(value)).toBe(AFTER_LOGIN);
  });
});

describe('pages and calls', () => {
  it('never share a path', () => {
    const calls = new Set(
      Object.values(ENDPOINTS)
        .filter(({ method }) => method === 'GET')
        .map(({ path }) => path),
    );
    for (const { path } of Object.values(PAGES)) expect(calls).not.toContain(path);
  });

  it('each have a title and a description of useful length', () => {
    for (const { title } of Object.values(PAGES)) expect(title.length).toBeGreaterThan(2);
    for (const description of Object.values(DESCRIPTIONS)) {
      expect(description.length).toBeGreaterThan(15);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });
});
