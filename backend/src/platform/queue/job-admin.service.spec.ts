import { expect, it } from '@jest/globals';
import type { Queue } from 'bullmq';
import { JobAdminService } from './job-admin.service.js';
import type { Queues } from './queues.js';

const AT = Date.parse('2026-11-02T12:00:00Z');
const failed = (id: string, minute: number, failedReason: string, name = 'user.signedUp') => ({
  id,
  name,
  failedReason,
  timestamp: AT + minute,
  finishedOn: AT + minute * 60_000,
  attemptsMade: 1,
  opts: {},
  data: { id, to: `${id}@example.test` },
});
/** Creates a job admin service whose email queue contains the given failed jobs. All other queues are empty. */
const over = (jobs: ReturnType<typeof failed>[]) =>
  new JobAdminService({
    get: (name: string) =>
      ({
        getJobs: async ([state]: string[]) => (name === 'emails' && state === 'failed' ? jobs : []),
      }) as unknown as Queue,
  } as unknown as Queues);

it('failures are grouped by event and error, the most frequent first, with the first and the last time', async () => {
  const groups = await over([
    failed('a', 5, 'port 25 is closed'),
    failed('b', 1, 'no such template', 'user.closed'),
    failed('c', 9, 'port 465 is closed'),
    failed('d', 2, 'port 25 is closed'),
  ]).failures();
  expect(groups.map(({ event, count, ids, first_at, last_at }) => [event, count, ids, first_at, last_at])).toEqual([
    ['user.signedUp', 3, ['a', 'c', 'd'], '2026-11-02T12:02:00.000Z', '2026-11-02T12:09:00.000Z'],
    ['user.closed', 1, ['b'], '2026-11-02T12:01:00.000Z', '2026-11-02T12:01:00.000Z'],
  ]);
});

it('jobs are found by event and by a text in their id, data or error', async () => {
  const jobs = over([failed('a', 5, 'port is closed'), failed('b', 1, 'No such Template', 'user.closed')]);
  const found = async (search: { event?: string; q?: string; limit?: number }) => {
    const { jobs: lines, more } = await jobs.list({ limit: 10, ...search });
    return [lines.map(({ id }) => id), more];
  };
  expect(await found({})).toEqual([['a', 'b'], false]);
  expect(await found({ limit: 1 })).toEqual([['a'], true]);
  expect(await found({ event: 'user.closed' })).toEqual([['b'], false]);
  expect(await found({ q: 'TEMPLATE' })).toEqual([['b'], false]);
  expect(await found({ q: 'a@example' })).toEqual([['a'], false]);
  expect(await found({ event: 'user.closed', q: 'port' })).toEqual([[], false]);
});
