import { expect, it } from '@jest/globals';
import { heightOf, printedRows } from './printed-rows.js';

const LONG = '30% Coinsurance after deductible (Limit: 20 visits per year)';
const row = (text: string, differs = true, plans = 4) => ({
  label: 'Dialysis',
  texts: [text, ...Array.from({ length: plans - 1 }, () => '')],
  differs,
});
const many = (count: number, text: string, plans = 4) => Array.from({ length: count }, () => row(text, true, plans));

it('rows with long text are taller than rows with short text, and more so with more plans', () => {
  expect(heightOf(row('$25'))).toBeLessThan(heightOf(row(LONG)));
  expect(heightOf(row(LONG, true, 2))).toBeLessThan(heightOf(row(LONG, true, 4)));
});

it('benefits that are the same in all plans are not printed', () => {
  const [same, other] = [row('$25', false), row('$30')];
  expect([...printedRows([], [], [same, other])]).toEqual([other]);
});

it('properties that are the same in all plans take no room', () => {
  expect(printedRows([], [], many(10, '$25')).size).toBe(10);
  expect(
    printedRows(
      Array.from({ length: 60 }, () => row('$25', false)),
      [],
      many(10, '$25'),
    ).size,
  ).toBe(10);
});

it('benefits that differ are printed as long as they fit, so long text leaves room for fewer', () => {
  const properties = many(10, '$25');
  expect(printedRows(properties, [], many(12, '$25')).size).toBe(12);
  const [short, long] = [
    printedRows(properties, [], many(70, '$25')).size,
    printedRows(properties, [], many(70, LONG)).size,
  ];
  expect(short).toBeLessThan(70);
  expect(long).toBeLessThan(short);
  expect(printedRows(many(60, '$25'), [], many(70, '$25')).size).toBe(0);
});

it('medicines are printed before benefits, as long as they fit', () => {
  const [properties, medicines, benefits] = [many(10, '$25'), many(8, 'Covered by Plan'), many(5, '$25')];
  const printed = printedRows(properties, medicines, benefits);
  expect(medicines.every((one) => printed.has(one))).toBe(true);
  expect(printed.size).toBeGreaterThan(medicines.length);
  const tooMany = many(60, 'Covered by Plan');
  const few = printedRows(properties, tooMany, benefits);
  expect(few.size).toBeLessThan(tooMany.length);
  expect([...few].every((one) => tooMany.includes(one))).toBe(true);
});
