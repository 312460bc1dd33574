import { fitOf, readTyped } from './typed-text.js';

const product = {
  name: 'exampline',
  strength: '0.05 mg',
  route: 'Oral Pill',
  rxnorm_dose_form: '',
  rxterms_dose_form: '',
};

it.each([
  ['albuterol inhaler', ['albuterol'], []],
  ['metformin ER 500 mg', ['metformin'], [{ value: 500, unit: 'mg' }]],
  ['metformin extended release 1,000', ['metformin'], [{ value: 1000, unit: '' }]],
  ['nitroglycerin under the tongue', ['nitroglycerin'], []],
  ['levothyroxine 50mcg', ['levothyroxine'], [{ value: 50, unit: 'mcg' }]],
  ['lantus 100 units/ml', ['lantus'], [{ value: 100, unit: 'units' }]],
  ['fentanyl 72 hour patch', ['fentanyl'], []],
  ['pen vk', ['pen', 'vk'], []],
  ['inhaler', ['inhaler'], []],
  ['500', [], [{ value: 500, unit: '' }]],
])('"%s" names %j with the amounts %j', (text, nameWords, amounts) => {
  expect(readTyped(text)).toMatchObject({ nameWords, amounts });
});

it.each([
  ['exampline 50 mcg', 1],
  ['exampline 50', 1],
  ['exampline 0.05 mg', 1],
  ['exampline 50 mg', 0],
  ['exampline tablet', 2],
  ['exampline patch', 0],
  ['exampline pill 50 mcg', 3],
  ['exampline', 0],
])('a pill with 0.05 mg fits "%s" with %i points', (text, points) => {
  expect(fitOf(product, readTyped(text))).toBe(points);
});
