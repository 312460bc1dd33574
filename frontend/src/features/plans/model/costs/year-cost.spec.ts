import { describe, expect, it } from '@jest/globals';
import { aYearCost } from '../builders/plan.builder.js';
import { areAboutTheSame, differenceBetween, yearText } from './year-cost.js';

it.each([
  [6_349.99, '$6,300'],
  [6_350, '$6,400'],
  [974.99, '$950'],
  [0, '$0'],
])('an average year of $%d reads %s', (average, text) => {
  expect(yearText({ ...aYearCost(), average }, 'average')).toBe(text);
});

it('the maximum cost of a year is a sum of prices, so it is shown to the dollar', () => {
  expect(yearText({ ...aYearCost(), most: 13_912.4 }, 'most')).toBe('$13,912');
});

it('words mark an amount that rests on assumed prices', () => {
  const [care, maximum] = [aYearCost({ premiums: 0, assumed: ['care'] }), aYearCost({ assumed: ['maximum'] })];
  expect([yearText(care, 'average'), yearText(care, 'most')]).toEqual(['$1,500 (estimate)', '$9,000']);
  expect(yearText(maximum, 'most')).toBe('$13,800 (estimate)');
  expect(yearText(aYearCost({ premiums: 0, assumed: ['family amounts'] }), 'average')).toBe('$1,500');
});

it('an unknown amount is shown as not known, never as $0', () => {
  expect([yearText(null, 'median'), yearText(null, 'most')]).toEqual(['Not known', 'Not known']);
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

it('a difference is that of the amounts on the screen, unless these are the same', () => {
  const year = (average: number, most = 99_000) => ({ ...aYearCost(), average, most });
  const difference = (a: number, b: number) => differenceBetween(year(a), year(b), 'average');
  expect([difference(6_340, 6_760), difference(6_760, 6_340), difference(4_200, 4_600)]).toEqual([
    '$500',
    '$500',
    '$400',
  ]);
  expect(differenceBetween(year(6_540), year(6_690, 6_690), 'average')).toBe('$100');
  expect(differenceBetween(year(6_460), year(6_590, 6_590), 'average')).toBe('$150');
  expect(differenceBetween(year(0, 13_912), year(0, 10_600), 'most')).toBe('$3,300');
});

describe('two amounts whose difference looks the same on the screen are described in the same words', () => {
  it.each([
    ['average', 4_149, 4_151, true],
    ['average', 4_051, 4_249, true],
    ['average', 4_100, 4_200, true],
    ['average', 850, 950, true],
    ['average', 825, 974, true],
    ['average', 990, 1_051, true],
    ['average', 4_149, 4_250, false],
    ['average', 4_049, 4_151, false],
    ['average', 800, 950, false],
    ['most', 9_000, 9_100, true],
    ['most', 9_049, 9_149, true],
    ['most', 9_000, 9_101, false],
    ['most', 9_049, 9_150, false],
  ] as const)('%s: $%d and $%d are about the same: %s', (name, low, high, isSame) => {
    expect([areAboutTheSame(name, low, high), areAboutTheSame(name, high, low)]).toEqual([isSame, isSame]);
    const [a, b] = [low, high].map((dollars) => ({ ...aYearCost({ maximum: 99_000 }), [name]: dollars }));
    if (!a || !b) throw new RangeError('two years');
    const shown = [a, b].map((cost) => Number(yearText(cost, name).replace(/\D/g, '')));
    expect((shown[1] ?? NaN) - (shown[0] ?? NaN) > 100).toBe(!isSame);
  });
});
