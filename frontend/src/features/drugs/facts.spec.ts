import { expect, it } from '@jest/globals';
import { factText, learned, NO_FACTS, pairOf } from './facts.js';

const said = { rxcui: '1', plan_id: 'A', coverage: 'Covered', generic_rxcui: null, generic_name: null };

it('before anything was asked, a medicine is "Not checked yet" and not "unknown"', () => {
  expect(factText(NO_FACTS, '1', 'A')).toBe('Not checked yet');
});

it('a plan that was asked and said nothing is unknown', () => {
  expect(factText({ coverage: [], asked: new Set([pairOf('1', 'A')]) }, '1', 'A')).toBe('Coverage Unknown');
});

it('a plan that was asked is quoted', () => {
  expect(factText({ coverage: [said], asked: new Set([pairOf('1', 'A')]) }, '1', 'A')).toBe('Covered by Plan');
});

it('facts keep the source and age of the oldest answer still held; what was asked again is as old as the new one', () => {
  const answer = (asOf: string, stale = false) => ({ coverage: [said], provenance: { asOf, source: 'marketplace', stale } as const });
  const first = learned(NO_FACTS, answer('2026-11-01T00:00:00Z', true), ['1 A']);
  expect(learned(first, answer('2026-11-02T00:00:00Z'), ['2 A']).provenance).toEqual({ asOf: '2026-11-01T00:00:00Z', source: 'marketplace', stale: true });
  expect(learned(first, answer('2026-11-02T00:00:00Z'), ['1 A', '2 A']).provenance).toEqual({ asOf: '2026-11-02T00:00:00Z', source: 'marketplace', stale: false });
});
