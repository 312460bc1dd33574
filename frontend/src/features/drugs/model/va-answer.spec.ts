import { expect, it } from '@jest/globals';
import { vaAnswer } from './va-answer.js';

it.each([
  ['listed', 'atorvastatin ca 20mg tab', false, 'On VA’s list: atorvastatin ca 20mg tab'],
  ['sameMedicine', 'metoprolol', false, 'VA’s list has metoprolol. The strength or form may differ.'],
  ['notFound', null, false, 'Not on the list we hold'],
  ['notFound', null, true, 'Not in our small sample of VA’s list'],
  ['unknown', null, false, 'We cannot tell'],
] as const)('%s (%s, sample: %s) reads "%s"', (status, product, isSample, text) => {
  expect(vaAnswer({ va: { status, product } }, isSample)).toBe(text);
});
