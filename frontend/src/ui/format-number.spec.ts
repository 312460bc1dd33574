import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatNumber } from './format.js';

it.each([
  [0, 0, '0'],
  [1234.5, 0, '1,235'],
  [1234.5, 2, '1,234.50'],
  [1.005, 2, '1.01'],
  [999.995, 2, '1,000.00'],
  [0.004, 2, '0.00'],
  [1_234_567, 0, '1,234,567'],
  [-1234.56, 2, '-1,234.56'],
])('%d with %d decimals is %s', (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text);
});

it('writes what Intl writes for American English', () => {
  const formats = [0, 2].map(
    (decimals) =>
      [
        decimals,
        new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
      ] as const,
  );
  const amount = fc.oneof(
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((thousandths) => thousandths / 1_000),
    fc.integer({ min: -2_000_000, max: 2_000_000 }),
  );
  fc.assert(
    // Adding 0 turns -0 into 0.
    fc.property(
      amount.map((value) => value + 0),
      (value) => {
        for (const [decimals, format] of formats) expect(formatNumber(value, decimals)).toBe(format.format(value));
      },
    ),
    { numRuns: 2_000 },
  );
});
