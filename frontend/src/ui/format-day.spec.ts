import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatDay, formatMonth, formatTime, zoneName } from './format.js';

const TIMES = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
const intl = (time: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', options).format(time);

it.each(['2024-03-24', '2027-01-01', '2026-11-30T23:59:59.000Z'])('%s is written as Intl writes it', (date) => {
  expect(formatDay(date)).toBe(intl(new Date(date), { dateStyle: 'long', timeZone: 'UTC' }));
  expect(formatMonth(date)).toBe(intl(new Date(date), { month: 'long', year: 'numeric', timeZone: 'UTC' }));
});

it('writes times as Intl does, but for spaces that do not break', () => {
  fc.assert(
    fc.property(TIMES, (time) => {
      const text = intl(time, { dateStyle: 'long', timeStyle: 'short' }).replaceAll('\u202F', ' ');
      expect(formatTime(time.toISOString())).toMatch(new RegExp(`^${text} (?:[A-Z]{3,4}|your time)$`));
    }),
  );
});

/** Returns the minutes by which a clock in the time zone is behind UTC. */
function behindIn(timeZone: string, time: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(time);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(offset) ?? [];
  return (sign === '-' ? 1 : -1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) + 0;
}

it.each([
  ['America/New_York', 'EST', 'EDT'],
  ['America/Chicago', 'CST', 'CDT'],
  ['America/Denver', 'MST', 'MDT'],
  ['America/Phoenix', 'MST', 'MST'],
  ['America/Los_Angeles', 'PST', 'PDT'],
  ['America/Anchorage', 'AKST', 'AKDT'],
  ['America/Adak', 'HST', 'HDT'],
  ['Pacific/Honolulu', 'HST', 'HST'],
  ['America/Puerto_Rico', 'AST', 'AST'],
  ['UTC', 'your time', 'your time'],
  ['Pacific/Guam', 'your time', 'your time'],
  ['Europe/Berlin', 'your time', 'your time'],
])('names the time zone %s %s in winter and %s in summer', (timeZone, winter, summer) => {
  const [january, july] = [new Date('2027-01-15T12:00:00Z'), new Date('2027-07-15T12:00:00Z')];
  const standard = Math.max(behindIn(timeZone, january), behindIn(timeZone, july));
  expect(zoneName(behindIn(timeZone, january), standard)).toBe(winter);
  expect(zoneName(behindIn(timeZone, july), standard)).toBe(summer);
});
