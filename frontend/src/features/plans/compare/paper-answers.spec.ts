import { expect, it } from '@jest/globals';
import type { PlanCare } from '#features/care/index.js';
import { COVERAGE_LABELS } from '#features/care/messages/care.js';
import { paperAnswers, patternOf } from './paper-answers.js';

type Item = PlanCare['items'][number];
const item = (answer: Item['answer'], label = '', kind: Item['kind'] = 'medicines'): Item => ({
  kind,
  id: '1',
  name: 'Lipitor',
  answer,
  label,
  notes: [],
  tier: null,
});

it('each answer is printed once, with the plans that give it, and the good answers come first', () => {
  expect(paperAnswers([item('no'), item('yes'), item('unknown'), item('yes')])).toEqual([
    { answer: 'yes', at: [1, 3] },
    { answer: 'no', at: [0] },
    { answer: 'unknown', at: [2] },
  ]);
});

it('a plan that covers only the generic version is not named among those that cover the medicine', () => {
  const generic = item('generic', `${COVERAGE_LABELS.GenericCovered} (Atorvastatin)`);
  expect(paperAnswers([item('yes', COVERAGE_LABELS.Covered), generic]).map(({ answer }) => answer)).toEqual([
    'yes',
    'generic',
  ]);
});

it('a plan without an answer has no data', () => {
  expect(paperAnswers([undefined, item('yes', '', 'doctors')])).toEqual([
    { answer: 'yes', at: [1] },
    { answer: 'unknown', at: [0] },
  ]);
});

it('only medicines with the same answers of the same plans have the same pattern', () => {
  expect(patternOf([item('yes'), item('no')])).toBe(patternOf([item('yes'), item('no')]));
  expect(patternOf([item('yes'), item('no')])).not.toBe(patternOf([item('no'), item('yes')]));
});
