import { expect, it } from '@jest/globals';
import { aYearCost } from '../builders/plan.builder.js';
import { belowAverageText, oddsText } from './odds-text.js';

it.each([
  [0.083, 'About 1 in 12 people pay this much.'],
  [0.227, 'About 1 in 4 people pay this much.'],
  [0.55, 'About 6 in 10 people pay this much.'],
  [0.004, 'Fewer than 1 in 100 people pay this much.'],
])('odds of %d read %s', (oddsOfMost, text) => {
  expect(oddsText({ ...aYearCost(), oddsOfMost })).toBe(text);
});

it('a plan under which care costs nothing has no odds', () => {
  expect(oddsText({ ...aYearCost({ care: 0, maximum: 0 }), oddsOfMost: 1 })).toBe('');
});

it.each([
  [0.63, 'About 6 in 10 pay less than the average.'],
  [0.98, 'About 9 in 10 pay less than the average.'],
])('a share of %d below the average reads %s', (shareBelowAverage, text) => {
  expect(belowAverageText({ ...aYearCost(), shareBelowAverage })).toBe(text);
});
