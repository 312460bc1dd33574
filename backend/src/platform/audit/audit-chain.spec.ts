import { expect, it } from '@jest/globals';
import { canonicalJson } from './audit-chain.js';

it('the same content produces the same JSON, whatever the order of its keys', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
  expect(canonicalJson({ a: 1, b: undefined })).toBe(canonicalJson({ a: 1 }));
});
