import { expect, it } from '@jest/globals';
import { deviceTimeZone } from './device-time-zone.js';

it.each([
  ['America/New_York', 'America/New_York'],
  ['America/Detroit', 'America/New_York'],
  ['America/Indiana/Knox', 'America/Chicago'],
  ['America/Boise', 'America/Denver'],
  ['America/Phoenix', 'America/Phoenix'],
  ['America/Juneau', 'America/Anchorage'],
  ['Pacific/Honolulu', 'Pacific/Honolulu'],
  ['America/Adak', null],
  ['Europe/Paris', null],
  ['UTC', null],
  ['no such place', null],
])('a device in %s has the time of %s', (device, zone) => {
  expect(deviceTimeZone(device)).toBe(zone);
});
