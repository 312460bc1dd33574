import { expect, it } from '@jest/globals';
import { aPlanCare } from '../builders/plan.builder.js';
import { uncheckedOf } from './unchecked.js';

const listed = (name: string) => {
  const items = [{ kind: 'doctors' as const, id: '1', name, answer: 'yes' as const, label: '', notes: [], tier: null }];
  return { ...aPlanCare(), items };
};

it.each([
  ['nobody', null, ['Aspirin', 'your doctor']],
  ['somebody else', listed('JANE SMITH'), ['Aspirin', 'your doctor']],
  ['the doctor, as directories write the name', listed('JANE A LEE'), ['Aspirin']],
])('a doctor from the quiz is checked only if on the list, not if the list has %s', (_, care, unchecked) => {
  expect(uncheckedOf({ medicines: ['Aspirin'], doctors: ['Cardiologist: Dr. Jane Lee, MD'] }, care)).toEqual(unchecked);
  expect(uncheckedOf({ medicines: [], doctors: [] }, care)).toEqual([]);
});

it.each(['Dr. Jane Lee', 'Cardiologist: Dr.', 'Dr.', '?'])(
  'a doctor from the quiz whose name says nothing, or who is not on the list, is not checked: %s',
  (doctor) => {
    expect(uncheckedOf({ medicines: [], doctors: [doctor] }, listed('JOHN SMITH'))).toEqual(['your doctor']);
  },
);

it('a medicine from the quiz is checked if one of that name is on the list', () => {
  const named = { medicines: ['Metformin (Glucophage)'], doctors: [] };
  const [item] = aPlanCare().items;
  const care = { ...aPlanCare(), items: item ? [{ ...item, name: 'metFORMIN (Oral Pill), 500 mg' }] : [] };
  expect(uncheckedOf(named, care)).toEqual([]);
  expect(uncheckedOf({ ...named, medicines: [...named.medicines, 'Aspirin'] }, care)).toEqual(['Aspirin']);
});

it('a doctor without a role is checked if on the list', () => {
  expect(uncheckedOf({ medicines: [], doctors: ['Dr. Jane Lee'] }, listed('JANE A LEE'))).toEqual([]);
});

it('names up to two medicines, counts more, and says whether one doctor or more are left', () => {
  const doctors = ['Cardiologist: Dr. Jane Lee', 'Dr. Ann Roe', 'Dr. Tom Poe'];
  const medicines = ['Aspirin', 'Ozempic', 'Lipitor'];
  const quiz = { medicines: medicines.slice(0, 2), doctors: doctors.slice(0, 2) };
  expect(uncheckedOf(quiz, listed('JANE LEE'))).toEqual(['Aspirin', 'Ozempic', 'your doctor']);
  expect(uncheckedOf({ medicines, doctors }, listed('JANE LEE'))).toEqual(['3 medicines', 'your doctors']);
});
