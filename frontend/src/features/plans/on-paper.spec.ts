import { expect, it } from '@jest/globals';
import { heightOf, onPaper } from './on-paper.js';

const row = (text: string, differs = true) => ({ label: 'Dialysis', texts: [text, ''], differs });
const many = (count: number, text: string) => Array.from({ length: count }, () => row(text));

it('long texts take more room than short ones', () => {
  expect(heightOf(row('$25'))).toBeLessThan(heightOf(row('30% Coinsurance after deductible (Limit: 20 visits per year)')));
});

it('benefits that are the same in all plans do not stand on paper', () => {
  const [same, other] = [row('$25', false), row('$30')];
  expect([...onPaper([], [same, other])]).toEqual([other]);
});

it('all that differ stand there while there is room; after that the first of them, fewer where texts are long', () => {
  const facts = many(18, '$25');
  expect(onPaper(facts, many(25, '$25')).size).toBe(25);
  const [short, long] = [onPaper(facts, many(70, '$25')).size, onPaper(facts, many(70, '30% Coinsurance after deductible')).size];
  expect(short).toBeLessThan(70);
  expect(long).toBeLessThan(short);
  expect(onPaper(many(60, '$25'), many(70, '$25')).size).toBe(0);
});
