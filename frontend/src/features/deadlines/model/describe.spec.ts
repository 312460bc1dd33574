import { expect, it } from '@jest/globals';
import { LIFE_EVENTS, type DeadlineAnswers } from '#contract/deadlines/answers.js';
import { addDays } from '#contract/deadlines/days.js';
import { deadlinesOf, KINDS, stateOf, type Deadline } from '#contract/deadlines/rules.js';
import { describe as describeDeadline } from './describe.js';
import { KIND_WORDS, OPEN_MISSED } from './kind-words.js';
import { readAnswers } from './read-answers.js';
import { barsOf } from './when.js';
import { DEADLINES } from './words.js';

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
  expect(on('2026-12-16')).toBe('May end January 15, 2027');
});

it('each kind of deadline has words and leads to an official page', () => {
  expect([...Object.keys(KIND_WORDS), 'openEnrollment'].toSorted()).toEqual([...KINDS].toSorted());
  for (const { link } of Object.values(KIND_WORDS))
    expect(link.href).toMatch(/^https:\/\/www\.(medicare|healthcare|va)\.gov\//);
  expect(Object.keys(OPEN_MISSED.link)).toEqual(['medicare', 'marketplace']);
});

/** What the page says on a day about one kind of deadline. */
function toldOf(kind: Deadline['kind'], parts: Partial<DeadlineAnswers>, today: string): string {
  const situation = { birth: '1980-06-15', covers: [], events: {}, ...parts };
  const found = deadlinesOf(situation, today).find((one) => one.kind === kind);
  if (!found) return 'nothing';
  const { todo, missed } = describeDeadline(found, today);
  return `${stateOf(found, today) === 'over' ? '' : todo} ${missed}`;
}

/** Advice that is right until a day, with what is said on that day and the day after it. */
const UNTIL: readonly (readonly [
  advice: string,
  kind: Deadline['kind'],
  situation: Partial<DeadlineAnswers>,
  lastDay: string,
  later: string,
])[] = [
  ['before the old one ends', 'lost', { events: { lost: '2026-11-30' } }, '2026-11-30', 'Choose a plan soon.'],
  ['only 30 days', 'lost', { events: { lost: '2026-11-01' } }, '2026-12-01', 'Choose a plan soon.'],
  [
    'before the old one ends',
    'lostMedicaid',
    { events: { lostMedicaid: '2026-11-30' } },
    '2026-11-30',
    'Choose a plan soon.',
  ],
  ['only 60 days', 'lostMedicaid', { events: { lostMedicaid: '2026-10-01' } }, '2026-11-30', 'Choose a plan soon.'],
  [
    'In a state with its own marketplace, you have at least 90 days; ask your state’s marketplace.',
    'lostMedicaid',
    { events: { lostMedicaid: '2026-09-15' } },
    '2026-12-14',
    'If your state has its own marketplace, ask there. You may have more days.',
  ],
  ['only 30 days', 'married', { events: { married: '2026-11-01' } }, '2026-12-01', 'for both of you'],
  ['only 30 days', 'baby', { events: { baby: '2026-11-01' } }, '2026-12-01', 'Add the child'],
  [
    'before the job plan ends',
    'partB',
    { birth: '1960-05-15', events: { stopped: '2026-11-30' } },
    '2026-11-30',
    'the month after you sign up',
  ],
  [
    'before you go',
    'medicareMove',
    { birth: '1950-05-15', covers: ['medicare'], events: { moved: '2026-11-30' } },
    '2026-11-30',
    'about the move now',
  ],
  [
    'compare plans before they start',
    'medigap',
    { birth: '1962-05-15', events: { partB: '2027-05-01' } },
    '2027-04-30',
    'must sell you any Medigap plan',
  ],
  [
    'Keep your first Medicare window in mind',
    'va',
    { birth: '1961-05-15', covers: ['va'] },
    '2026-08-31',
    'you may pay the Part B penalty',
  ],
  [
    'You can sign up until March 31, 2027',
    'partB',
    { birth: '1960-05-15', events: { stopped: '2026-05-31' } },
    '2027-03-31',
    'You can sign up again starting January 1, 2028',
  ],
  ['Enroll by December 15', 'openEnrollment', {}, '2026-12-15', 'December 15 was the last day'],
];

it.each(UNTIL)('"%s" is said about "%s" with %j until %s, then "%s"', (advice, kind, situation, lastDay, later) => {
  expect(toldOf(kind, situation, lastDay)).toContain(advice);
  const next = toldOf(kind, situation, addDays(lastDay, 1));
  expect(next).not.toContain(advice);
  expect(next).toContain(later);
});

it('a first window that ends in winter does not make anybody wait until the next January', () => {
  expect(toldOf('initial', { birth: '1961-11-15' }, '2026-11-23')).toContain('You can sign up until March 31, 2027.');
  expect(toldOf('initial', { birth: '1961-12-15' }, '2026-11-23')).toContain(
    'You can sign up again starting January 1, 2028.',
  );
});

it('somebody with Part B reads nothing about a first window or a penalty beside VA care', () => {
  const told = toldOf('va', { birth: '1950-05-15', covers: ['va', 'medicare'] }, '2026-11-23');
  expect(told).toContain('VA care and Medicare at the same time');
  expect(told).not.toMatch(/penalty|first Medicare window/);
});

it('names the last day to sign up for Medicare from the first month, and what a later day leads to', () => {
  const situation = { birth: '1962-05-15' };
  expect(toldOf('soonest', situation, '2027-04-30')).toContain('by this date. It then starts on May 1, 2027.');
  expect(toldOf('soonest', situation, '2027-05-01')).toContain('You can still sign up until August 31, 2027.');
  expect(toldOf('initial', situation, '2027-04-30')).not.toContain('the month after you sign up');
  expect(toldOf('initial', situation, '2027-05-01')).toContain('the month after you sign up');
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
  expect(problemsOf('1962-02-29')).toEqual({ birth: DEADLINES.wrong.noSuchDay });
});

it('an event is a day after the birth and at most two years ahead', () => {
  expect(problemsOf('1962-04-15', Object.fromEntries(LIFE_EVENTS.map((event) => [event, TODAY])))).toEqual({});
  expect(problemsOf('1962-04-15', { moved: '1962-04-14' })).toEqual({ moved: DEADLINES.wrong.beforeBirth });
  expect(problemsOf('1962-04-15', { married: '2028-11-24' })).toEqual({});
  expect(problemsOf('1962-04-15', { married: '2029-01-01' })).toEqual({ married: DEADLINES.wrong.tooFar });
  expect(problemsOf('1962-04-15', { lost: '2100-02-29' })).toEqual({ lost: DEADLINES.wrong.noSuchDay });
});

it('people without Medicare are not told that they keep a plan', () => {
  const today = '2026-11-23';
  const missedBy = (covers: DeadlineAnswers['covers']) =>
    deadlinesOf({ birth: '1955-05-15', covers, events: {} }, today)
      .filter(({ id }) => id === 'medicare-2027')
      .map((deadline) => describeDeadline(deadline, today).missed);
  expect(missedBy([])[0]).toContain('You may have to wait until next fall.');
  expect(missedBy(['medicare'])[0]).toContain('You keep the plan you have');
});
