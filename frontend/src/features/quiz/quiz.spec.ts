import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { COMMON_MEDICINES, CONDITIONS, DOCTORS, EXTRA_BENEFITS, QUIZ, QUIZ_STEPS } from '../../../../backend/src/contract/messages/quiz.js';
import { Answers, LISTED_NEEDS, NEED_IDS, NO_ANSWERS, type Need } from './answers.js';
import { addCondition, addMedicine, conditionsOf, removeMedicine, setBenefit, setCondition, setDoctor, setNeed, submitNeeds } from './changes.js';
import { stepAfter, stepAt, stepBefore, STEPS, stepsFor, type StepId } from './steps.js';
import { doctorsFor, focusOf, medicineSections } from './summary.js';

const BASICS: Answers = { ...NO_ANSWERS, zip: '70801', age: '67', coverage: 'medicare' };
const needing = (...needs: Need[]): Answers => needs.reduce((answers, need) => setNeed(answers, need, true), BASICS);

describe('the steps', () => {
  it('have the specification\'s ids, progress and button words', () => {
    expect(STEPS.map(({ id, progress }) => `${id} ${progress}`)).toEqual(['location 1', 'needs 2', 'needs_heart 2', 'needs_brain 2', 'needs_mobility 2', 'needs_diabetes 2', 'needs_other 2', 'meds 3', 'doctors 4', 'benefits 5', 'final 5']);
    expect([QUIZ_STEPS.needs.next, QUIZ_STEPS.doctors.next, QUIZ_STEPS.benefits.next, QUIZ_STEPS.final.next]).toEqual(['Continue', 'Save My Doctors', 'See My Matches', 'Finish']);
    expect(QUIZ.progress(3)).toBe('Step 3 of 5');
    expect(QUIZ.heading).toContain('under 3 minutes');
  });

  it('show a need\'s screen only while the need is ticked', () => {
    expect(stepsFor(BASICS).map(({ id }) => id)).toEqual(['location', 'needs', 'meds', 'doctors', 'benefits', 'final']);
    expect(stepAfter('needs', needing('brain', 'other'))).toBe('needs_brain');
    expect(stepAfter('needs_brain', needing('brain', 'other'))).toBe('needs_other');
    expect(stepBefore('meds', needing('diabetes'))).toBe('needs_diabetes');
  });

  it('end at the last and do not go below the first', () => {
    expect(stepAfter('final', BASICS)).toBeNull();
    expect(stepBefore('location', BASICS)).toBe('location');
  });

  it.each(['nonsense', 'needs_heart', null, '../../', 'FINAL'])('the address step=%s leads to the first step when that step does not show', (step) => {
    expect(stepAt(step, BASICS).id).toBe('location');
  });

  it('before the basics are answered every address leads to them', () => {
    expect(stepAt('final', NO_ANSWERS).id).toBe('location');
    expect(stepAt('final', BASICS).id).toBe('final');
  });
});

describe('the answers', () => {
  it('ticking diabetes confirms it, and it can be taken back alone', () => {
    expect(needing('diabetes').diabetesConfirmed).toBe(true);
    expect(focusOf({ ...needing('diabetes'), diabetesConfirmed: false })).toEqual(['Diabetes (not confirmed)']);
  });

  it('unticking a need takes its conditions and medicines along', () => {
    const answers = addMedicine(setCondition(needing('heart'), 'heart', 'afib', true), 'heart', 'Eliquis');
    expect(setNeed(answers, 'heart', false)).toEqual(BASICS);
  });

  it('unticking other clears its text and conditions', () => {
    const answers = { ...addCondition(needing('other'), 'Asthma'), otherText: 'tired' };
    expect(setNeed(answers, 'other', false)).toEqual(BASICS);
  });

  it('entries are trimmed, empty ones ignored, double ones not added', () => {
    const answers = ['  Asthma ', '', '   ', 'asthma'].reduce(addCondition, needing('other'));
    expect(answers.otherConditions).toEqual(['Asthma']);
    expect(removeMedicine(addMedicine(BASICS, 'other', ' Aspirin '), 'other', 'Aspirin')).toEqual(BASICS);
  });

  it('leaving the needs step trims the free text', () => {
    expect(submitNeeds({ ...needing('other'), otherText: '  hip  ' }).otherText).toBe('hip');
  });

  it('no preference clears the doctor\'s name', () => {
    const named = setDoctor(BASICS, 'primaryCare', { name: 'Dr. Hale' });
    expect(setDoctor(named, 'primaryCare', { noPreference: true }).doctors.primaryCare).toEqual({ name: '', noPreference: true });
  });

  it('a condition of another need is not taken', () => {
    expect(setCondition(BASICS, 'heart', 'stroke', true)).toEqual(BASICS);
  });
});

describe('the summary', () => {
  it('names each need with its conditions, and the fallback', () => {
    const answers = setCondition(needing('heart', 'brain', 'other'), 'heart', 'chf', true);
    expect(focusOf(answers)).toEqual([`Heart: ${CONDITIONS.heart.chf}`, 'Brain/Memory', 'Other need']);
    expect(focusOf(addCondition(answers, 'Asthma')).at(-1)).toBe('Asthma');
  });

  it('asks for the medicines of ticked needs, or of all when none is ticked', () => {
    expect(medicineSections(BASICS)).toEqual(['heart', 'brain', 'mobility', 'diabetes']);
    expect(medicineSections(needing('diabetes'))).toEqual(['diabetes']);
    expect(Object.keys(COMMON_MEDICINES)).toEqual(medicineSections(BASICS));
  });

  it('asks for the specialist of each need', () => {
    expect(doctorsFor(BASICS)).toEqual(['primaryCare']);
    expect(doctorsFor(needing('heart', 'brain', 'mobility', 'diabetes')).toSorted()).toEqual(Object.keys(DOCTORS).toSorted());
    expect(DOCTORS.orthopedist).toBe('Orthopedist / Rheumatologist');
    expect(Object.keys(EXTRA_BENEFITS)).toEqual(['transportation', 'otc', 'dental', 'vision', 'wellness']);
  });
});

/** A fixed seed: the same 10,000 walks every time. */
let state = 20_261_121;
const below = (limit: number): number => Math.floor(((state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32) * limit);
const oneOf = <T,>(list: readonly T[]): T => list[below(list.length)] as T;

const ACTIONS: readonly ((answers: Answers) => Answers)[] = [
  (answers) => setNeed(answers, oneOf(NEED_IDS), below(2) === 1),
  (answers) => addCondition(answers, oneOf(['Asthma', ' ', 'Gout '])),
  (answers) => { const need = oneOf(LISTED_NEEDS); return setCondition(answers, need, oneOf(Object.keys(CONDITIONS[need])), below(2) === 1); },
  (answers) => addMedicine(answers, oneOf([...medicineSections(answers), 'other' as const]), oneOf(['Metformin', 'Eliquis'])),
  (answers) => setBenefit(answers, oneOf(['dental', 'vision'] as const), below(2) === 1),
  (answers) => ({ ...answers, otherText: oneOf(['', ' hip ']) }),
];
/** Only what the step on the screen offers. */
const OFFERED: Partial<Record<StepId, readonly number[]>> = { needs: [0, 5], needs_heart: [2], needs_brain: [2], needs_mobility: [2], needs_other: [1], meds: [3], benefits: [4] };

function leftBehind(answers: Answers): string[] {
  const hasAny = NEED_IDS.some((need) => answers.needs[need]);
  return NEED_IDS.flatMap((need) => answers.needs[need] ? [] : [
    ...(need === 'heart' || need === 'brain' || need === 'mobility' ? conditionsOf(answers, need) : []),
    ...(need === 'other' ? [...answers.otherConditions, ...(answers.otherText ? [answers.otherText] : [])] : hasAny ? answers.medications[need] : []),
  ]);
}

it('on 10,000 random walks no step is unreachable or wrong and nothing of an unticked need stays behind', () => {
  const wrong: string[] = [];
  for (let walk = 0; walk < 10_000; walk += 1) {
    let answers = BASICS;
    let at: StepId = 'location';
    for (let move = 0; move < 25; move += 1) {
      const offered = OFFERED[at];
      const allowed = (index: number) => !(at.startsWith('needs_') && index === 2) || answers.needs[at.slice(6) as Need];
      if (offered && below(3) > 0) {
        const index = oneOf(offered);
        if (allowed(index)) answers = at === 'needs_heart' || at === 'needs_brain' || at === 'needs_mobility' ? setCondition(answers, at.slice(6) as 'heart', oneOf(Object.keys(CONDITIONS[at.slice(6) as 'heart'])), true) : (ACTIONS[index] as (typeof ACTIONS)[number])(answers);
      }
      if (at === 'needs') answers = submitNeeds(answers);
      at = (below(4) === 0 ? stepBefore(at, answers) : stepAfter(at, answers)) ?? 'location';
      if (stepAt(at, answers).id !== at || (move % 8 === 0 && !z.safeParse(Answers, answers).success)) wrong.push(`${at} ${JSON.stringify(answers)}`);
    }
    wrong.push(...leftBehind(submitNeeds(answers)));
  }
  expect(wrong).toEqual([]);
}, 60_000);
