import { expect, it } from '@jest/globals';
import { joinReplies, mergeCoverage, questionsByYear } from './coverage-questions.js';

const plan = (id: string, year?: number) => ({ id, name: id, year });
const entry = (rxcui: string, plan_id: string, coverage: string) => ({
  rxcui,
  plan_id,
  coverage,
  generic_rxcui: null,
  generic_name: null,
});

it('plans of the same year are requested together, for that year', () => {
  expect(questionsByYear(['1', '2'], [plan('A', 2027), plan('B', 2027)])).toEqual([
    { drugs: '1,2', planids: 'A,B', year: 2027 },
  ]);
});

it('plans of two years need two requests, and without a year the server chooses one', () => {
  expect(questionsByYear(['1'], [plan('A', 2026), plan('B', 2027), plan('C')])).toEqual([
    { drugs: '1', planids: 'A', year: 2026 },
    { drugs: '1', planids: 'B', year: 2027 },
    { drugs: '1', planids: 'C' },
  ]);
});

it('merged answers have the date of the oldest one and are stale if any of them is', () => {
  const [old, young] = [
    { asOf: '2026-11-01T00:00:00Z', source: 'sample', stale: false } as const,
    { asOf: '2026-11-20T00:00:00Z', source: 'sample', stale: true } as const,
  ];
  expect(
    joinReplies([
      { coverage: [entry('1', 'A', 'Covered')], provenance: young },
      { coverage: [entry('1', 'B', 'NotCovered')], provenance: old },
    ]),
  ).toEqual({
    coverage: [entry('1', 'A', 'Covered'), entry('1', 'B', 'NotCovered')],
    provenance: { ...old, stale: true },
  });
  expect(joinReplies([])).toBeNull();
});

it('newer coverage of a medicine by a plan replaces earlier coverage', () => {
  expect(
    mergeCoverage([entry('1', 'A', 'Covered'), entry('2', 'A', 'Covered')], [entry('1', 'A', 'NotCovered')]),
  ).toEqual([entry('2', 'A', 'Covered'), entry('1', 'A', 'NotCovered')]);
});
