import { expect, it } from '@jest/globals';
import { planTally, vaTally } from '../coverage/MedicineMatrix.js';
import { addReply, NO_COVERAGE_DATA, pairOf } from './coverage-data.js';

const PROVENANCE = { asOf: '2026-11-01T00:00:00Z', source: 'sample', stale: false } as const;
const row = (rxcui: string, coverage: string) => ({
  rxcui,
  plan_id: 'A',
  coverage,
  generic_rxcui: null,
  generic_name: null,
});
const checked = (coverage: string[]) =>
  addReply(
    NO_COVERAGE_DATA,
    { coverage: coverage.map((word, index) => row(String(index), word)), provenance: PROVENANCE },
    coverage.map((_, index) => pairOf(String(index), 'A')),
  );

it.each([
  [['Covered', 'GenericCovered'], '1 of 2 covered, 1 as a generic only'],
  [['Covered', 'NotCovered'], '1 of 2 covered'],
  [['Covered', 'DataNotProvided'], '1 of 2 covered, 1 without data'],
  [['DataNotProvided', 'Unheard'], 'No data'],
])('a plan with the answers %j has the tally "%s"', (words, text) => {
  expect(planTally(checked(words), ['0', '1'], 'A')).toBe(text);
});

it('a plan has no tally before all medicines are checked', () => {
  expect(planTally(checked(['Covered']), ['0', '1'], 'A')).toBe('');
});

it('only medicines in the strength and form of VA’s list count as on it, and others are counted apart', () => {
  const facts = (['listed', 'sameMedicine', 'notFound'] as const).map(
    (status, index) => [String(index), { va: { status, product: null } }] as const,
  );
  expect(vaTally(['0', '1', '2'], new Map(facts))).toBe('1 of 3 on the list, 1 perhaps in another strength or form');
  expect(vaTally(['0', '2'], new Map(facts))).toBe('1 of 2 on the list');
  expect(vaTally(['0', '9'], new Map(facts))).toBe('');
});
