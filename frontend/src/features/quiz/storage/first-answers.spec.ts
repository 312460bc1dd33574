import { beforeEach, expect, it } from '@jest/globals';
import { PRIVATE_KEYS, VISIT_KEYS } from '../../session/index.js';
import { NO_ANSWERS } from '../model/answers.js';
import { firstAnswers } from './answers.slice.js';

const searchFor = (zipcode: string, age: number) =>
  localStorage.setItem(
    PRIVATE_KEYS.search,
    JSON.stringify({ place: { zipcode }, household: { people: [{ age }, { age: 9 }] } }),
  );
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('the quiz takes over the ZIP code and the age from the last plan search', () => {
  searchFor('70503', 63);
  expect(firstAnswers()).toEqual({ ...NO_ANSWERS, zip: '70503', age: '63' });
});

it('answers of the quiz itself, and a damaged search, change nothing', () => {
  searchFor('70503', 63);
  sessionStorage.setItem(VISIT_KEYS.quiz, JSON.stringify({ ...NO_ANSWERS, zip: '10001' }));
  expect(firstAnswers()).toEqual({ ...NO_ANSWERS, zip: '10001' });
  sessionStorage.clear();
  localStorage.setItem(PRIVATE_KEYS.search, '{"place":1}');
  expect(firstAnswers()).toEqual(NO_ANSWERS);
});
