import { expect, it } from '@jest/globals';
import { aYearCost } from '../builders/plan.builder.js';
import { differenceBetween, mostText, yearText } from './year-cost.js';

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

it.each([
  [12_262, 12_279, '$12,200 (about the maximum)'],
  [12_279, 12_279, '$12,200 (about the maximum)'],
  [12_279, 12_300, '$12,300 (about the maximum)'],
  [12_279, 12_400, '$12,300'],
  [990, 1_005, '$1,000 (about the maximum)'],
])('an average of $%d with a maximum of $%d is rounded and reads %s', (average, most, text) => {
  expect(yearText({ ...aYearCost({ premiums: 0 }), average, most }, 'average')).toBe(text);
});

it('a difference says so if the rounded amounts on the screen have another one', () => {
  const year = (average: number) => ({ ...aYearCost(), average });
  const shown = (a: number, b: number) => Object.values(differenceBetween(year(a), year(b), 'average')).join('');
  expect(shown(4_230, 4_570)).toBe('$350, before rounding,');
  expect(shown(4_200, 4_600)).toBe('$400');
  expect(differenceBetween({ ...year(0), most: 13_912 }, { ...year(0), most: 10_600 }, 'most').note).toBe('');
});
