import { expect, it } from '@jest/globals';
import { TextFilter } from './text-filter.js';

it('contains every text it was made of, and hardly any other', () => {
  const texts = Array.from({ length: 2_000 }, (_, index) => `text ${index}`);
  const filter = new TextFilter(TextFilter.of(texts).bytes);
  expect(texts.every((text) => filter.has(text))).toBe(true);
  expect(Array.from({ length: 20_000 }, (_, index) => `other ${index}`).filter((text) => filter.has(text))).toEqual([]);
});
