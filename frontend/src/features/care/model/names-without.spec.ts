import { expect, it } from '@jest/globals';
import { namesWithout } from './names-without.js';

it('a medicine counts as listed whatever its case, spaces, brand name, form and strength', () => {
  const listed = [{ name: 'metFORMIN (Oral Pill), 500 mg' }, { name: 'Humalog Mix 75/25 (Injectable), 100 unt/ml' }];
  const names = [
    'Metformin (Glucophage)',
    ' metformin  1,000 mg',
    'humalog  mix 75/25',
    'Metformin XR',
    'Vitamin B 12',
  ];
  expect(namesWithout(names, listed)).toEqual(['Metformin XR', 'Vitamin B 12']);
  expect(namesWithout(names, [])).toEqual(names);
});
