import { expect, it } from '@jest/globals';
import { isUrgent } from '#contract/plans/saved-change.js';
import { isMailDue, morningAfter } from './mail-days.js';

const at = (time: string): Date => new Date(`2026-${time}Z`);

it.each([
  ['11-05T00:10:00', '11-05T14:00:00'],
  ['11-05T13:59:00', '11-05T14:00:00'],
  ['11-05T15:59:59', '11-05T14:00:00'],
  ['11-05T16:00:00', '11-06T14:00:00'],
  ['11-30T23:59:00', '12-01T14:00:00'],
])('a change found at %s is told from %s on', (found, told) => {
  expect(new Date(morningAfter(at(found).getTime()))).toEqual(at(told));
});

it.each([
  ['an urgent change on the morning after', '11-05T20:00:00', '11-06T14:00:00', '11-05T14:00:00', true],
  ['an urgent change in the evening', '11-05T20:00:00', '11-05T23:00:00', null, false],
])('%s', (_, urgent, now, last, isDue) => {
  const waiting = { oldest: at(urgent), urgent: at(urgent), lastMailAt: last ? at(last) : null };
  expect(isMailDue(waiting, at(now).getTime())).toBe(isDue);
});

it.each([
  ['without an earlier mail', null, true],
  ['seven days after the last mail, even if that was sent a little later in the day', '10-30T15:30:00', true],
  ['six days after the last mail', '10-31T14:00:00', false],
])('other changes %s', (_, last, isDue) => {
  const waiting = { oldest: at('11-05T20:00:00'), urgent: null, lastMailAt: last ? at(last) : null };
  expect(isMailDue(waiting, at('11-06T14:00:00').getTime())).toBe(isDue);
});

it('only a plan that is gone, and a medicine that is no longer covered, are urgent', () => {
  const medicine = { kind: 'medicine', name: 'Metformin', before: 'covered' } as const;
  expect(
    [
      { kind: 'withdrawn' } as const,
      { ...medicine, after: 'notCovered' } as const,
      { ...medicine, after: 'generic' } as const,
      { kind: 'returned' } as const,
      { kind: 'premium', before: 100, after: 900 } as const,
    ].map(isUrgent),
  ).toEqual([true, true, false, false, false]);
});
