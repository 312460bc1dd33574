import { expect, it } from '@jest/globals';
import { zipOf } from './fields.js';

it.each([' 75001 ', '75001-1234', '75001 1234', '750011234', '75001–1234'])('reads %j as 75001', (typed) => {
  expect(zipOf(typed)).toBe('75001');
});

it.each(['7500', '750012', '75001-12', 'Dallas 75001', '7 5 0 0 1', ' 7500'])('leaves %j as it was typed', (typed) => {
  expect(zipOf(typed)).toBe(typed);
});
