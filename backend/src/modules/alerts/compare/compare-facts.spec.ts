import { expect, it } from '@jest/globals';
import type { SavedChange } from '#contract/plans/saved-change.js';
import { compareFacts, mergeFacts } from './compare-facts.js';
import type { PlanFacts } from './plan-facts.js';

const facts = (changes: Partial<PlanFacts> = {}): PlanFacts => ({
  source: 'marketplace',
  isOffered: true,
  premium: 412.4,
  deductibles: { whole: 5_000 },
  maximums: { whole: 9_000 },
  medicines: { '861007': { name: 'Metformin', state: 'covered', tier: 'GENERIC' } },
  doctors: { '1234567890': { name: 'Dr. Rosa Diaz', inNetwork: true } },
  ...changes,
});
const medicine = (state: 'covered' | 'generic' | 'notCovered' | null, tier: string | null = 'GENERIC') => ({
  medicines: { '861007': { name: 'Metformin', state, tier } },
});
const doctor = (inNetwork: boolean | null) => ({ doctors: { '1234567890': { name: 'Dr. Rosa Diaz', inNetwork } } });

it('the same facts have no changes', () => {
  expect(compareFacts(facts(), facts())).toEqual([]);
});

it.each<[string, Partial<PlanFacts>, Partial<PlanFacts>, SavedChange[]]>([
  ['a price', {}, { premium: 438 }, [{ kind: 'premium', before: 412.4, after: 438 }]],
  ['a price that falls to $0', {}, { premium: 0 }, [{ kind: 'premium', before: 412.4, after: 0 }]],
  ['less than a cent', {}, { premium: 412.4000001 }, []],
  [
    'a deductible',
    {},
    { deductibles: { whole: 5_500 } },
    [{ kind: 'deductible', part: 'whole', before: 5_000, after: 5_500 }],
  ],
  [
    'one of two deductibles',
    { deductibles: { medical: 4_000, drug: 500 } },
    { deductibles: { medical: 4_000, drug: 600 } },
    [{ kind: 'deductible', part: 'drug', before: 500, after: 600 }],
  ],
  [
    'a deductible that now counts apart, with another sum',
    {},
    { deductibles: { medical: 5_000, drug: 500 } },
    [{ kind: 'deductible', part: 'whole', before: 5_000, after: 5_500 }],
  ],
  ['a deductible that now counts apart, with the same sum', {}, { deductibles: { medical: 4_500, drug: 500 } }, []],
  ['a maximum', {}, { maximums: { whole: 8_000 } }, [{ kind: 'maximum', part: 'whole', before: 9_000, after: 8_000 }]],
  [
    'a medicine that is dropped',
    {},
    medicine('notCovered', null),
    [{ kind: 'medicine', name: 'Metformin', before: 'covered', after: 'notCovered' }],
  ],
  [
    'a medicine that becomes covered in another tier is one change',
    medicine('notCovered', null),
    medicine('generic', 'BRAND'),
    [{ kind: 'medicine', name: 'Metformin', before: 'notCovered', after: 'generic' }],
  ],
  [
    'a tier',
    {},
    medicine('covered', 'BRAND'),
    [{ kind: 'tier', name: 'Metformin', before: 'Generic', after: 'Brand' }],
  ],
  ['a doctor who leaves', {}, doctor(false), [{ kind: 'doctor', name: 'Dr. Rosa Diaz', before: true, after: false }]],
  ['a plan that is withdrawn', {}, { isOffered: false, premium: null, deductibles: {} }, [{ kind: 'withdrawn' }]],
  [
    'a plan that is offered again at another price',
    { isOffered: false },
    { premium: 400 },
    [{ kind: 'returned' }, { kind: 'premium', before: 412.4, after: 400 }],
  ],
  ['no change of a tier that is only spelled otherwise', {}, medicine('covered', 'Generic'), []],
  ['a plan that stays withdrawn', { isOffered: false }, { isOffered: false, premium: null }, []],
])('reports %s', (_, before, after, changes) => {
  expect(compareFacts(facts(before), facts(after))).toEqual(changes);
});

it.each<[string, Partial<PlanFacts>]>([
  ['a price that is not known', { premium: null }],
  ['deductibles that are not known', { deductibles: {} }],
  ['maximums that are not known', { maximums: {} }],
  ['a medicine about which the plan says nothing', medicine(null, null)],
  ['a tier that is not known', medicine('covered', null)],
  ['a doctor about whom the plan says nothing', doctor(null)],
])('%s is no change, and a later answer is compared with what was known before', (_, unknown) => {
  expect(compareFacts(facts(), facts(unknown))).toEqual([]);
  const kept = mergeFacts(facts(), facts(unknown));
  expect(kept).toEqual(facts());
});

it('invented and real figures are not compared, and the newer ones are kept', () => {
  const sample = facts({ source: 'sample', premium: 300 });
  expect(compareFacts(sample, facts())).toEqual([]);
  expect(mergeFacts(sample, facts())).toEqual(facts());
});

it('a medicine or doctor that was added is no change, and one that was removed is forgotten', () => {
  const none = facts({ medicines: {}, doctors: {} });
  expect(compareFacts(none, facts())).toEqual([]);
  expect(compareFacts(facts(), none)).toEqual([]);
  expect(mergeFacts(facts(), none)).toEqual(none);
});

it('a medicine that is no longer covered keeps no tier', () => {
  const dropped = facts(medicine('notCovered', null));
  expect(mergeFacts(facts(), dropped)).toEqual(dropped);
});
