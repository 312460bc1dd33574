import { expect, it } from '@jest/globals';
import { LENGTHS } from '#contract/limits/fields.js';
import { addCondition, addMedicine, setMedications } from './answer-changes.js';
import { hasAnswers, NO_ANSWERS, type Answers } from './answers.js';
import { addingMessage, leavingMessage } from './entry-messages.js';
import { hasBasics } from './steps.js';
import { QUIZ } from './words.js';

const { chips } = QUIZ;
const taking = (...diabetes: string[]): Answers => setMedications(NO_ANSWERS, 'diabetes', diabetes);

it.each([
  ['Gout', [], chips.added('Gout')],
  [' Gout ', [], chips.added('Gout')],
  ['gout', ['Gout'], 'Gout is already on your list.'],
  ['  ', ['Gout'], ''],
  ['metformin', ['Metformin (Glucophage)'], 'metformin is already on your list as Metformin (Glucophage).'],
  ['Glucophage', ['Metformin (Glucophage)'], 'Glucophage is already on your list as Metformin (Glucophage).'],
])('shows the right message for adding "%s" to the list %j', (entry, list, sentence) => {
  expect(addingMessage(list, entry)).toBe(sentence);
});

it('a medicine that is ticked in one list is not added to another', () => {
  const after = addMedicine({ ...taking('Metformin (Glucophage)'), medicineEntry: 'Metformin' });
  expect(after.medications.other).toEqual([]);
  expect(after.medicineEntry).toBe('');
});

it('an entry that does not fit into a full list stays in its field, with a message', () => {
  const otherConditions = Array.from({ length: LENGTHS.listItems }, (_, index) => `Condition ${index}`);
  const full = { ...NO_ANSWERS, otherConditions, otherEntry: 'Gout' };
  expect(addCondition(full)).toEqual(full);
  expect(addingMessage(otherConditions, 'Gout')).toBe(chips.full(LENGTHS.listItems));
});

it("leaving a step shows a message only about that step's own entry", () => {
  const typed = { ...taking('Metformin (Glucophage)'), medicineEntry: 'metformin', otherEntry: 'Gout' };
  expect(leavingMessage(typed, 'meds')).toBe(chips.already('metformin', 'Metformin (Glucophage)'));
  expect(leavingMessage(typed, 'needs_other')).toBe('Gout added to your conditions.');
  expect(leavingMessage(typed, 'doctors')).toBe('');
});

it.each([
  ['0', true],
  ['120', true],
  ['121', false],
  ['999', false],
  ['58.5', false],
  ['', false],
])('whether the age "%s" is accepted: %s', (age, isTaken) => {
  expect(hasBasics({ ...NO_ANSWERS, zip: '70801', coverage: 'medicare', age })).toBe(isTaken);
});

it('consent alone does not count as an answer', () => {
  expect(hasAnswers(NO_ANSWERS)).toBe(false);
  expect(hasAnswers({ ...NO_ANSWERS, zip: '7' })).toBe(true);
  const serverData = {
    contactConsent: true,
    consentTimestamp: '2026-11-02T10:00:00.000Z',
    channel: 'phone',
    purpose: '',
    privacyVersion: 'v1',
    contactWindow: null,
    contactPhone: null,
  } as const;
  expect(hasAnswers({ ...NO_ANSWERS, serverData })).toBe(false);
});
