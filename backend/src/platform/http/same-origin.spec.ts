import { describe, expect, it } from '@jest/globals';
import { refuseCrossSite } from './app.fastify.js';

const own = ['https://www.example.org'];
const ask = (method: string, headers: Record<string, string>) => () => refuseCrossSite({ method, headers }, own);

describe('a request that makes a change', () => {
  it.each([
    ['our own page', { 'sec-fetch-site': 'same-origin' }],
    ['an older browser on our own page', { origin: 'https://www.example.org' }],
    ['a program that is no browser', {}],
  ])('is accepted from %s', (_, headers) => {
    expect(ask('POST', headers)).not.toThrow();
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling of our site', { 'sec-fetch-site': 'same-site' }],
    ['a bookmark or another program', { 'sec-fetch-site': 'none' }],
    ['another site that names our origin', { 'sec-fetch-site': 'cross-site', origin: 'https://www.example.org' }],
    ['an older browser on another site', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
  ])('is rejected from %s', (_, headers) => {
    expect(ask('POST', headers)).toThrow(/another site/);
    expect(ask('DELETE', headers)).toThrow(/another site/);
  });
});

it('that only reads is accepted from anywhere', () => {
  expect(ask('GET', { 'sec-fetch-site': 'cross-site' })).not.toThrow();
});
