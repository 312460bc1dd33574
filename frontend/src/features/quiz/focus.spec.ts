import { NO_ANSWERS } from './answers.js';
import { focusLines } from './focus.js';

const ALL = { heart: true, brain: true, mobility: true, diabetes: true, other: true };

it('lists what was chosen in the order of the needs, in the words of the specification', () => {
  const answers = {
    ...NO_ANSWERS,
    needs: ALL,
    diabetesConfirmed: true,
    otherConditions: ['Asthma', 'Gout'],
    conditions: { heart: ['chf' as const, 'afib' as const], brain: ['ms' as const], mobility: [] },
  };
  expect(focusLines(answers)).toEqual([
    'Heart: Heart failure, Uneven heartbeat (AFib)',
    'Brain/Memory: Multiple sclerosis (MS)',
    'Mobility',
    'Diabetes',
    'Asthma',
    'Gout',
  ]);
});

it('names what was written freely beside the conditions', () => {
  expect(
    focusLines({
      ...NO_ANSWERS,
      needs: { ...NO_ANSWERS.needs, other: true },
      otherConditions: ['Gout'],
      otherText: ' bad sleep ',
    }),
  ).toEqual(['Gout', 'bad sleep']);
});

it('says when diabetes is not confirmed, and falls back to Other need', () => {
  expect(focusLines({ ...NO_ANSWERS, needs: { ...NO_ANSWERS.needs, diabetes: true, other: true } })).toEqual([
    'Diabetes (not confirmed)',
    'Other need',
  ]);
  expect(focusLines(NO_ANSWERS)).toEqual([]);
});
