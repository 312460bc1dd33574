import { describe, expect, it } from '@jest/globals';
import type { DeadlineAnswers } from './answers.js';
import { addDays, birthdayAt, dayFrom, dayIn, daysBetween, monthEnd, monthStart } from './days.js';
import { deadlinesOf, lastDayOf, stateOf, type Deadline } from './rules.js';

const aSituation = (parts: Partial<DeadlineAnswers>): DeadlineAnswers => ({
  birth: '1980-06-15',
  covers: [],
  events: {},
  ...parts,
});
/** Writes a deadline as a line of the tables below: its id, its days and whether it is over, open or ahead. */
const line = (deadline: Deadline, today: string): string =>
  `${deadline.id} ${deadline.opens ?? ''}..${deadline.closes ?? ''} ${stateOf(deadline, today)}`;
/** What has tables of its own is left out of the long table. */
const isPersonal = ({ kind }: Deadline): boolean => !['openEnrollment', 'medicaid', 'va', 'soonest'].includes(kind);
const linesOf = (parts: Partial<DeadlineAnswers>, today: string): string[] =>
  deadlinesOf(aSituation(parts), today)
    .filter(isPersonal)
    .map((deadline) => line(deadline, today));

describe('Medicare after Medicaid', () => {
  const lost = (day: string): Partial<DeadlineAnswers> => ({
    birth: '1960-06-10',
    covers: ['medicaid'],
    events: { lost: day },
  });

  it.each([
    ['2026-10-31', '2027-04-30'],
    ['2026-10-15', '2027-04-15'],
    ['2026-08-31', '2027-02-28'],
    ['2027-08-31', '2028-02-29'],
  ])('can be had for six months if Medicaid ends on %s', (ended, last) => {
    expect(linesOf(lost(ended), ended)).toContain(`after-medicaid ..${last} open`);
    expect(linesOf(lost(ended), ended).join()).not.toContain('general');
    expect(linesOf(lost(ended), addDays(last, 1)).join()).toContain('general');
  });

  it('is not a deadline of its own while the first window lasts longer', () => {
    expect(linesOf({ ...lost('2026-11-30'), birth: '1962-05-15' }, '2026-11-30').join()).not.toContain(
      'after-medicaid',
    );
  });
});

it.each<[string, Partial<DeadlineAnswers>, string[]]>([
  ['ends with the month before Medicare', { birth: '1962-03-15' }, ['credit-ends ..2027-02-28 open']],
  ['ends a month earlier for people born on the first', { birth: '1962-03-01' }, ['credit-ends ..2027-01-31 open']],
  [
    'has ended for people past 65, who may have to pay back',
    { birth: '1960-03-15' },
    ['credit-ends ..2025-02-28 over'],
  ],
  ['is not mentioned years ahead', { birth: '1970-03-15' }, []],
  [
    'is not due to people who have Part A',
    { birth: '1961-07-01', covers: ['marketplace', 'partA'] },
    ['credit-ends .. anyTime'],
  ],
])('the tax credit for a Marketplace plan %s', (_name, parts, expected) => {
  const lines = linesOf({ covers: ['marketplace'], ...parts }, '2026-11-23');
  expect(lines.filter((one) => one.startsWith('credit-ends'))).toEqual(expected);
});

describe('a Marketplace plan after Medicaid or CHIP', () => {
  // The days are counted on paper, month by month.
  it.each([
    ['mid-September: closes in mid-December', '2026-09-15', '2026-07-17', '2026-12-14'],
    ['the end of September', '2026-09-30', '2026-08-01', '2026-12-29'],
    ['the end of October: into the next year', '2026-10-31', '2026-09-01', '2027-01-29'],
    ['the end of November', '2026-11-30', '2026-10-01', '2027-02-28'],
    ['the first of December', '2026-12-01', '2026-10-02', '2027-03-01'],
    ['New Year’s Eve', '2026-12-31', '2026-11-01', '2027-03-31'],
    ['the end of January', '2027-01-31', '2026-12-02', '2027-05-01'],
    ['the end of February', '2027-02-28', '2026-12-30', '2027-05-29'],
    ['a leap day', '2028-02-29', '2027-12-31', '2028-05-29'],
    ['the day before a leap day', '2028-02-28', '2027-12-30', '2028-05-28'],
    ['90 days that hold a leap day', '2027-12-01', '2027-10-02', '2028-02-29'],
    ['the day clocks are put forward', '2027-03-14', '2027-01-13', '2027-06-12'],
    ['the day clocks are put back', '2026-11-01', '2026-09-02', '2027-01-30'],
    ['February of 2100, which has no leap day', '2100-02-01', '2099-12-03', '2100-05-02'],
  ])('can be chosen 60 days before and 90 days after it ends: %s', (_name, lostMedicaid, opens, closes) => {
    const parts = { birth: '2080-06-15', events: { lostMedicaid } };
    expect(linesOf(parts, closes)).toEqual([`lost-${lostMedicaid} ${opens}..${closes} open`]);
    expect(linesOf(parts, addDays(closes, 1))).toEqual([`lost-${lostMedicaid} ${opens}..${closes} over`]);
    expect(linesOf(parts, addDays(opens, -1))).toEqual([`lost-${lostMedicaid} ${opens}..${closes} ahead`]);
  });

  it.each<[string, Partial<DeadlineAnswers>, string[]]>([
    [
      'an answer saved before the question about Medicaid: lost by somebody who has it',
      { covers: ['medicaid'], events: { lost: '2026-09-15' } },
      ['lost-2026-09-15 2026-07-17..2026-12-14 open'],
    ],
    [
      'other coverage that ends beside Medicaid has 60 days',
      { covers: ['medicaid'], events: { lostMedicaid: '2026-10-31', lost: '2026-11-15' } },
      ['lost-2026-11-15 2026-09-16..2027-01-14 open', 'lost-2026-10-31 2026-09-01..2027-01-29 open'],
    ],
    [
      'other coverage without Medicaid has 60 days, as before',
      { events: { lost: '2026-09-15' } },
      ['lost-2026-09-15 2026-07-17..2026-11-14 over'],
    ],
    [
      'Medicaid and a job end on one day: one window, the longer one',
      { events: { stopped: '2026-09-15', lostMedicaid: '2026-09-15' } },
      ['lost-2026-09-15 2026-07-17..2026-12-14 open'],
    ],
    [
      'Medicaid and a job end on two days: two windows',
      { events: { stopped: '2026-10-01', lostMedicaid: '2026-09-15' } },
      ['lost-2026-10-01 2026-08-02..2026-11-30 open', 'lost-2026-09-15 2026-07-17..2026-12-14 open'],
    ],
    [
      'people with Medicare have none for the Marketplace',
      { birth: '1950-06-10', covers: ['medicare'], events: { lostMedicaid: '2026-09-15' } },
      ['drugs ..2026-10-31 over'],
    ],
    [
      'at 65 there is none, but six months for Part B, and a drug plan',
      { birth: '1960-06-10', events: { lostMedicaid: '2026-09-30' } },
      ['drugs ..2026-11-30 open', 'after-medicaid ..2027-03-30 open'],
    ],
  ])('%s', (_name, parts, expected) => expect(linesOf(parts, '2026-11-23')).toEqual(expected));

  it('whoever loses Medicaid reads that it can be applied for at any time', () => {
    const kinds = deadlinesOf(aSituation({ events: { lostMedicaid: '2026-09-15' } }), '2026-11-23');
    expect(kinds.map(({ kind }) => kind)).toContain('medicaid');
  });
});

type Row = readonly [name: string, situation: Partial<DeadlineAnswers>, today: string, expected: readonly string[]];
const ROWS: readonly Row[] = [
  // The seven months around the 65th birthday.
  ['born in the middle of a month', { birth: '1962-05-15' }, '2027-01-10', ['initial 2027-02-01..2027-08-31 ahead']],
  ['born on the second', { birth: '1962-05-02' }, '2027-02-01', ['initial 2027-02-01..2027-08-31 open']],
  [
    'born on the first: the month before counts',
    { birth: '1962-05-01' },
    '2027-01-01',
    ['initial 2027-01-01..2027-07-31 open'],
  ],
  [
    'born on January 1: December of the year before counts',
    { birth: '1962-01-01' },
    '2026-08-31',
    ['initial 2026-09-01..2027-03-31 ahead'],
  ],
  ['born on March 1: February counts', { birth: '1962-03-01' }, '2026-12-01', ['initial 2026-11-01..2027-05-31 open']],
  ['born on the last of a month', { birth: '1962-01-31' }, '2026-10-01', ['initial 2026-10-01..2027-04-30 open']],
  ['born on February 29', { birth: '1964-02-29' }, '2028-10-31', ['initial 2028-11-01..2029-05-31 ahead']],
  [
    'born on March 1 of a leap year, like a birth on February 29',
    { birth: '1964-03-01' },
    '2028-11-01',
    ['initial 2028-11-01..2029-05-31 open'],
  ],
  ['a window that ends on February 29', { birth: '1962-11-20' }, '2028-02-29', ['initial 2027-08-01..2028-02-29 open']],
  [
    'the same window a day later: only the general enrollment is left',
    { birth: '1962-11-20' },
    '2028-03-01',
    ['general 2028-01-01..2028-03-31 open'],
  ],
  ['65 today', { birth: '1961-11-23' }, '2026-11-23', ['initial 2026-08-01..2027-02-28 open']],
  ['65 tomorrow', { birth: '1961-11-24' }, '2026-11-23', ['initial 2026-08-01..2027-02-28 open']],
  [
    '65 tomorrow, on the first of the next month',
    { birth: '1961-12-01' },
    '2026-11-30',
    ['initial 2026-08-01..2027-02-28 open'],
  ],
  [
    '65 long ago and never signed up, in November',
    { birth: '1950-05-15' },
    '2026-11-23',
    ['general 2027-01-01..2027-03-31 ahead'],
  ],
  [
    '65 long ago, on the last day of the general enrollment',
    { birth: '1950-05-15' },
    '2027-03-31',
    ['general 2027-01-01..2027-03-31 open'],
  ],
  ['65 long ago, a day later', { birth: '1950-05-15' }, '2027-04-01', ['general 2028-01-01..2028-03-31 ahead']],
  ['65 long ago, with Medicare', { birth: '1950-05-15', covers: ['medicare'] }, '2026-11-23', []],
  ['born in 1900', { birth: '1900-01-01' }, '2026-11-23', ['general 2027-01-01..2027-03-31 ahead']],
  ['too young for a date', { birth: '1990-05-15' }, '2026-11-23', []],
  [
    'the first day on which the window is at most ten years ahead',
    { birth: '1972-02-10' },
    '2026-11-01',
    ['initial 2036-11-01..2037-05-31 ahead'],
  ],
  ['a day before', { birth: '1972-02-10' }, '2026-10-31', []],
  ['65 in the year 2100', { birth: '2035-03-01' }, '2099-12-01', ['initial 2099-11-01..2100-05-31 open']],
  [
    'a general enrollment of the year 2100, which is not a leap year',
    { birth: '2030-03-01' },
    '2100-02-28',
    ['general 2100-01-01..2100-03-31 open'],
  ],

  // Work that goes on, and its end.
  ['still at work at 66', { birth: '1960-05-15', covers: ['job'] }, '2026-11-23', ['working .. anyTime']],
  [
    'work ended on the last day of a month: eight months, and two for drugs',
    { birth: '1960-05-15', events: { stopped: '2026-06-30' } },
    '2026-07-01',
    ['drugs ..2026-08-31 open', 'part-b ..2027-02-28 open'],
  ],
  [
    'work ended a day before: a drug plan must start a month earlier',
    { birth: '1960-05-15', events: { stopped: '2026-06-29' } },
    '2026-07-01',
    ['drugs ..2026-07-31 open', 'part-b ..2027-02-28 open'],
  ],
  [
    'work ends on June 30 of a year whose eighth month is February of a leap year',
    { birth: '1960-05-15', events: { stopped: '2027-06-30' } },
    '2027-06-01',
    ['drugs ..2027-08-31 open', 'part-b ..2028-02-29 open'],
  ],
  [
    'work ended on December 31',
    { birth: '1960-05-15', events: { stopped: '2026-12-31' } },
    '2027-01-02',
    ['drugs ..2027-02-28 open', 'part-b ..2027-08-31 open'],
  ],
  [
    'VA drug coverage counts, so that no drug plan is needed',
    { birth: '1960-05-15', covers: ['va'], events: { stopped: '2026-06-30' } },
    '2026-07-01',
    ['part-b ..2027-02-28 open'],
  ],
  [
    'the eight months have passed',
    { birth: '1960-05-15', events: { stopped: '2026-01-31' } },
    '2026-11-23',
    ['general 2027-01-01..2027-03-31 ahead', 'drugs ..2026-03-31 over', 'part-b ..2026-09-30 over'],
  ],
  [
    'work ended in the month of turning 65',
    { birth: '1961-11-24', events: { stopped: '2026-11-02' } },
    '2026-11-23',
    ['initial 2026-08-01..2027-02-28 open', 'part-b ..2027-07-31 open'],
  ],
  [
    'work ended before the month of turning 65: the initial window, and 60 days for the Marketplace',
    { birth: '1961-11-24', events: { stopped: '2026-10-31' } },
    '2026-11-23',
    ['lost-2026-10-31 2026-09-01..2026-12-30 open', 'initial 2026-08-01..2027-02-28 open'],
  ],
  [
    'work ends at 66 with Part B: a drug plan',
    { birth: '1960-05-15', covers: ['medicare', 'job'], events: { stopped: '2027-03-31' } },
    '2026-11-23',
    ['drugs ..2027-05-31 open'],
  ],

  // Six months for Medigap.
  [
    'Part B starts at 65',
    { birth: '1962-05-15', events: { partB: '2027-05-01' } },
    '2027-05-01',
    ['medigap 2027-05-01..2027-10-31 open'],
  ],
  [
    'Part B starts on the first of the month before, for a birth on the first',
    { birth: '1962-05-01', events: { partB: '2027-04-01' } },
    '2027-03-15',
    ['medigap 2027-04-01..2027-09-30 ahead'],
  ],
  [
    'Part B because of a disability: the six months start at 65',
    { birth: '1962-05-15', covers: ['medicare'] },
    '2026-11-23',
    ['medigap 2027-05-01..2027-10-31 ahead'],
  ],

  // Sixty days after life events.
  ['married today', { events: { married: '2026-11-23' } }, '2026-11-23', ['married 2026-11-23..2027-01-22 open']],
  [
    'a baby 60 days ago: the last day',
    { events: { baby: '2026-09-24' } },
    '2026-11-23',
    ['baby 2026-09-24..2026-11-23 open'],
  ],
  ['a baby 61 days ago', { events: { baby: '2026-09-23' } }, '2026-11-23', ['baby 2026-09-23..2026-11-22 over']],
  [
    'moved just before a leap day',
    { events: { moved: '2028-01-01' } },
    '2028-01-02',
    ['moved 2028-01-01..2028-03-01 open'],
  ],
  [
    'moved in February of 2100, which has no leap day',
    { birth: '2060-06-15', events: { moved: '2100-02-01' } },
    '2100-02-01',
    ['moved 2100-02-01..2100-04-02 open'],
  ],
  [
    'a wedding in the future',
    { events: { married: '2027-06-05' } },
    '2026-11-23',
    ['married 2027-06-05..2027-08-04 ahead'],
  ],
  [
    'coverage ends in 60 days: the first day',
    { events: { lost: '2027-01-22' } },
    '2026-11-23',
    ['lost-2027-01-22 2026-11-23..2027-03-23 open'],
  ],
  [
    'coverage ends in 61 days',
    { events: { lost: '2027-01-23' } },
    '2026-11-23',
    ['lost-2027-01-23 2026-11-24..2027-03-24 ahead'],
  ],
  [
    'coverage ends on the Sunday on which clocks are put forward',
    { events: { lost: '2027-03-14' } },
    '2027-03-14',
    ['lost-2027-03-14 2027-01-13..2027-05-13 open'],
  ],
  [
    'coverage ended on the Sunday on which clocks are put back',
    { events: { lost: '2026-11-01' } },
    '2026-12-31',
    ['lost-2026-11-01 2026-09-02..2026-12-31 open'],
  ],
  [
    'the job and its coverage end on one day: one window',
    { events: { stopped: '2026-11-30', lost: '2026-11-30' } },
    '2026-11-23',
    ['lost-2026-11-30 2026-10-01..2027-01-29 open'],
  ],
  [
    'moved with Medicare: two months after the month',
    { birth: '1950-05-15', covers: ['medicare'], events: { moved: '2026-12-31' } },
    '2026-11-23',
    ['move ..2027-02-28 open'],
  ],
  [
    'an event at 65 or later opens no Marketplace window',
    { birth: '1950-05-15', events: { married: '2026-11-20' } },
    '2026-11-23',
    ['general 2027-01-01..2027-03-31 ahead'],
  ],
];

it('the table has at least forty cases', () => expect(ROWS.length).toBeGreaterThanOrEqual(40));

it.each(ROWS)('%s', (_name, situation, today, expected) => {
  expect(linesOf(situation, today)).toEqual(expected);
});

it.each([
  ['in the middle of a month', '1962-05-15', '2027-01-10', 'soonest 2027-02-01..2027-04-30 ahead'],
  [
    'on the first: Medicare can start a month earlier',
    '1962-05-01',
    '2027-01-10',
    'soonest 2027-01-01..2027-03-31 open',
  ],
  ['in January: the last day is New Year’s Eve', '1962-01-15', '2026-12-31', 'soonest 2026-10-01..2026-12-31 open'],
  ['in March of a year after a leap year', '1964-03-20', '2029-03-01', 'soonest 2028-12-01..2029-02-28 over'],
  ['in March of a leap year', '1963-03-20', '2028-02-29', 'soonest 2027-12-01..2028-02-29 open'],
])('somebody born %s has a last day for Medicare from the first month', (_name, birth, today, expected) => {
  const found = deadlinesOf(aSituation({ birth }), today).filter(({ kind }) => kind === 'soonest');
  expect(found.map((deadline) => line(deadline, today))).toEqual([expected]);
});

it('nobody has that last day with Part B, long before 65, or when the whole first window is over', () => {
  const kindsOf = (parts: Partial<DeadlineAnswers>, today: string) =>
    deadlinesOf(aSituation(parts), today).map(({ kind }) => kind);
  for (const parts of [
    { birth: '1962-05-15', covers: ['medicare'] as const },
    { birth: '1962-05-15', events: { partB: '2027-05-01' } },
    { birth: '1990-05-15' },
    { birth: '1961-05-15' },
  ])
    expect(kindsOf({ ...parts, covers: [...(parts.covers ?? [])] }, '2027-01-10')).not.toContain('soonest');
});

describe('Part A without Part B', () => {
  const linesWithPartA = (parts: Partial<DeadlineAnswers>, today: string) =>
    deadlinesOf(aSituation({ covers: ['partA'], ...parts }), today).map((deadline) => line(deadline, today));

  it('past 65: open enrollment for a drug plan, and the general enrollment for Part B', () => {
    expect(linesWithPartA({ birth: '1950-05-15' }, '2026-11-23')).toEqual([
      'medicare-2027 2026-10-15..2026-12-07 open',
      'general 2027-01-01..2027-03-31 ahead',
    ]);
    expect(linesWithPartA({ birth: '1950-05-15' }, '2027-02-01')).toEqual([
      'general 2027-01-01..2027-03-31 open',
      'medicare-2028 2027-10-15..2027-12-07 ahead',
    ]);
  });

  it('open enrollment says that a health plan needs Part B', () => {
    const noteFor = (covers: DeadlineAnswers['covers']) =>
      deadlinesOf(aSituation({ birth: '1950-05-15', covers }), '2026-11-23').find(({ id }) => id === 'medicare-2027')
        ?.window?.note;
    expect(noteFor(['partA'])).toContain('A Medicare health plan needs Part B');
    expect(noteFor(['medicare'])).not.toContain('needs Part B');
    expect(noteFor(['partA', 'medicare'])).not.toContain('needs Part B');
  });

  it('at work: no penalty, and still the open enrollment', () => {
    expect(linesWithPartA({ birth: '1960-05-15', covers: ['partA', 'job'] }, '2026-11-23')).toEqual([
      'medicare-2027 2026-10-15..2026-12-07 open',
      'working .. anyTime',
    ]);
  });

  it('before 65, because of a disability: the general enrollment, and no Marketplace', () => {
    expect(linesWithPartA({ birth: '1990-05-15', events: { lost: '2026-11-20' } }, '2026-11-23')).toEqual([
      'medicare-2027 2026-10-15..2026-12-07 open',
      'general 2027-01-01..2027-03-31 ahead',
      'medicaid .. anyTime',
    ]);
  });

  it('after a move: two months for a new drug plan', () => {
    expect(linesWithPartA({ birth: '1950-05-15', events: { moved: '2026-11-20' } }, '2026-11-23')).toContain(
      'move ..2027-01-31 open',
    );
  });
});

describe('somebody without Medicare who has let the first window pass', () => {
  const openFor = (parts: Partial<DeadlineAnswers>, today: string) =>
    deadlinesOf(aSituation(parts), today).filter(({ kind }) => kind === 'openEnrollment');

  it.each<[string, Partial<DeadlineAnswers>, string[]]>([
    ['who never signed up', { birth: '1960-05-15' }, ['medicare-2027']],
    ['whose time after work is over', { birth: '1955-05-15', events: { stopped: '2025-01-31' } }, ['medicare-2027']],
    [
      'who can still sign up for Part B, but has missed the drug plan',
      { birth: '1960-05-15', events: { stopped: '2026-06-30' } },
      ['medicare-2027'],
    ],
    ['whose job ends later', { birth: '1960-05-15', covers: ['job'], events: { stopped: '2026-12-31' } }, []],
    ['who is still at work', { birth: '1960-05-15', covers: ['job'] }, []],
    ['whose first window is open', { birth: '1961-11-02' }, []],
    ['who is younger', { birth: '1980-05-15' }, ['marketplace-2027']],
  ])('%s, is shown the open enrollment of: %j', (_, parts, ids) => {
    expect(openFor(parts, '2026-11-23').map(({ id }) => id)).toEqual(ids);
  });

  it('is told that it needs Part A, and not promised a health plan', () => {
    const [found] = openFor({ birth: '1960-05-15' }, '2026-11-23');
    expect(found?.window?.note).toContain('sign up for Part A at any time');
    expect(found?.window?.note).toContain('A Medicare health plan needs Part B');
  });
});

it('until Part B starts, open enrollment is the one of the Marketplace', () => {
  const idsWith = (partB: string) =>
    deadlinesOf(aSituation({ birth: '1962-05-15', events: { partB } }), '2026-11-23')
      .filter(({ kind }) => kind === 'openEnrollment')
      .map(({ id }) => id);
  expect(idsWith('2027-05-01')).toEqual(['marketplace-2027', 'medicare-2028']);
  expect(idsWith('2026-12-01')).toEqual(['medicare-2027', 'medicare-advantage-2027']);
});

it('open enrollment is the one of Medicare for people with Part B, else the one of the Marketplace until 65', () => {
  const open = (parts: Partial<DeadlineAnswers>, today: string) =>
    deadlinesOf(aSituation(parts), today)
      .filter(({ kind }) => kind === 'openEnrollment')
      .map((deadline) => `${deadline.id} ${lastDayOf(deadline, today)}`);
  expect(open({ covers: ['medicare'] }, '2026-11-23')).toEqual([
    'medicare-2027 2026-12-07',
    'medicare-advantage-2027 2027-03-31',
  ]);
  expect(open({}, '2026-12-15')).toEqual(['marketplace-2027 2026-12-15']);
  expect(open({}, '2026-12-16')).toEqual(['marketplace-2027 2027-01-15']);
  expect(open({ birth: '1961-11-02' }, '2026-11-23')).toEqual([]);
  // Medicare can start before the plans of 2027, or with them.
  expect(open({ birth: '1961-12-02' }, '2026-11-23')).toEqual([]);
  expect(open({ birth: '1962-01-02' }, '2026-11-23')).toEqual([]);
  expect(open({ birth: '1962-02-02' }, '2026-11-23')).toEqual(['marketplace-2027 2026-12-15']);
  expect(open({}, '2029-01-01')).toEqual([]);
});

it('Medicaid and VA have no deadline and stand after all days, and what is over comes last', () => {
  const ids = deadlinesOf(aSituation({ covers: ['va', 'none'], events: { baby: '2026-01-01' } }), '2026-11-23').map(
    ({ id }) => id,
  );
  expect(ids).toEqual(['marketplace-2027', 'medicaid', 'va', 'baby']);
});

it('the next day comes first, whether a window opens or ends on it', () => {
  const ids = deadlinesOf(aSituation({ birth: '1962-04-15', events: { lost: '2026-11-30' } }), '2026-12-20').map(
    ({ id }) => id,
  );
  expect(ids.slice(0, 4)).toEqual(['soonest', 'initial', 'marketplace-2027', 'lost-2026-11-30']);
});

it.each([
  ['2026-12-08T09:59:59Z', 'Pacific/Honolulu', '2026-12-07'],
  ['2026-12-08T10:00:00Z', 'Pacific/Honolulu', '2026-12-08'],
  ['2026-12-08T04:59:59Z', 'America/New_York', '2026-12-07'],
  ['2026-12-08T05:00:00Z', 'America/New_York', '2026-12-08'],
  ['2027-03-14T07:59:59Z', 'America/Chicago', '2027-03-14'],
  ['2027-03-14T05:59:59Z', 'America/Chicago', '2027-03-13'],
  ['2026-11-01T05:00:00Z', 'America/Chicago', '2026-11-01'],
  ['2026-11-02T05:59:59Z', 'America/Chicago', '2026-11-01'],
  ['2026-12-07T13:59:59Z', 'Pacific/Guam', '2026-12-07'],
])('at %s it is %s in %s', (moment, timeZone, day) => {
  expect(dayIn(new Date(moment), timeZone)).toBe(day);
});

it.each([
  ['2', '29', '1964', '1964-02-29'],
  ['02', '29', '2000', '2000-02-29'],
  ['2', '29', '1900', null],
  ['2', '29', '2100', null],
  ['2', '29', '2026', null],
  ['4', '31', '2026', null],
  ['12', '31', '2100', '2100-12-31'],
  ['1', '1', '1900', '1900-01-01'],
  ['13', '1', '2026', null],
  ['0', '1', '2026', null],
  ['1', '0', '2026', null],
  ['1', '1', '62', null],
  [' 4 ', ' 5 ', ' 1962 ', '1962-04-05'],
  ['', '', '', null],
  ['May', '1', '1962', null],
])('month "%s", day "%s" and year "%s" are %s', (month, day, year, expected) => {
  expect(dayFrom({ month, day, year })).toBe(expected);
});

it('days and months are counted without hours', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-03-13', 2)).toBe('2027-03-15');
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
  expect(monthEnd('2027-12-05', 2)).toBe('2028-02-29');
  expect(monthStart('2027-01-31', -1)).toBe('2026-12-01');
  expect(birthdayAt('1964-02-29', 65)).toBe('2029-03-01');
  expect(birthdayAt('1964-02-29', 64)).toBe('2028-02-29');
});
