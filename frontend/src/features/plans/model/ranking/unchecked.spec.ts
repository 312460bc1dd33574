import { expect, it } from '@jest/globals';
import { aPlanCare } from '../builders/plan.builder.js';
import { uncheckedOf } from './unchecked.js';

const listed = (name: string) => {
  const items = [{ kind: 'doctors' as const, id: '1', name, answer: 'yes' as const, label: '', notes: [], tier: null }];
  return { ...aPlanCare(), items };
};

it.each([
  ['nobody', null, ['medicines', 'doctors']],
  ['somebody else', listed('JANE SMITH'), ['medicines', 'doctors']],
  ['the doctor, as directories write the name', listed('JANE A LEE'), ['medicines']],
])('a doctor from the quiz is checked only if on the list, not if the list has %s', (_, care, unchecked) => {
  expect(uncheckedOf({ medicines: ['Aspirin'], doctors: ['Cardiologist: Dr. Jane Lee, MD'] }, care)).toEqual(unchecked);
  expect(uncheckedOf({ medicines: [], doctors: [] }, care)).toEqual([]);
});
