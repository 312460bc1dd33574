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
  expect([...printedRows([], [], [], [same, other]).rows]).toEqual([other]);
});

it('properties that are the same in all plans take no room', () => {
  expect(printedRows([], [], [], many(10, '$25')).rows.size).toBe(10);
  expect(
    printedRows(
      Array.from({ length: 60 }, () => row('$25', false)),
      [],
      [],
      many(10, '$25'),
    ).rows.size,
  ).toBe(10);
});

it('benefits that differ are printed as long as they fit, so long text leaves room for fewer', () => {
  const properties = many(10, '$25');
  expect(printedRows(properties, [], [], many(12, '$25')).rows.size).toBe(12);
  const [short, long] = [
    printedRows(properties, [], [], many(70, '$25')).rows.size,
    printedRows(properties, [], [], many(70, LONG)).rows.size,
  ];
  expect(short).toBeLessThan(70);
  expect(long).toBeLessThan(short);
  expect(printedRows(many(60, '$25'), [], [], many(70, '$25')).rows.size).toBe(0);
});

const medicines = (count: number, patterns: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...row('Covered by Plan'),
    label: `Medicine ${index}, 40 mg`,
    pattern: `Yes A, B, C No D ${index % patterns}`,
  }));

it('medicines are printed before benefits, as long as they fit', () => {
  const [few, benefits] = [medicines(8, 2), many(5, '$25')];
  const { rows } = printedRows(many(10, '$25'), [], few, benefits);
  expect(few.every((one) => rows.has(one))).toBe(true);
  expect(rows.size).toBeGreaterThan(few.length);
  const tooMany = medicines(200, 200);
  const printed = printedRows(many(10, '$25'), [], tooMany, benefits).rows;
  expect(printed.size).toBeLessThan(tooMany.length);
  expect([...printed].every((one) => tooMany.includes(one as (typeof tooMany)[number]))).toBe(true);
});

it('medicines with the same answers share a line, so twenty of them have room', () => {
  expect(printedRows(many(20, '$25'), [], medicines(20, 3), []).rows.size).toBe(20);
  expect(printedRows(many(20, '$25'), [], medicines(60, 60), []).rows.size).toBeLessThan(60);
});

it('all other rows become a paragraph only beside medicines', () => {
  const visits = many(8, 'No Charge After Deductible');
  expect(printedRows(many(25, '$25'), visits, [], []).areFolded).toBe(false);
  const folded = printedRows(many(15, '$25'), visits, medicines(20, 3), []);
  expect([folded.areFolded, folded.rows.size]).toEqual([true, 20]);
});
