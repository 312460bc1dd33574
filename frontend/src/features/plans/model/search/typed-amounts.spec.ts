import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { parseIncome, parseWholeNumber } from './typed-amounts.js';

describe('an income entered as text', () => {
  it.each<[string, number]>([
    ['34000', 34_000],
    ['0', 0],
    ['34,000', 34_000],
    ['$34,000', 34_000],
    ['$ 34,000.50', 34_000.5],
    ['34000.5', 34_000.5],
    ['.50', 0.5],
    ['34,000.', 34_000],
    ['34 000', 34_000],
    ['34\u00a0000', 34_000],
    ['1,234,567.89', 1_234_567.89],
    ['34k', 34_000],
    ['34K', 34_000],
    ['$34k', 34_000],
    ['34.5 k', 34_500],
    ['34.1k', 34_100],
    ['34 thousand', 34_000],
    ['1.2m', 1_200_000],
    ['1.2 million dollars', 1_200_000],
    ['34,000 dollars', 34_000],
    ['34k dollars', 34_000],
    ['34,000 USD', 34_000],
    ['USD 34,000', 34_000],
    ['US$34,000', 34_000],
    ['34,000$', 34_000],
    ['about 34,000', 34_000],
    ['~34k', 34_000],
    ['$34,000 a year', 34_000],
    ['34,000 dollars per year', 34_000],
    ['34k/yr', 34_000],
    ['34,000 yearly', 34_000],
    ['３４０００', 34_000],
  ])('"%s" is %d dollars a year', (typed, amount) => {
    expect(parseIncome(typed)).toEqual({ amount });
  });

  it.each([
    ['34.000', 'a point that may set thousands apart'],
    ['3,4', 'a comma that sets nothing apart'],
    ['34,00', 'a comma that may set cents apart'],
    ['34,000k', 'thousands twice'],
    ['1,23,456', 'groups that are not of three'],
    ['34,000 500', 'two ways at once'],
    ['30-40k', 'a range'],
    ['30 to 40k', 'a range in words'],
    ['34000 + 12000', 'a sum'],
    ['thirty thousand', 'words alone'],
    ['1e5', 'a programmer’s number'],
    ['0x10', 'another one'],
    ['€34,000', 'other money'],
    ['k', 'no number'],
    ['$', 'no number'],
    ['Infinity', 'no number'],
    ['34kk', 'two scales'],
  ])('"%s" is unclear: %s', (typed) => {
    expect(parseIncome(typed)).toEqual({ fault: 'unclear' });
  });

  it.each(['-5', '-$500', '$-500', '−34,000', '(34,000)', '- 5k'])('"%s" is negative', (typed) => {
    expect(parseIncome(typed)).toEqual({ fault: 'negative' });
  });

  it.each(['3000 a month', '3,000/month', '3k monthly', '$15 per hour', '15/hr', '700 a week', '3000mo'])(
    '"%s" is not an amount per year',
    (typed) => {
      expect(parseIncome(typed)).toEqual({ fault: 'notYearly' });
    },
  );

  it.each(['', '   ', '\u00a0'])('"%s" is missing', (typed) => {
    expect(parseIncome(typed)).toEqual({ fault: 'missing' });
  });

  it('is read to the cent in every notation', () => {
    const ways: readonly ((amount: number) => string)[] = [
      String,
      (amount) => amount.toLocaleString('en-US', { maximumFractionDigits: 2 }),
      (amount) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
      (amount) => `about ${amount.toFixed(2)} dollars a year`,
    ];
    const cents = fc.integer({ min: 0, max: 1_000_000_000 });
    const same = fc.property(cents, fc.constantFrom(...ways), (amount, write) => {
      const read = parseIncome(write(amount / 100));
      return 'amount' in read && Math.round(read.amount * 100) === amount;
    });
    expect(fc.check(same, { numRuns: 2_000 }).counterexample).toBeNull();
  });

  it('is either a finite amount of at least 0 or an error, for any text', () => {
    const sound = fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const read = parseIncome(typed);
      return 'fault' in read || (Number.isFinite(read.amount) && read.amount >= 0);
    });
    expect(fc.check(sound, { numRuns: 2_000 }).counterexample).toBeNull();
  });
});

describe('a whole number entered as text', () => {
  it.each<[string, number]>([
    ['58', 58],
    [' 58 ', 58],
    ['0', 0],
    ['007', 7],
  ])('"%s" is %d', (typed, number) => {
    expect(parseWholeNumber(typed)).toBe(number);
  });

  it.each(['58.5', '58.', '5 8', '1e2', '0x10', '-3', '58 years', '', '12345', '$5', '5,8'])(
    '"%s" is not a whole number',
    (typed) => {
      expect(parseWholeNumber(typed)).toBeNaN();
    },
  );
});
