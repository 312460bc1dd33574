import {
  addCondition,
  added,
  doctorsToAsk,
  medicineNeeds,
  removed,
  setCondition,
  setDoctor,
  setMedications,
  tickNeed,
} from './answer-changes.js';
import {
  BENEFITS,
  CONDITIONS,
  DOCTORS,
  MEDICINE_NEEDS,
  NEEDS,
  NO_ANSWERS,
  SPECIALISTS,
  type Answers,
  type DetailedNeed,
} from './answers.js';
import { arrive, backward, forward, type Quiz } from './quiz-navigation.js';
import { hasBasics, STEPS } from './steps.js';

/**
 * Number of random paths through the quiz to check. It is 1,000, or 10,000 if the environment variable FUZZ is `all`.
 */
const TURNS = process.env['FUZZ'] === 'all' ? 10_000 : 200;

/**
 * Creates a generator of small pseudo-random numbers (mulberry32). The same seed always gives the same numbers, so that
 * a failing sequence of steps can be reproduced.
 */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}
type Roll = ReturnType<typeof dice>;
const pick = <T>(list: readonly T[], roll: Roll): T => {
  const found = list[roll(list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};
const DETAILED = Object.keys(CONDITIONS) as DetailedNeed[];

function act({ answers, step }: Quiz, roll: Roll): Answers {
  if (step === 'location')
    return {
      ...answers,
      zip: pick(['70801', '7080', ''], roll),
      age: pick(['67', '5', ''], roll),
      coverage: pick(['medicare', 'not_sure', ''] as const, roll),
    };
  if (step === 'needs')
    return roll(4) === 0
      ? { ...answers, otherText: answers.needs.other ? '  asthma ' : '' }
      : tickNeed(answers, pick(NEEDS, roll), roll(2) === 0);
  if (step === 'needs_diabetes') return { ...answers, diabetesConfirmed: roll(2) === 0 };
  if (step === 'needs_other')
    return roll(3) === 0
      ? { ...answers, otherConditions: removed(answers.otherConditions, 'Asthma') }
      : addCondition({ ...answers, otherEntry: pick(['Asthma', ' asthma ', '', 'Gout'], roll) });
  if (step === 'meds') return changeMedicines(answers, roll);
  if (step === 'doctors')
    return setDoctor(
      answers,
      pick(doctorsToAsk(answers), roll),
      pick([{ name: 'Dr. Lee' }, { noPreference: true }, { noPreference: false }], roll),
    );
  if (step === 'benefits') return { ...answers, benefits: BENEFITS.filter(() => roll(2) === 0) };
  const need = DETAILED.find((each) => step === `needs_${each}`);
  return need ? setCondition(answers, need, pick<string>(CONDITIONS[need], roll), roll(2) === 0) : answers;
}
function changeMedicines(answers: Answers, roll: Roll): Answers {
  const need = pick([...medicineNeeds(answers), 'other' as const], roll);
  return setMedications(answers, need, added(answers.medications[need], pick(['Metformin', 'Aspirin', ' '], roll)));
}

/**
 * Returns the steps in the order that the specification prescribes, limited to the selected needs. Because tests
 * compare the result with the quiz's own table of steps, the function must not use that table.
 */
const rightSteps = ({ needs }: Answers): string[] => [
  'location',
  'needs',
  ...NEEDS.filter((need) => needs[need]).map((need) => `needs_${need}`),
  'meds',
  'doctors',
  'benefits',
  'final',
];
function leftBehind({
  needs,
  conditions,
  medications,
  doctors,
  diabetesConfirmed,
  otherConditions,
  otherEntry,
  otherText,
}: Answers): string[] {
  const noneTicked = NEEDS.every((need) => !needs[need]);
  return [
    ...DETAILED.filter((need) => !needs[need] && conditions[need].length > 0),
    ...MEDICINE_NEEDS.filter((need) => !needs[need] && !noneTicked && medications[need].length > 0).map(
      (need) => `medicines ${need}`,
    ),
    ...DOCTORS.filter(
      (id) => id !== 'primary' && !needs[SPECIALISTS[id]] && (doctors[id].name !== '' || doctors[id].noPreference),
    ),
    ...(!needs.diabetes && diabetesConfirmed ? ['diabetes'] : []),
    ...(!needs.other && (otherConditions.length > 0 || otherEntry + otherText !== '') ? ['other'] : []),
  ];
}

function walk(seed: number): string[] {
  const roll = dice(seed);
  let quiz = arrive(NO_ANSWERS, null);
  const faults: string[] = [];
  const fault = (what: string, isFault: boolean) => isFault && faults.push(`path ${seed}: ${what} at ${quiz.step}`);
  for (let turn = 0; turn < 40; turn++) {
    const before = quiz;
    const move = roll(6);
    if (move < 2) quiz = { step: before.step, answers: act(before, roll) };
    else if (move === 2) quiz = backward(quiz);
    else if (move === 3) quiz = arrive(quiz.answers, pick([...STEPS.map(({ id }) => id), 'nonsense'], roll));
    else if (quiz.step !== 'location' || hasBasics(quiz.answers)) quiz = forward(quiz);
    const steps = rightSteps(quiz.answers);
    fault('a step that is not asked', !steps.includes(quiz.step));
    fault('past the basics without them', quiz.step !== 'location' && !hasBasics(quiz.answers));
    fault('an answer left behind', !['location', 'needs'].includes(quiz.step) && leftBehind(quiz.answers).length > 0);
    fault('not one step back', move === 2 && steps.indexOf(quiz.step) !== Math.max(0, steps.indexOf(before.step) - 1));
    fault(
      'not one step forward',
      move > 3 &&
        hasBasics(before.answers) &&
        steps.indexOf(quiz.step) !== Math.min(steps.length - 1, rightSteps(before.answers).indexOf(before.step) + 1),
    );
  }
  return faults;
}

it(`on ${TURNS} random paths, every step shown is reachable and no answer of an unticked need remains`, () => {
  expect(Array.from({ length: TURNS }, (_, seed) => walk(seed)).flat()).toEqual([]);
});

it('"Next" alone reaches every specified step in its order if all needs are ticked', () => {
  const answers = NEEDS.reduce<Answers>((left, need) => tickNeed(left, need, true), {
    ...NO_ANSWERS,
    zip: '70801',
    age: '70',
    coverage: 'medicare',
  });
  const seen = STEPS.map((_, count) => Array.from({ length: count }).reduce<Quiz>(forward, arrive(answers, null)).step);
  expect(seen).toEqual([
    'location',
    'needs',
    'needs_heart',
    'needs_brain',
    'needs_mobility',
    'needs_diabetes',
    'needs_other',
    'meds',
    'doctors',
    'benefits',
    'final',
  ]);
});

it('typed text is added to its list on "Next", on "Back" and in the review, but not before', () => {
  const answers = {
    ...tickNeed(NO_ANSWERS, 'other', true),
    zip: '70801',
    age: '70',
    coverage: 'medicare',
    medicineEntry: ' Aspirin ',
    otherEntry: 'Gout',
  } as const;
  const onMeds = arrive(answers, 'meds');
  expect(onMeds.answers).toMatchObject({ medicineEntry: ' Aspirin ', otherConditions: ['Gout'], otherEntry: '' });
  expect(arrive(answers, 'needs_other').answers).toMatchObject({
    otherEntry: 'Gout',
    medications: { other: ['Aspirin'] },
  });
  for (const { answers: left } of [forward(onMeds), backward(onMeds), arrive(answers, 'final')]) {
    expect(left).toMatchObject({
      medications: { other: ['Aspirin'] },
      medicineEntry: '',
      otherConditions: ['Gout'],
      otherEntry: '',
    });
  }
});

it.each([
  ['00000', false],
  ['00499', false],
  ['99950', true],
  ['99951', false],
  ['99999', false],
  ['00501', true],
  ['70801', true],
])('whether the first step accepts the ZIP code %s: %s', (zip, isAccepted) => {
  expect(hasBasics({ ...NO_ANSWERS, zip, age: '40', coverage: 'not_sure' })).toBe(isAccepted);
});
