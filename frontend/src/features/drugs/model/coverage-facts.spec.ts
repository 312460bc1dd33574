import { expect, it } from '@jest/globals';
import { addAnswer, factText, NO_FACTS, pairOf } from './coverage-facts.js';

const said = { rxcui: '1', plan_id: 'A', coverage: 'Covered', generic_rxcui: null, generic_name: null };

it('a medicine is "Not checked yet" before a check, not "unknown"', () => {
  expect(factText(NO_FACTS, '1', 'A')).toBe('Not checked yet');
});

it('coverage is unknown if a check returned no answer for the plan', () => {
  expect(factText({ coverage: [], asked: new Set([pairOf('1', 'A')]) }, '1', 'A')).toBe('Coverage Unknown');
});

it('coverage is shown as a check returned it', () => {
  expect(factText({ coverage: [said], asked: new Set([pairOf('1', 'A')]) }, '1', 'A')).toBe('Covered by Plan');
});

it('facts have the source and date of the oldest answer in use; repeating a check updates the date', () => {
  const answer = (asOf: string, stale = false) => ({
    coverage: [said],
    provenance: { asOf, source: 'marketplace', stale } as const,
  });
  const first = addAnswer(NO_FACTS, answer('2026-11-01T00:00:00Z', true), ['1 A']);
  expect(addAnswer(first, answer('2026-11-02T00:00:00Z'), ['2 A']).provenance).toEqual({
    asOf: '2026-11-01T00:00:00Z',
    source: 'marketplace',
    stale: true,
  });
  expect(addAnswer(first, answer('2026-11-02T00:00:00Z'), ['1 A', '2 A']).provenance).toEqual({
    asOf: '2026-11-02T00:00:00Z',
    source: 'marketplace',
    stale: false,
  });
});
