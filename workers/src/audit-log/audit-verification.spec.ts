import { expect, it } from '@jest/globals';
import type { Logger } from 'pino';
import { CheckpointError } from '#platform/audit/audit-checkpoint.js';
import { AuditVerification } from './audit-verification.js';

const BAD = { seq: '4', reason: 'changed' };
/**
 * Creates an audit verification with a fake audit trail, whose check always has the given result. `notes` contains the
 * stored results and the levels of the log messages, in the order in which they were stored or logged.
 */
function finding(firstBad: typeof BAD | null, unrecorded = 0) {
  const notes: unknown[] = [];
  const verdict = { entries: 7, firstBad, unrecorded };
  const trail = {
    saveHead: async () => firstBad,
    newestMark: async (): Promise<string | null> => null,
    verify: async () => verdict,
  };
  const checks = {
    start: async (askedBy: string | null) => `asked by ${askedBy}`,
    finish: async (id: string, found: object) => {
      await new Promise(setImmediate);
      notes.push([id, found]);
    },
  };
  const log = (level: string) => (fields: { newest?: string }) => void notes.push(fields.newest ?? level);
  const logger = { fatal: log('fatal'), error: log('error'), info: log('info') } as unknown as Logger;
  return { verification: new AuditVerification(trail as never, checks as never, logger), notes, verdict, trail };
}

it.each([
  ['fatal', BAD, 0],
  ['fatal', BAD, 3],
  ['error', null, 3],
  ['info', null, 0],
] as const)('the result is stored, then logged as %s', async (level, firstBad, unrecorded) => {
  const { verification, notes, verdict } = finding(firstBad && { ...firstBad }, unrecorded);
  await verification.verify();
  expect(notes).toEqual([['asked by null', verdict], level]);
});

it('saving the newest hash raises the alarm only if the trail was changed', async () => {
  const [changed, whole] = [finding(BAD), finding(null)];
  for (const { verification } of [changed, whole]) await verification.saveCheckpoint();
  expect([changed.notes, whole.notes]).toEqual([['fatal'], []]);
});

it('each new entry that is the newest one is logged once, so that a log elsewhere knows it', async () => {
  const { verification, notes, trail } = finding(null);
  for (const newest of [null, '1:aa', '1:aa', '3:bb']) {
    trail.newestMark = async () => newest;
    await verification.saveCheckpoint();
  }
  expect(notes).toEqual(['1:aa', '3:bb']);
});

it('raises the alarm and fails if the newest entry cannot be saved, but not if the database is away', async () => {
  const { verification, notes, trail } = finding(null);
  trail.saveHead = () => Promise.reject(new CheckpointError('/data/head', 'written', { code: 'ENOSPC' }));
  await expect(verification.saveCheckpoint()).rejects.toThrow('/data/head could not be written (ENOSPC)');
  expect(notes).toEqual(['fatal']);
  trail.saveHead = () => Promise.reject(new Error('the database is away'));
  await expect(verification.saveCheckpoint()).rejects.toThrow('away');
  expect(notes).toEqual(['fatal']);
});
