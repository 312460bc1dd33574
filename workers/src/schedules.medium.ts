import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ScheduleRuns } from '#platform/health/schedule-runs.js';
import { createLogger } from '#platform/logging/logger.js';
import { openQueue, type OpenQueue } from '#platform/queue/queues.js';
import { eventually } from '#test/harness/eventually.js';
import { TestApp } from '#test/harness/test-app.js';

const NAMES = [
  'begin-mails-about-changes',
  'begin-reminders-of-deadlines',
  'compare-saved-plans',
  'erase-accounts-on-request',
  'erase-unconfirmed-accounts',
  'price-saved-plans',
  'renew-after-marketplace-release',
  'republish-lost-events',
  'save-audit-checkpoint',
  'sweep-ended-sessions',
  'sweep-expired-shares',
  'sweep-old-audit-checks',
  'sweep-old-changes',
  'sweep-old-contact-messages',
  'sweep-old-reminders',
  'sweep-outbox-and-inbox',
  'sweep-saved-answers',
  'verify-audit-trail',
];

describe.each(['redis', 'postgres'] as const)('schedules in %s', (queues) => {
  let queue: OpenQueue;
  const testApp = TestApp.forTests({ queues });
  beforeAll(() => {
    queue = openQueue('schedules', testApp.config, createLogger('silent', 'test'));
  });
  afterAll(async () => {
    await queue?.close();
  });

  const registered = async (): Promise<string[]> => (await queue.getJobSchedulers()).map(({ key }) => key).toSorted();
  const areRegistered = () =>
    eventually(async () => (await registered()).join() === NAMES.join(), 'every schedule, each once');

  it('all run at the first start of the site and report their results', async () => {
    const runs = await eventually(async () => {
      const { rows } = await testApp.sql.query<{ name: string; ok: boolean | null; result: string | null }>(
        'select name, ok, result from schedule_runs order by name',
      );
      return rows.length === NAMES.length && rows.every(({ ok }) => ok !== null) && rows;
    }, 'every schedule to have run');
    expect(runs.map(({ name }) => name)).toEqual(NAMES);
    expect(runs.find(({ name }) => name === 'sweep-outbox-and-inbox')?.result).toMatch(/^\d+ events/);
    await areRegistered();
  });

  it('are registered again by a new worker if the queue has lost them', async () => {
    await testApp.stopWorkers();
    for (const name of NAMES) await queue.removeJobScheduler(name);
    expect(await registered()).toEqual([]);
    await testApp.startWorkers();
    await areRegistered();
  });

  it('are removed if this version does not know them', async () => {
    await queue.upsertJobScheduler('of-another-version', { every: 3_600_000 }, { name: 'of-another-version' });
    await areRegistered();
    expect(await registered()).toEqual(NAMES);
  });

  it('do not stop before old schedules are deleted, so that the database can be closed', async () => {
    await testApp.stopWorkers();
    const events: string[] = [];
    const { promise: gate, resolve: open } = Promise.withResolvers<undefined>();
    const deletion = jest.spyOn(ScheduleRuns.prototype, 'keepOnly').mockImplementation(async () => {
      events.push('deletion begins');
      await gate;
      events.push('deletion ends');
    });
    await testApp.startWorkers();
    await eventually(() => Promise.resolve(events.length === 1), 'the deletion to begin');
    const stop = testApp.stopWorkers().then(() => events.push('stopped'));
    setTimeout(() => open(undefined), 500);
    await stop;
    deletion.mockRestore();
    expect(events).toEqual(['deletion begins', 'deletion ends', 'stopped']);
  });
});
