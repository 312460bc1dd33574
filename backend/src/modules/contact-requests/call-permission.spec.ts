import { describe, expect, it } from '@jest/globals';
import { CONTACT_WINDOWS, WINDOW_HOURS } from '#contract/limits/consent.js';
import { callPermission } from './call-permission.js';
import { ALL_STATES, likelyZones, zonesOfState } from './state-time-zones.js';

const [MORNING, MIDDAY, , EVENING] = CONTACT_WINDOWS;
type Question = Parameters<typeof callPermission>[0];
/** A person in New York who agreed to calls at any time of day, at noon in New York on a day in winter. */
const ask = (changes: Partial<Question> = {}) =>
  callPermission({
    agreement: { channel: 'phone', window: null },
    hasNumber: true,
    zones: ['America/New_York'],
    now: new Date('2026-01-14T17:00:00Z'),
    ...changes,
  });
const at = (now: string, window: string | null, zones: Question['zones'] = ['America/New_York']) =>
  ask({ now: new Date(now), agreement: { channel: 'phone', window }, zones });

describe('a call is not allowed', () => {
  it('without consent, whatever the hour', () => {
    expect(ask({ agreement: null })).toMatchObject({ answer: 'noConsent', from: null, until: null });
  });
  it.each(['email', 'text'] as const)('if the person chose %s', (channel) => {
    expect(ask({ agreement: { channel, window: null } }).answer).toBe('otherWays');
  });
  it('without a number', () => {
    expect(ask({ hasNumber: false }).answer).toBe('noNumber');
  });
});

it('a person who could not choose a way of contact may be called', () => {
  expect(ask({ agreement: { channel: null, window: null } }).answer).toBe('now');
});

it.each([
  ['2026-01-14T12:59:59Z', 'later', '2026-01-14T13:00:00.000Z', null],
  ['2026-01-14T13:00:00Z', 'now', null, '2026-01-15T01:00:00.000Z'],
  ['2026-01-15T00:59:59Z', 'now', null, '2026-01-15T01:00:00.000Z'],
  ['2026-01-15T01:00:00Z', 'later', '2026-01-15T13:00:00.000Z', null],
])('without a chosen window, calls are allowed from 8 AM to 8 PM: at %s %s', (now, answer, from, until) => {
  expect(at(now, null)).toEqual({ answer, from, until, zone: 'America/New_York' });
});

it.each([
  [MORNING, '2026-01-14T13:00:00.000Z'],
  [MIDDAY, '2026-01-14T16:00:00.000Z'],
  [EVENING, '2026-01-14T22:00:00.000Z'],
])('at six in the morning, %s begins at %s', (window, from) => {
  expect(at('2026-01-14T11:00:00Z', window)).toMatchObject({ answer: 'later', from });
});

it('after the window of a day, it is the turn of the next day', () => {
  expect(at('2026-01-14T16:00:00Z', MORNING)).toMatchObject({ answer: 'later', from: '2026-01-15T13:00:00.000Z' });
});

it.each([
  ['the day before summer time begins', '2026-03-07T17:00:00Z', '2026-03-08T12:00:00.000Z'],
  ['the day before summer time ends', '2026-10-31T16:00:00Z', '2026-11-01T13:00:00.000Z'],
])('on %s, the next morning begins at 8 AM by the clock of the person', (_, now, from) => {
  expect(at(now, MORNING)).toMatchObject({ answer: 'later', from });
});

it('Arizona keeps its time in summer', () => {
  expect(at('2026-07-01T14:30:00Z', null, ['America/Phoenix'])).toMatchObject({
    answer: 'later',
    from: '2026-07-01T15:00:00.000Z',
  });
  expect(at('2026-07-01T14:30:00Z', null, ['America/Denver']).answer).toBe('now');
});

it('in a state with two time zones, the hour must fit in both', () => {
  const texas = zonesOfState('TX');
  expect(at('2026-01-14T14:30:00Z', MORNING, texas)).toEqual({
    answer: 'later',
    from: '2026-01-14T15:00:00.000Z',
    until: null,
    zone: null,
  });
  expect(at('2026-01-14T15:00:00Z', MORNING, texas)).toMatchObject({
    answer: 'now',
    until: '2026-01-14T17:00:00.000Z',
  });
});

describe('if nobody knows the time zone', () => {
  it('a call is allowed while it is daytime in all 50 states', () => {
    expect(at('2026-01-14T18:00:00Z', null, null)).toMatchObject({ answer: 'now', until: '2026-01-15T01:00:00.000Z' });
  });
  it('at other hours, it says that the zone is unknown and when no zone is needed', () => {
    expect(at('2026-01-14T17:00:00Z', null, null)).toEqual({
      answer: 'zoneUnknown',
      from: '2026-01-14T18:00:00.000Z',
      until: null,
      zone: null,
    });
  });
  it.each(CONTACT_WINDOWS)('%s never fits in all states', (window) => {
    expect(at('2026-01-14T18:00:00Z', window, null)).toMatchObject({ answer: 'zoneUnknown', from: null });
  });
});

it('every window of every state comes within two days', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const states = letters.flatMap((first) => letters.map((second) => first + second)).filter(zonesOfState);
  expect(states).toHaveLength(56);
  const never = states.filter((state) =>
    CONTACT_WINDOWS.some(
      (window) => !['now', 'later'].includes(at('2026-03-08T05:00:00Z', window, zonesOfState(state)).answer),
    ),
  );
  expect(never).toEqual([]);
  expect(zonesOfState('XX')).toBeNull();
});

it('whenever a call is allowed, it is within the window by the clock of each zone', () => {
  const hours = Array.from({ length: 366 * 24 }, (_, index) => Date.UTC(2026, 0, 1, index, 30));
  const hourIn = Object.fromEntries(
    ALL_STATES.map((zone) => [
      zone,
      new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }),
    ]),
  );
  const [first, end] = WINDOW_HOURS[MIDDAY];
  const wrong = hours.filter((time) => {
    const zone = ALL_STATES[time % ALL_STATES.length] ?? '';
    const hour = Number(hourIn[zone]?.format(time));
    return (at(new Date(time).toISOString(), MIDDAY, [zone]).answer === 'now') !== (hour >= first && hour < end);
  });
  expect(wrong).toEqual([]);
});

it.each([
  ['Texas, on a device there', 'America/Chicago', 'TX', ['America/Chicago']],
  [
    'Texas, on a device in New York',
    'America/New_York',
    'TX',
    ['America/New_York', 'America/Chicago', 'America/Denver'],
  ],
  ['Texas, on a device that tells nothing', null, 'TX', ['America/Chicago', 'America/Denver']],
  ['no state, on a device in Hawaii', 'Pacific/Honolulu', '', ['Pacific/Honolulu']],
  ['no state, on a device that tells nothing', null, '', null],
])('somebody who looked at a plan of %s may be in %s', (_, device, state, zones) => {
  expect(likelyZones(device, zonesOfState(state))).toEqual(zones);
});
