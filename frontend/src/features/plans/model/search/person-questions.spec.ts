import { expect, it } from '@jest/globals';
import { questionsFor } from './search-request.js';

it.each([
  ['58', '', ['tobacco', 'pregnant', 'parent']],
  ['58', 'Male', ['tobacco', 'parent']],
  ['70', 'Female', ['tobacco', 'parent', 'born']],
  ['16', 'Female', ['pregnant', 'parent']],
  ['9', '', []],
  ['', '', []],
  ['fifty', 'Female', []],
])('at the age "%s" and with the gender "%s", these questions apply: %j', (age, gender, questions) => {
  expect(questionsFor({ age, gender })).toEqual(questions);
});
