import { expect, it } from '@jest/globals';
import { fillsOf } from './use-care-coverage.js';

const known = (rxcui: string, is_brand: boolean | null) => ({
  rxcui,
  is_brand,
  generic_name: null,
  price: null,
  generic: null,
});

it('fills of generics and brands are counted apart, with one a month where the person has not said how many', () => {
  const medicines = [
    { rxcui: '1', name: 'a' },
    { rxcui: '2', name: 'b', fills: 6 },
    { rxcui: '3', name: 'c', fills: 1 },
  ];
  expect(fillsOf(medicines, [known('1', false), known('2', true), known('3', false)])).toEqual({
    genericFills: 13,
    brandFills: 6,
  });
});

it('no fills are counted if the list is empty or a medicine may be either a generic or a brand', () => {
  expect(fillsOf([], [])).toBeNull();
  expect(fillsOf([{ rxcui: '1', name: 'a' }], [known('1', null)])).toBeNull();
  expect(fillsOf([{ rxcui: '1', name: 'a' }], [])).toBeNull();
});

it('a medicine that is not covered has no fills, and one that is covered as a generic counts as a generic', () => {
  const medicines = [
    { rxcui: '1', name: 'a' },
    { rxcui: '2', name: 'b', fills: 6 },
    { rxcui: '3', name: 'c', fills: 1 },
  ];
  const answers: Record<string, 'no' | 'generic' | 'unknown'> = { '1': 'no', '2': 'generic', '3': 'unknown' };
  const all = [known('1', false), known('2', true), known('3', true)];
  expect(fillsOf(medicines, all, (rxcui) => answers[rxcui] ?? 'yes')).toEqual({ genericFills: 6, brandFills: 1 });
  expect(fillsOf(medicines, all, () => 'no')).toEqual({ genericFills: 0, brandFills: 0 });
});
