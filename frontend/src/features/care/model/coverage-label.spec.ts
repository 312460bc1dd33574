import { expect, it } from '@jest/globals';
import { coverageLabel } from './coverage-text.js';

it.each([
  ['Covered', null, 'Covered by Plan'],
  ['NotCovered', null, 'Not Covered by Plan'],
  ['GenericCovered', 'atorvastatin', 'Generic Version Covered (atorvastatin)'],
  ['GenericCovered', null, 'Generic Version Covered'],
  ['DataNotProvided', null, 'Coverage Data Not Available'],
  ['SomethingNew', null, 'Coverage Unknown'],
  ['toString', null, 'Coverage Unknown'],
])('the label for %s (generic: %s) is "%s"', (coverage, generic_name, label) => {
  expect(coverageLabel({ coverage, generic_name })).toBe(label);
});

it('a missing answer is unknown, never "not covered"', () => {
  expect(coverageLabel(undefined)).toBe('Coverage Unknown');
});
