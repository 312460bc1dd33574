import { NO_ANSWERS } from './answers.js';
import { focusLines } from './focus.js';

const ALL = { heart: true, brain: true, mobility: true, diabetes: true, other: true };

it('lists the chosen needs in order, with the labels of the specification', () => {
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

it('lists free text together with the conditions', () => {
  expect(
    focusLines({
      ...NO_ANSWERS,
      needs: { ...NO_ANSWERS.needs, other: true },
      otherConditions: ['Gout'],
      otherText: ' bad sleep ',
    }),
  ).toEqual(['Gout', 'bad sleep']);
});

it('says that diabetes is not confirmed, and shows "Other need" if nothing more specific is known', () => {
  expect(focusLines({ ...NO_ANSWERS, needs: { ...NO_ANSWERS.needs, diabetes: true, other: true } })).toEqual([
    'Diabetes (not confirmed)',
    'Other need',
  ]);
  expect(focusLines(NO_ANSWERS)).toEqual([]);
});
