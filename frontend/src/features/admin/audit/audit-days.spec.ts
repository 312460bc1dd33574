import { expect, it } from '@jest/globals';
import { AuditFilter } from '#contract/api/audit.contract.js';
import { inBrowserZone, zoneName } from './audit-days.js';

/** The filter and the name of the zone in a browser of that zone. Jest's runner takes the variable back. */
function inZone(zone: string, filter: AuditFilter): unknown {
  process.env['TZ'] = zone;
  return [inBrowserZone(filter), zoneName()];
}

it.each([
  ['America/New_York', 'Eastern Time', '2026-11-03T05:00:00.000Z', '2026-11-04T05:00:00.000Z'],
  ['UTC', 'UTC', '2026-11-03T00:00:00.000Z', '2026-11-04T00:00:00.000Z'],
  ['Asia/Tokyo', 'Japan Standard Time', '2026-11-02T15:00:00.000Z', '2026-11-03T15:00:00.000Z'],
])('a day begins and ends at midnight in %s, the zone in which times are shown', (zone, name, from, to) => {
  expect(inZone(zone, { action: 'a', from: '2026-11-03', to: '2026-11-03' })).toEqual([
    { action: 'a', from, to },
    name,
  ]);
});

it('a day on which the clocks are set back has 25 hours', () => {
  expect(inZone('America/New_York', { from: '2026-11-01', to: '2026-11-01' })).toEqual([
    { from: '2026-11-01T04:00:00.000Z', to: '2026-11-02T05:00:00.000Z' },
    'Eastern Time',
  ]);
});

it('the instants of every day that a person can enter are accepted', () => {
  for (const day of ['1900-01-01', '2026-11-03', '2099-12-31'])
    expect(AuditFilter.safeParse(inBrowserZone({ from: day, to: day })).success).toBe(true);
});
