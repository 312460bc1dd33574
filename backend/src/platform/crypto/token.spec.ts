import { expect, it } from '@jest/globals';
import { newToken } from './cipher.js';

it('a token has 256 random bits and never repeats', () => {
  const tokens = Array.from({ length: 1_000 }, newToken);
  expect(new Set(tokens).size).toBe(1_000);
  expect(new Set(tokens.map((token) => Buffer.from(token, 'base64url').length))).toEqual(new Set([32]));
  const read = tokens.map((token) => Buffer.from(token, 'base64url'));
  for (let place = 0; place < 32; place += 1)
    expect(new Set(read.map((bytes) => bytes[place])).size).toBeGreaterThan(200);
});
