import { expect, it } from '@jest/globals';
import { heightOf, printedRows } from './printed-rows.js';

const row = (text: string, differs = true) => ({ label: 'Dialysis', texts: [text, ''], differs });
const many = (count: number, text: string) => Array.from({ length: count }, () => row(text));

it('rows with long text are taller than rows with short text', () => {
  expect(heightOf(row('$25'))).toBeLessThan(
    heightOf(row('30% Coinsurance after deductible (Limit: 20 visits per year)')),
  );
});

it('benefits that are the same in all plans are not printed', () => {
  const [same, other] = [row('$25', false), row('$30')];
  expect([...printedRows([], [same, other])]).toEqual([other]);
});

it('benefits that differ are printed as long as they fit, so long text leaves room for fewer', () => {
  const properties = many(18, '$25');
  expect(printedRows(properties, many(25, '$25')).size).toBe(25);
  const [short, long] = [
    printedRows(properties, many(70, '$25')).size,
    printedRows(properties, many(70, '30% Coinsurance after deductible')).size,
  ];
  expect(short).toBeLessThan(70);
  expect(long).toBeLessThan(short);
  expect(printedRows(many(60, '$25'), many(70, '$25')).size).toBe(0);
});
