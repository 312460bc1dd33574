import { expect, it } from '@jest/globals';
import { detailOf, failureKey, lineOf, type EventJob } from './job-view.js';
import { RETRY_DELAY_TEXT } from './queues.js';

const AT = Date.parse('2026-11-02T12:00:00Z');
const aJob = (change: object = {}) =>
  ({
    id: 'job',
    name: 'user.signedUp',
    attemptsMade: 2,
    opts: {},
    timestamp: AT,
    delay: 0,
    stalledCounter: 0,
    data: {},
    ...change,
  }) as unknown as EventJob;
const detail = (change: object) => detailOf('emails', aJob(change), 'failed', [], { request_id: null, events: [] });

it('the time of the next attempt counts from the last one, or from when the job was added', () => {
  const next = (change: object, state: 'delayed' | 'failed' = 'delayed') =>
    lineOf('emails', aJob({ delay: 5_000, ...change }), state).next_try_at;
  expect(next({ processedOn: AT + 60_000 })).toBe('2026-11-02T12:01:05.000Z');
  expect(next({})).toBe('2026-11-02T12:00:05.000Z');
  expect(next({}, 'failed')).toBeNull();
});

it('a job is tried once unless its options say otherwise', () => {
  expect([lineOf('emails', aJob(), 'failed').max_attempts, detail({}).backoff]).toEqual([1, 'none']);
  const retried = detail({ opts: { attempts: 20, backoff: { type: 'custom' } } });
  expect([retried.max_attempts, retried.backoff]).toEqual([20, RETRY_DELAY_TEXT]);
});

it('addresses and tokens are removed from every part of a job', () => {
  const data = { id: 'event', count: 2, nothing: null, list: ['to rosa@example.test', { at: 'rosa@example.test' }] };
  const stacktrace = ['refused rosa@example.test'];
  const shown = detail({ data, stacktrace, failedReason: 'refused rosa@example.test' });
  expect(JSON.stringify(shown)).not.toContain('rosa@');
  expect(shown.data).toMatchObject({ id: 'event', count: 2, nothing: null, list: [expect.any(String), {}] });
  expect([shown.stacks, shown.error].flat().every((text) => text?.startsWith('refused '))).toBe(true);
});

it('errors that differ only in ids and numbers count as one failure, whose text has at most 300 characters', () => {
  const reason = (id: string, port: number) => `no answer for ${id} from port ${port}`;
  const [one, other] = ['0e5f6a70-1111-4222-8333-444455556666', '9abcdef0-1111-4222-8333-444455556666'];
  expect(failureKey(reason(one, 80))).toBe(failureKey(reason(other, 4_100)));
  expect(failureKey('x '.repeat(400))).toHaveLength(300);
});
