import { expect, it } from '@jest/globals';
import { vaAnswer } from './MedicineMatrix.js';

it.each([
  ['listed', 'atorvastatin ca 20mg tab', 'On VA’s list: atorvastatin ca 20mg tab'],
  ['sameMedicine', 'metoprolol', 'VA’s list has metoprolol. The strength or form may differ.'],
  ['notFound', null, 'Not on the VA list we have'],
  ['unknown', null, 'We can’t tell'],
] as const)('the text for %s (%s) is "%s"', (status, product, text) => {
  expect(vaAnswer({ va: { status, product } })).toBe(text);
});
