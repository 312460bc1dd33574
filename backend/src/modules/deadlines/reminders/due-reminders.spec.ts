import { expect, it } from '@jest/globals';
import { addDays } from '#contract/deadlines/days.js';
import { dueReminders } from './due-reminders.js';

const LAST = '2028-03-01';
const entry = { id: 'baby-closes', title: 'Last day', text: '', href: '', day: LAST, reminder: 'One week left' };
const stepOn = (daysBefore: number) => dueReminders([entry], addDays(LAST, -daysBefore)).map(({ step }) => step);

it.each([
  [31, []],
  [30, [30]],
  [8, [30]],
  [7, [7]],
  [1, [7]],
  [0, [7]],
  [-1, []],
])('%i days before the last day, the reminders %j are due', (daysBefore, steps) => {
  expect(stepOn(daysBefore)).toEqual(steps);
});

it('seven days before March 1 of a leap year are February 23', () => {
  expect(dueReminders([entry], '2028-02-22')).toEqual([{ entry, step: 30 }]);
  expect(dueReminders([entry], '2028-02-23')).toEqual([{ entry, step: 7 }]);
});

it('nobody is reminded of a first day', () => {
  const { reminder, ...first } = entry;
  expect([reminder, dueReminders([first], LAST)]).toEqual(['One week left', []]);
});
