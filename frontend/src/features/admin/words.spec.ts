import { expect, it } from '@jest/globals';
import { EVENTS } from '#contract/events.js';
import { actionName, detailPhrases, personName } from './audit/audit-words.js';
import { timeOf } from './components/words.js';
import { lengthOf } from './jobs/jobs-words.js';

it('formats the name and the details of an action as readable text', () => {
  expect(actionName('admin.userClosed')).toBe('User closed');
  expect(
    detailPhrases({
      changes: { role: { before: 'patient', after: 'admin' }, password: { before: null, after: 'set' } },
      sessions: 2,
      filters: [],
    }),
  ).toEqual(['role: patient → admin', 'password: – → set', 'sessions: 2', 'filters: –']);
});

it('says whether a consent was given or withdrawn', () => {
  expect([true, false].flatMap((isGiven) => detailPhrases({ isGiven }))).toEqual([
    'consent given',
    'consent withdrawn',
  ]);
});

it('distinguishes the system, a person without a name and an erased person', () => {
  expect(personName(null)).toBe('the system');
  expect(personName({ id: '0123456789', name: '' })).toBe('01234567');
  expect(personName({ id: '0123456789', name: null })).toBe('an erased account');
});

it('formats a duration in a single unit', () => {
  expect([null, 0, 950, 61_000, 7_200_000, 200_000_000].map(lengthOf)).toEqual([
    '–',
    '0 ms',
    '950 ms',
    '1 min',
    '2 h',
    '2 d',
  ]);
});

it('every action has a name of its own, so that the filter lists none twice', () => {
  const names = Object.keys(EVENTS).map(actionName);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('a time names its time zone', () => {
  expect(timeOf('2026-07-01T16:05:09.000Z')).toMatch(/^(Jun 30|Jul [12]), 2026, \d+:\d\d:09\s[AP]M \S+$/);
});
