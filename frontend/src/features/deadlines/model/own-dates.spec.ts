import { expect, it } from '@jest/globals';
import type { DeadlineAnswers } from '#contract/deadlines/answers.js';
import { deadlinesOf, stateOf } from '#contract/deadlines/rules.js';
import { describe as describeDeadline } from './describe.js';
import { ownDatesOf } from './own-dates.js';

const TODAY = '2026-11-23';
const SITUATIONS: readonly DeadlineAnswers[] = [
  { birth: '1962-05-15', covers: [], events: {} },
  { birth: '1961-05-15', covers: ['partA'], events: {} },
  { birth: '1950-05-15', covers: ['medicare'], events: { moved: '2026-11-02' } },
  { birth: '1990-05-15', covers: ['none'], events: { baby: '2026-11-02', lost: '2026-08-01' } },
];

it.each(SITUATIONS)('the short list says the same about %j as the page of deadlines', (answers) => {
  const onPage = deadlinesOf(answers, TODAY)
    .filter((one) => ['open', 'ahead'].includes(stateOf(one, TODAY)))
    .map((one) => describeDeadline(one, TODAY))
    .map(({ title, count, days }) => ({ title, count, days }));
  expect(onPage.length).toBeGreaterThan(0);
  expect(ownDatesOf(answers, TODAY)).toMatchObject(onPage);
});

it('the short list leaves out what is over, what has no date, and what opens in years', () => {
  const kindsOf = (birth: string, events: DeadlineAnswers['events']) =>
    ownDatesOf({ birth, covers: ['va'], events }, TODAY).map(({ id }) => id);
  expect(kindsOf('1990-05-15', { baby: '2026-01-01' })).toEqual(['marketplace-2027']);
  expect(kindsOf('1964-02-15', {})).toEqual(['marketplace-2027', 'soonest', 'initial']);
  expect(kindsOf('1964-03-15', {})).toEqual(['marketplace-2027']);
});
