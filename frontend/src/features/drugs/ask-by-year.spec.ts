import { expect, it } from '@jest/globals';
import { joined, questionsOf, withNewer } from './ask-by-year.js';

const plan = (id: string, year?: number) => ({ id, name: id, year });
const fact = (rxcui: string, plan_id: string, coverage: string) => ({ rxcui, plan_id, coverage, generic_rxcui: null, generic_name: null });

it('plans of one year are one question, and the year goes along', () => {
  expect(questionsOf(['1', '2'], [plan('A', 2027), plan('B', 2027)])).toEqual([{ drugs: '1,2', planids: 'A,B', year: 2027 }]);
});

it('plans of two years are two questions, and a plan without a year leaves it to the server', () => {
  expect(questionsOf(['1'], [plan('A', 2026), plan('B', 2027), plan('C')])).toEqual([
    { drugs: '1', planids: 'A', year: 2026 }, { drugs: '1', planids: 'B', year: 2027 }, { drugs: '1', planids: 'C' },
  ]);
});

it('answers together are as old as the oldest, and stale if one is', () => {
  const [old, young] = [{ asOf: '2026-11-01T00:00:00Z', source: 'sample', stale: false } as const, { asOf: '2026-11-20T00:00:00Z', source: 'sample', stale: true } as const];
  expect(joined([{ coverage: [fact('1', 'A', 'Covered')], provenance: young }, { coverage: [fact('1', 'B', 'NotCovered')], provenance: old }]))
    .toEqual({ coverage: [fact('1', 'A', 'Covered'), fact('1', 'B', 'NotCovered')], provenance: { ...old, stale: true } });
  expect(joined([])).toBeNull();
});

it('a newer fact takes the place of the earlier one, so that no table shows two', () => {
  expect(withNewer([fact('1', 'A', 'Covered'), fact('2', 'A', 'Covered')], [fact('1', 'A', 'NotCovered')])).toEqual([fact('2', 'A', 'Covered'), fact('1', 'A', 'NotCovered')]);
});
