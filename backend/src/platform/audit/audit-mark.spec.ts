import { expect, it } from '@jest/globals';
import { markOf, readMark } from './audit-trail.js';

const HEAD = { seq: '41', hash: '3f2a9c0b1d2e3f40'.padEnd(64, '7') };

it('a mark has the number and the beginning of the hash, and can be read again', () => {
  expect(markOf(HEAD)).toBe('41:3f2a9c0b1d2e3f40');
  expect(readMark(markOf(HEAD))).toEqual({ seq: '41', hash: '3f2a9c0b1d2e3f40' });
  expect(readMark(`41:${HEAD.hash}`)).toEqual(HEAD);
});

it.each(['', '41', '41:3f2a', ':3f2a9c0b1d2e3f40', '41:3F2A9C0B1D2E3F4Z', '-1:3f2a9c0b1d2e3f40'])(
  '%j is no mark',
  (text) => {
    expect(readMark(text)).toBeNull();
  },
);
