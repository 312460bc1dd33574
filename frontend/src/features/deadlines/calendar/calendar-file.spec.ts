import { entriesOfEnrollment } from '#contract/deadlines/calendar-entries.js';
import { IMPORTANT_DATES, type ImportantDate } from '#contract/deadlines/enrollment-dates.js';
import { calendarFile } from './calendar-file.js';

const NOW = new Date('2026-11-21T06:00:00.000Z');
const medicare = IMPORTANT_DATES.find(({ id }) => id === 'medicare-2027');
if (!medicare) throw new Error('the Medicare window of 2027 is gone');
const fileOf = (date: ImportantDate) => calendarFile(entriesOfEnrollment(date), NOW);
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

it('contains the first and last day of a window, with a reminder one week before the end', () => {
  const lines = unfolded(fileOf(medicare));
  expect(lines.filter((line) => /^DT(START|END)/.test(line))).toEqual([
    'DTSTART;VALUE=DATE:20261015',
    'DTEND;VALUE=DATE:20261016',
    'DTSTART;VALUE=DATE:20261207',
    'DTEND;VALUE=DATE:20261208',
  ]);
  expect(lines).toContain('SUMMARY:Medicare open enrollment for 2027: first day');
  expect(lines).toContain('TRIGGER:-P7D');
  expect(lines).toContain('DTSTAMP:20261121T060000Z');
});

it('contains an event for each deadline, and calls a contested last day uncertain', () => {
  const marketplace = IMPORTANT_DATES.find(({ id }) => id === 'marketplace-2027');
  if (!marketplace) throw new Error('the Marketplace window of 2027 is gone');
  const summaries = unfolded(fileOf(marketplace)).filter((line) => line.startsWith('SUMMARY'));
  expect(summaries).toEqual([
    'SUMMARY:Marketplace open enrollment for 2027: first day',
    'SUMMARY:Marketplace open enrollment for 2027: last day for coverage that starts January 1',
    'SUMMARY:Marketplace open enrollment for 2027: may be the last day',
  ]);
});

it('an event has the same id in each file, so that a calendar does not show it twice', () => {
  const ids = (file: string) => unfolded(file).filter((line) => line.startsWith('UID'));
  expect(ids(fileOf(medicare))).toEqual(['UID:medicare-2027-opens@localhost', 'UID:medicare-2027-closes@localhost']);
  expect(ids(calendarFile(entriesOfEnrollment(medicare), new Date()))).toEqual(ids(fileOf(medicare)));
});

it('ends an event on the last day of a month with the first day of the next month', () => {
  expect(unfolded(fileOf({ ...medicare, closes: '2027-03-31' }))).toContain('DTEND;VALUE=DATE:20270401');
});

it('limits every line to 75 bytes and escapes commas', () => {
  const file = fileOf({ ...medicare, label: 'Früh, '.repeat(30) });
  expect(Math.max(...file.split('\r\n').map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(unfolded(file).find((line) => line.startsWith('SUMMARY'))).toContain('Früh\\, Früh\\,');
});
