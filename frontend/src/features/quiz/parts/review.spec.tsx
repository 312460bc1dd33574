import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import { NO_ANSWERS, type Answers } from '../model/answers.js';
import { QUIZ } from '../model/words.js';
import { Review } from './Review.js';
import type { QuizState } from './use-quiz.js';

const METFORMIN = { rxcui: '861007', name: 'Metformin, 500 mg', fills: 12 };
const DOCTOR = { npi: '1234567893', name: 'JANE LEE', accepting: '' };
const { medicines: ofMedicines, doctors: ofDoctors } = QUIZ.review.listed;
const NO_CONSENT = { entries: [], mails: [], signUp: null, hasPhone: true };
let listed: { medicines: unknown[]; doctors: unknown[] };
beforeEach(() => {
  globalThis.fetch = async (input) => {
    const [kind] = /(?:medicines|doctors)(?=\/mine$)/.exec(String(input)) ?? [];
    return Response.json(kind === 'medicines' || kind === 'doctors' ? listed[kind] : NO_CONSENT);
  };
});

function open(answers: Answers): void {
  renderWithStore(aStoreFor(aUser()), <Review quiz={{ answers } as unknown as QuizState} />);
}

it.each([
  ['names the lists of the account, which the plans count', [METFORMIN], [DOCTOR]],
  ['says that there is nothing if the account has nothing either', [], []],
])('the review of the quiz %s', async (_, medicines, doctors) => {
  listed = { medicines, doctors };
  open(NO_ANSWERS);
  const ownText = (title: string) =>
    screen.getByText(title, { selector: 'dt' }).nextElementSibling?.querySelector('p')?.textContent;
  const { none } = QUIZ.review;
  const texts = [
    [QUIZ.titles.meds, medicines.length > 0 ? ofMedicines(METFORMIN.name) : none],
    [QUIZ.titles.doctors, doctors.length > 0 ? ofDoctors(DOCTOR.name) : none],
  ] as const;
  for (const [title, text] of texts) await waitFor(() => expect(ownText(title)).toBe(text));
});

it.each<[string, Partial<Answers>, boolean]>([
  ['nothing', {}, true],
  ['a medicine', { medications: { ...NO_ANSWERS.medications, other: ['Lipitor'] } }, false],
  ['a note about medicines', { medicationNotes: 'insulin' }, false],
  ['a doctor', { doctors: { ...NO_ANSWERS.doctors, primary: { name: 'Dr. Lee', noPreference: false } } }, false],
])('after %s was named in the quiz, the review says that nothing was only if that is so', (_, named, isSaid) => {
  listed = { medicines: [], doctors: [] };
  open({ ...NO_ANSWERS, ...named });
  expect(screen.queryByText(QUIZ.review.noPreferences) !== null).toBe(isSaid);
});
