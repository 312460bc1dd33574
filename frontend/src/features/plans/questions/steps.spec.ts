import { expect, it } from '@jest/globals';
import { EMPTY_DRAFT, newPerson, type Draft } from '../model/search/search-draft.js';
import { isUnanswered } from './search-fields.js';
import { stepAddress, stepIn, STEPS, stepShown, type Step } from './steps.js';

const place = { zip: '75001', county: '48113 TX', year: '2027' };
const people = [{ ...newPerson(0), age: '58' }];

it.each<[Step, Partial<Draft>]>([
  ['place', {}],
  ['place', { people, income: '48000' }],
  ['people', place],
  ['people', { ...place, people: [...people, newPerson(1)] }],
  ['income', { ...place, people }],
  ['income', { ...place, people, income: '4.8.000' }],
  ['care', { ...place, people, income: '48k' }],
])('the furthest step is "%s" with these answers: %j', (furthest, answers) => {
  const draft = { ...EMPTY_DRAFT, ...answers };
  expect(stepShown(draft, 'care')).toBe(furthest);
  expect(stepShown(draft, null)).toBe('place');
});

it('an earlier step in the URL is shown although all questions are answered', () => {
  const draft = { ...EMPTY_DRAFT, ...place, people, income: '48000' };
  expect(STEPS.map((step) => stepShown(draft, step))).toEqual(STEPS);
});

it("a step's address keeps the filters of the page", () => {
  const params = new URLSearchParams('metal=Gold');
  expect(stepAddress('care', params)).toBe('?metal=Gold&step=care');
  expect(stepIn(new URLSearchParams(stepAddress('care', params)))).toBe('care');
  expect(stepAddress(null, new URLSearchParams('metal=Gold&step=care'))).toBe('?metal=Gold');
  expect(stepIn(new URLSearchParams('step=secrets'))).toBeNull();
});

it('each step knows its own unanswered questions, and the last those of all steps', () => {
  const draft = { ...EMPTY_DRAFT, ...place, income: '48000' };
  expect(STEPS.map((step) => isUnanswered(draft, step))).toEqual([false, true, false, true]);
  expect(isUnanswered(draft, null)).toBe(true);
});
