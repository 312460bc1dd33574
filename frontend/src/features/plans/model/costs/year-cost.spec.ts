import { expect, it } from '@jest/globals';
import { aYearCost } from '../builders/plan.builder.js';
import { mostText, yearText } from './year-cost.js';

it.each([
  [6_349.99, '$6,300'],
  [6_350, '$6,400'],
  [974.99, '$950'],
  [0, '$0'],
])('an average year of $%d reads %s', (average, text) => {
  expect(yearText({ ...aYearCost(), average }, 'average')).toBe(text);
});

it('the maximum cost of a year is a sum of prices, so it is shown to the dollar', () => {
  expect(mostText({ ...aYearCost(), most: 13_912.4 })).toBe('$13,912');
});

it('words mark an amount that rests on assumed prices', () => {
  const [care, maximum] = [aYearCost({ premiums: 0, assumed: ['care'] }), aYearCost({ assumed: ['maximum'] })];
  expect([yearText(care, 'average'), mostText(care)]).toEqual(['$1,500 (partly assumed)', '$9,000']);
  expect(mostText(maximum)).toBe('$13,800 (partly assumed)');
  expect(yearText(aYearCost({ premiums: 0, assumed: ['family amounts'] }), 'average')).toBe('$1,500');
});

it('an unknown amount is shown as not known, never as $0', () => {
  expect([yearText(null, 'median'), mostText(null)]).toEqual(['Not known', 'Not known']);
});
