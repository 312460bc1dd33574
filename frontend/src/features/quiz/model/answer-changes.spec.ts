import {
  addCondition,
  added,
  addMedicine,
  doctorsToAsk,
  medicineNeeds,
  setCondition,
  setDoctor,
  setMedications,
  submitNeeds,
  tickNeed,
} from './answer-changes.js';
import { NO_ANSWERS } from './answers.js';
import { STEPS, stepShown } from './steps.js';
import { QUIZ } from './words.js';

const withNeed = (need: Parameters<typeof tickNeed>[1]) => tickNeed(NO_ANSWERS, need, true);

it('ticking diabetes confirms it as a condition, and unticking it removes the condition', () => {
  const ticked = withNeed('diabetes');
  expect(ticked.diabetesConfirmed).toBe(true);
  expect(tickNeed(ticked, 'diabetes', false)).toEqual(NO_ANSWERS);
});

it('unticking a need removes its conditions, medicines and specialist', () => {
  const heart = setDoctor(
    setMedications(setCondition(withNeed('heart'), 'heart', 'afib', true), 'heart', ['Warfarin']),
    'cardiologist',
    { name: 'Dr. Lee' },
  );
  expect(tickNeed(heart, 'heart', false)).toEqual(NO_ANSWERS);
});

it('unticking "Other" removes its text, conditions and typed entry', () => {
  const other = { ...withNeed('other'), otherText: 'asthma', otherConditions: ['Asthma'], otherEntry: 'Go' };
  expect(tickNeed(other, 'other', false)).toEqual(NO_ANSWERS);
});

it('submitting the needs trims the free text and removes medicines of hidden lists', () => {
  const free = setMedications(NO_ANSWERS, 'heart', ['Warfarin']);
  expect(submitNeeds(free).medications.heart).toEqual(['Warfarin']);
  const brain = submitNeeds({ ...tickNeed(free, 'brain', true), otherText: '' });
  expect(brain.medications.heart).toEqual([]);
  expect(submitNeeds({ ...withNeed('other'), otherText: '  asthma ' }).otherText).toBe('asthma');
});

it('submitting the needs keeps the list of other medicines, which belongs to no need', () => {
  expect(submitNeeds(setMedications(NO_ANSWERS, 'other', ['Aspirin'])).medications.other).toEqual(['Aspirin']);
});

it('shows the medicine lists of the ticked needs, or all of them if none is ticked', () => {
  expect(medicineNeeds(NO_ANSWERS)).toEqual(['heart', 'brain', 'mobility', 'diabetes']);
  expect(medicineNeeds(withNeed('brain'))).toEqual(['brain']);
  expect(medicineNeeds(withNeed('other'))).toEqual([]);
});

it('adding trims an entry and ignores empty entries and duplicates', () => {
  expect(added(added(added([], '  Gout '), ' '), 'gout')).toEqual(['Gout']);
  expect(addCondition({ ...NO_ANSWERS, otherEntry: ' Gout ' })).toMatchObject({
    otherConditions: ['Gout'],
    otherEntry: '',
  });
  expect(addMedicine({ ...NO_ANSWERS, medicineEntry: ' Aspirin ' })).toMatchObject({
    medications: { other: ['Aspirin'] },
    medicineEntry: '',
  });
});

it('asks about the specialist for each ticked need', () => {
  expect(doctorsToAsk(NO_ANSWERS)).toEqual(['primary']);
  expect(doctorsToAsk(tickNeed(withNeed('mobility'), 'brain', true))).toEqual([
    'primary',
    'neurologist',
    'orthopedist',
  ]);
});

it('choosing "No preference" clears the name of the doctor', () => {
  const named = setDoctor(NO_ANSWERS, 'primary', { name: 'Dr. Lee' });
  expect(setDoctor(named, 'primary', { noPreference: true }).doctors.primary).toEqual({ name: '', noPreference: true });
});

it('shows the first step if the URL names no step, an unknown step or one that does not apply', () => {
  const known = { ...NO_ANSWERS, zip: '70801', age: '70', coverage: 'medicare' as const };
  expect([null, 'nonsense', 'needs_heart'].map((wanted) => stepShown(known, wanted))).toEqual([
    'location',
    'location',
    'location',
  ]);
  expect(stepShown(NO_ANSWERS, 'meds')).toBe('location');
  expect(stepShown(known, 'meds')).toBe('meds');
});

it('uses the labels of the specification', () => {
  expect(STEPS.map(({ progress }) => QUIZ.progress(progress, 5))).toEqual(
    ['1', '2', '2', '2', '2', '2', '2', '3', '4', '5', '5'].map((step) => `Step ${step} of 5`),
  );
  expect(QUIZ.buttons).toEqual({
    back: 'Back',
    next: 'Next',
    needs: 'Continue',
    doctors: 'Save My Doctors',
    benefits: 'See My Matches',
    final: 'Finish',
  });
  expect(QUIZ.doctors.orthopedist).toBe('Orthopedist / Rheumatologist');
  expect(QUIZ.doctors.noPreference).toBe('No preference');
  expect(QUIZ.basics.zipHint).toBe('Enter a 5-digit ZIP code');
  expect(QUIZ.title).toContain('under 3 minutes');
});

it('says how long the answers stay, also for people who cannot log out', () => {
  expect(QUIZ.lead).toMatch(
    /until you close the tab\. .* stay longer: until you log out\. Without an account, .* 24 hours/,
  );
});

it('does not ask people to log in before they see plans, because plans need no account', () => {
  expect(QUIZ.review.plansHint).not.toContain('You log in');
});
