import { expect, it } from '@jest/globals';
import { addReply, coverageText, coverageTone, NO_COVERAGE_DATA, pairOf } from './coverage-data.js';

const said = { rxcui: '1', plan_id: 'A', coverage: 'Covered', generic_rxcui: null, generic_name: null };

it('a medicine is "Not checked yet" before a check, not "unknown"', () => {
  expect(coverageText(NO_COVERAGE_DATA, '1', 'A')).toBe('Not checked yet');
});

it('coverage is unknown if a check returned no answer for the plan', () => {
  expect(coverageText({ coverage: [], asked: new Set([pairOf('1', 'A')]) }, '1', 'A')).toBe('Coverage Unknown');
});

it('coverage is shown as a check returned it', () => {
  expect(coverageText({ coverage: [said], asked: new Set([pairOf('1', 'A')]) }, '1', 'A')).toBe('Covered by Plan');
});

it('coverage data has the source and date of the oldest answer in use; repeating a check updates the date', () => {
  const answer = (asOf: string, stale = false) => ({
    coverage: [said],
    provenance: { asOf, source: 'marketplace', stale } as const,
  });
  const first = addReply(NO_COVERAGE_DATA, answer('2026-11-01T00:00:00Z', true), ['1 A']);
  expect(addReply(first, answer('2026-11-02T00:00:00Z'), ['2 A']).provenance).toEqual({
    asOf: '2026-11-01T00:00:00Z',
    source: 'marketplace',
    stale: true,
  });
  expect(addReply(first, answer('2026-11-02T00:00:00Z'), ['1 A', '2 A']).provenance).toEqual({
    asOf: '2026-11-02T00:00:00Z',
    source: 'marketplace',
    stale: false,
  });
});

it('the tone of a coverage repeats its label: no data is neutral, and what nobody has checked has none', () => {
  const asked = new Set([pairOf('1', 'A')]);
  const toneOf = (coverage: string) => coverageTone({ coverage: [{ ...said, coverage }], asked }, '1', 'A');
  expect(['Covered', 'GenericCovered', 'NotCovered', 'DataNotProvided', 'SomethingNew'].map(toneOf)).toEqual([
    'good',
    'warn',
    'bad',
    'none',
    'none',
  ]);
  expect(coverageTone(NO_COVERAGE_DATA, '1', 'A')).toBeUndefined();
});
