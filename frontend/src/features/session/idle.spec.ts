import { expect, it } from '@jest/globals';
import { SESSION } from '#contract/limits/sessions.js';
import { idlePhase, isDue } from './SessionParts.js';

const second = 1_000;
const minute = 60 * second;

it('warns at least 150 seconds before the server may end the session', () => {
  expect(SESSION.warnBefore).toBeGreaterThanOrEqual(150);
  expect(idlePhase(26 * minute)).toBe('active');
  expect(idlePhase(29 * minute - 150 * second)).toBe('warning');
  expect(idlePhase(29 * minute - second)).toBe('warning');
  expect(idlePhase(29 * minute)).toBe('over');
});

it('keystrokes are reported to the server long before the warning', () => {
  expect(isDue(minute)).toBe(false);
  expect(isDue(8 * minute)).toBe(true);
});
