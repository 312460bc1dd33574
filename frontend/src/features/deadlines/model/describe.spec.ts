import { expect, it } from '@jest/globals';
import { LIFE_EVENTS, type DeadlineAnswers } from '#contract/deadlines/answers.js';
import { addDays } from '#contract/deadlines/days.js';
import { deadlinesOf, KINDS, type Deadline } from '#contract/deadlines/rules.js';
import { barsOf, describe as describeDeadline } from './describe.js';
import { readAnswers } from './read-answers.js';
import { DEADLINES, KIND_WORDS, OPEN_MISSED } from './words.js';

const TODAY = '2026-11-23';
const deadline = (opens: string | null, closes: string | null): Deadline => ({ id: 'a', kind: 'baby', opens, closes });
const textsOf = (one: Deadline) => {
  const { count, days } = describeDeadline(one, TODAY);
  return [count, days];
};

it.each([
  [deadline('2026-11-01', '2026-11-23'), ['Last day is today', 'Until November 23, 2026']],
  [deadline('2026-11-01', '2026-11-24'), ['Last day is tomorrow', 'Until November 24, 2026']],
  [deadline(null, '2026-11-25'), ['2 days left', 'Until November 25, 2026']],
  [deadline('2026-11-24', '2026-12-01'), ['Opens tomorrow', 'November 24, 2026 to December 1, 2026']],
  [deadline('2026-11-25', '2026-12-01'), ['Opens in 2 days', 'November 25, 2026 to December 1, 2026']],
  [deadline('2026-11-01', '2026-11-22'), ['Closed on November 22, 2026', '']],
  [deadline(null, null), ['No deadline', '']],
])('%j reads "%s"', (one, texts) => expect(textsOf(one)).toEqual(texts));

it('a contested last day of open enrollment is uncertain once the last day for January has passed', () => {
  const situation: DeadlineAnswers = { birth: '1980-06-15', covers: [], events: {} };
  const on = (today: string) => deadlinesOf(situation, today).map((one) => describeDeadline(one, today).days)[0];
  expect(on('2026-12-15')).toBe('Until December 15, 2026');
  expect(on('2026-12-16')).toBe('Perhaps until January 15, 2027');
});

it('each kind of deadline has words and leads to an official page', () => {
  expect([...Object.keys(KIND_WORDS), 'openEnrollment'].toSorted()).toEqual([...KINDS].toSorted());
  for (const { link } of Object.values(KIND_WORDS))
    expect(link.href).toMatch(/^https:\/\/www\.(medicare|healthcare|va)\.gov\//);
  expect(Object.keys(OPEN_MISSED.link)).toEqual(['medicare', 'marketplace']);
});

it('the picture shows twelve months: bars are cut off there, and what opens later has none', () => {
  const bars = barsOf(
    [
      { ...deadline('2026-01-01', '2026-12-07'), id: 'old' },
      { ...deadline('2027-10-15', '2027-12-07'), id: 'long' },
      { ...deadline('2027-11-01', '2028-01-15'), id: 'late' },
      { ...deadline(null, '2027-02-28'), id: 'at-once' },
      { ...deadline('2026-01-01', '2026-11-22'), id: 'over' },
      { ...deadline(null, null), id: 'any-time' },
    ],
    TODAY,
  );
  expect(bars.map(({ id, opens, closes }) => [id, opens, closes])).toEqual([
    ['old', '2026-11-01', '2026-12-07'],
    ['long', '2027-10-15', '2027-10-31'],
    ['at-once', TODAY, '2027-02-28'],
  ]);
});

const typed = (day: string) => {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month, day: date };
};
const problemsOf = (birth: string, events: Record<string, string> = {}) => {
  const days = Object.fromEntries(Object.entries(events).map(([event, day]) => [event, typed(day)]));
  const read = readAnswers({ birth: typed(birth), covers: [], events: days }, TODAY);
  return 'problems' in read ? Object.fromEntries(read.problems) : {};
};

it('a birth date is a day from 1900 to today', () => {
  expect(problemsOf('1962-04-15')).toEqual({});
  expect(problemsOf(TODAY)).toEqual({});
  expect(problemsOf('1900-01-01')).toEqual({});
  expect(problemsOf('1899-12-31')).toEqual({ birth: DEADLINES.wrong.old });
  expect(problemsOf(addDays(TODAY, 1))).toEqual({ birth: DEADLINES.wrong.future });
  expect(problemsOf('1962-02-29')).toEqual({ birth: DEADLINES.wrong.birth });
});

it('an event is a day after the birth and at most two years ahead', () => {
  expect(problemsOf('1962-04-15', Object.fromEntries(LIFE_EVENTS.map((event) => [event, TODAY])))).toEqual({});
  expect(problemsOf('1962-04-15', { moved: '1962-04-14' })).toEqual({ moved: DEADLINES.wrong.beforeBirth });
  expect(problemsOf('1962-04-15', { married: '2028-11-24' })).toEqual({});
  expect(problemsOf('1962-04-15', { married: '2029-01-01' })).toEqual({ married: DEADLINES.wrong.tooFar });
  expect(problemsOf('1962-04-15', { lost: '2100-02-29' })).toEqual({ lost: DEADLINES.wrong.day });
});
