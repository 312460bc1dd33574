import { expect, it } from '@jest/globals';
import type { SavedChange } from '../plans/saved-change.js';
import { CHANGE_ALERTS } from './change-alerts.js';

const plan = { id: '11111TX0000001', name: 'Silver One', year: 2026 };
const asOf = '2026-11-20T15:00:00.000Z';
const line = (change: SavedChange, isNamed = true): string => CHANGE_ALERTS.line({ plan, change, asOf }, { isNamed });

it.each<[SavedChange, string]>([
  [{ kind: 'premium', before: 412.4, after: 438 }, 'Monthly price: was $412.40, now $438'],
  [{ kind: 'deductible', part: 'drug', before: 500, after: 0 }, 'Deductible for medicines: was $500, now $0 a year'],
  [
    { kind: 'maximum', part: 'whole', before: 9_000, after: 9_200 },
    'Most you pay for care in a year: was $9,000, now $9,200',
  ],
  [
    { kind: 'medicine', name: 'Metformin', before: 'covered', after: 'notCovered' },
    'Metformin: was covered, now not covered',
  ],
  [
    { kind: 'tier', name: 'Metformin', before: 'Generic', after: 'Brand' },
    'Metformin, price group: was Generic, now Brand',
  ],
  [
    { kind: 'doctor', name: 'Dr. Rosa Diaz', before: true, after: false },
    'Dr. Rosa Diaz: was in the network, now not in the network',
  ],
  [{ kind: 'withdrawn' }, 'This plan is no longer offered where you live'],
  [{ kind: 'newYear', year: 2027 }, '2027 plans are out and ready to compare'],
])('says what changed, before and after, and as of when', (change, text) => {
  expect(line(change)).toBe(`${text} (as of November 20, 2026)`);
});

it('a line for a mail names no medicine and no doctor', () => {
  const changes: SavedChange[] = [
    { kind: 'medicine', name: 'Metformin', before: 'covered', after: 'generic' },
    { kind: 'tier', name: 'Metformin', before: 'GENERIC', after: 'BRAND' },
    { kind: 'doctor', name: 'Dr. Rosa Diaz', before: false, after: true },
  ];
  for (const change of changes) expect(line(change, false)).not.toMatch(/Metformin|Diaz/);
});
