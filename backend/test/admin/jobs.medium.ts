import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  HOUR_STEPS,
  type JobDetail,
  type JobLine,
  type JobsOutcome,
  type JobsOverview,
} from '#contract/api/jobs.contract.js';
import { Outbox } from '#platform/events/outbox.js';
import { Queues } from '#platform/queue/queues.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { errorOf, type Answer, type Browser } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';

const JOBS_URL = '/api/admin/jobs';

describe.each(['redis', 'postgres'] as const)('the jobs page with queues in %s', (queues) => {
  let operations: Browser;
  let operationsId: string;
  const testApp = TestApp.forTests({ queues });
  beforeAll(async () => {
    ({ browser: operations, id: operationsId } = await testApp.signedIn({}, 'operations'));
  });

  const overview = async (query = ''): Promise<JobsOverview> =>
    (await operations.get(`${JOBS_URL}?${query}`)).body as JobsOverview;
  const list = async (query: string): Promise<JobLine[]> => (await overview(query)).found?.jobs ?? [];
  const outcome = (answer: Answer): JobsOutcome => answer.body as JobsOutcome;
  const audited = (action: string) =>
    eventually(
      async () =>
        (await testApp.sql.query('select actor_id, details from audit_entries where action = $1', [action]))
          .rows[0] as {
          actor_id: string;
          details: object;
        },
      action,
    );

  /** Adds a job without a handler and without retries, so that it fails immediately, and returns its id. */
  async function aFailedJob(): Promise<string> {
    const id = randomUUID();
    const event = {
      id,
      name: 'user.signedOut',
      at: new Date().toISOString(),
      requestId: null,
      origin: null,
      payload: { userId: randomUUID(), note: 'for rosa@example.test' },
    };
    await testApp.app
      .get(Queues, { strict: false })
      .get('emails')
      .add('user.signedOut', event as never, { jobId: id, attempts: 1 });
    await eventually(async () => (await list(`q=${id}&state=failed`)).length > 0, 'the job to fail');
    return id;
  }

  it('shows queues, workers and schedules', async () => {
    const seen = await eventually(async () => {
      const { queues: all, workers, schedules } = await overview();
      const trail = all?.find(({ name }) => name === 'audit-log');
      // An event counts as done a moment before its job counts as completed.
      return (
        all &&
        trail &&
        trail.counts.completed > 0 &&
        trail.last_hour.done > 0 &&
        workers[0]?.reaches_queues &&
        workers[0].reaches_mail &&
        schedules.every(({ ok }) => ok !== null) &&
        schedules.length >= 6 && { all, trail, workers, schedules }
      );
    }, 'an overview');
    expect(seen.all.map(({ name }) => name)).toEqual(['emails', 'audit-log', 'cache-refresh', 'maintenance']);
    expect(seen.workers[0]).toMatchObject({
      is_alive: true,
      reaches_queues: true,
      reaches_mail: true,
      version: expect.stringMatching(/^\d/),
    });
    expect(seen.schedules.map(({ name }) => name)).toContain('sweep-ended-sessions');
    const { last_hour, last_quarter, run_ms, taken_over } = seen.trail;
    const sum = last_hour.steps.reduce((total, { done }) => total + done, 0);
    expect([sum, last_hour.steps.length]).toEqual([last_hour.done, HOUR_STEPS]);
    expect(run_ms.p95).not.toBeNull();
    expect(last_quarter.done).toBeGreaterThan(0);
    expect(taken_over).toBe(0);
  });

  it('finds a job by id, person or error, shows no email addresses, and groups failures', async () => {
    const [id] = [await aFailedJob(), await aFailedJob()];
    const detail = (await operations.get(`${JOBS_URL}/emails/${id}`)).body as JobDetail;
    expect(detail).toMatchObject({ state: 'failed', attempts: 1, error: 'no handler for user.signedOut on emails' });
    expect(JSON.stringify(detail)).not.toContain('rosa@example.test');
    const { userId } = (detail.data['payload'] ?? {}) as { userId: string };
    expect((await list(`q=${userId}`)).map((job) => job.id)).toEqual([id]);
    expect((await list('q=no+handler')).length).toBeGreaterThanOrEqual(2);
    expect((await overview()).failures).toEqual([
      expect.objectContaining({
        queue: 'emails',
        event: 'user.signedOut',
        error: 'no handler for user.signedOut on emails',
        count: 2,
      }),
    ]);
  });

  it('announces the effect of retrying or discarding jobs before doing it, and records who did it', async () => {
    const id = await aFailedJob();
    const body = { queue: 'emails', ids: [id, randomUUID()], reason: 'test' };
    const preview = outcome(await operations.post(`${JOBS_URL}/retry`, { ...body, dry_run: true }));
    expect(preview).toEqual({
      able: 1,
      rows: [
        { id, ok: true, message: null },
        { id: body.ids[1], ok: false, message: 'This job is no longer in the queue.' },
      ],
    });
    expect((await list(`queue=emails&q=${id}`))[0]).toMatchObject({ state: 'failed' });
    expect(outcome(await operations.post(`${JOBS_URL}/retry`, body)).able).toBe(1);
    await eventually(async () => (await list(`queue=emails&q=${id}`))[0]?.state === 'failed', 'the second failure');
    expect(outcome(await operations.post(`${JOBS_URL}/discard`, body)).able).toBe(1);
    expect(await list(`queue=emails&q=${id}`)).toEqual([]);
    expect(await audited('operations.jobsRetried')).toEqual({
      actor_id: operationsId,
      details: { queue: 'emails', jobs: [id], reason: 'test' },
    });
    expect(await audited('operations.jobsDiscarded')).toMatchObject({ details: { reason: 'test', jobs: [id] } });
  });

  it('shows an email that the mail server permanently refuses as failed after one attempt', async () => {
    const person = aSignUp();
    testApp.mailbox.refused.set(person.email, 550);
    await testApp.browser().post('/api/users/signup', person);
    const [job] = await eventually(async () => {
      const failed = await list('queue=emails&state=failed&event=user.signedUp');
      return failed.length > 0 && failed;
    }, 'the job to fail');
    expect(job).toMatchObject({ attempts: 1, max_attempts: 20, next_try_at: null });
    expect(job?.error).not.toContain(person.email);
  });

  it('shows the jobs of an event, one in each queue', async () => {
    await testApp.browser().post('/api/users/signup', aSignUp());
    const [job] = await eventually(
      async () =>
        (await list('queue=emails&q=user.signedUp&state=completed')).length > 0
          ? list('queue=emails&q=user.signedUp&state=completed')
          : null,
      'a mail sent',
    );
    const { tree } = (await operations.get(`${JOBS_URL}/emails/${job?.id}`)).body as JobDetail;
    const own = tree.events.find(({ id }) => id === job?.id);
    expect(own).toMatchObject({ event: 'user.signedUp', at: expect.any(String) });
    expect(own?.jobs.find(({ queue }) => queue === 'emails')).toEqual({
      queue: 'emails',
      state: 'completed',
      handled_at: expect.any(String),
    });
  });

  it('shows a job in the tree of the request that caused it, with all its events and their jobs', async () => {
    const [id, other, stranger] = [await aFailedJob(), await aFailedJob(), await aFailedJob()];
    await testApp.sql.query(
      `insert into outbox (id, name, payload, request_id, created_at, published_at, queues)
       select event, 'user.signedOut', '{}', request, now() - place * interval '1 minute', now(), '{emails}'
       from unnest($1::uuid[], $2::text[]) with ordinality as given(event, request, place)`,
      [
        [id, other, stranger],
        ['the-request', 'the-request', 'another-request'],
      ],
    );
    const { tree } = (await operations.get(`${JOBS_URL}/emails/${id}`)).body as JobDetail;
    const branch = (event: string) => ({
      id: event,
      event: 'user.signedOut',
      at: expect.any(String),
      jobs: [{ queue: 'emails', state: 'failed', handled_at: null }],
    });
    expect(tree).toEqual({ request_id: 'the-request', events: [branch(other), branch(id)] });
  });

  it('does nothing without a reason', async () => {
    const ids = [await aFailedJob()];
    for (const path of ['/retry', '/discard', '/queues/emails/pause', '/queues/emails/resume'])
      expect((await operations.post(`${JOBS_URL}${path}`, { queue: 'emails', ids })).status).toBe(400);
    expect((await list(`queue=emails&q=${ids[0]}`))[0]).toMatchObject({ state: 'failed' });
  });

  it('does not discard jobs of the audit trail', async () => {
    expect(
      errorOf(await operations.post(`${JOBS_URL}/discard`, { queue: 'audit-log', ids: ['x'], reason: 'test' })).code,
    ).toBe('jobs.auditStays');
  });

  it('pauses and resumes a queue', async () => {
    await operations.post(`${JOBS_URL}/queues/emails/pause`, { reason: 'repair' });
    const person = aSignUp();
    await testApp.browser().post('/api/users/signup', person);
    const paused = await eventually(async () => {
      const emails = (await overview()).queues?.find(({ name }) => name === 'emails');
      return emails?.is_paused && emails.counts.waiting > 0 && emails.oldest_waiting_ms !== null && emails;
    }, 'a waiting job');
    expect(paused.oldest_waiting_ms).toBeGreaterThanOrEqual(0);
    expect(testApp.mailbox.to(person.email)).toEqual([]);
    await operations.post(`${JOBS_URL}/queues/emails/resume`, { reason: 'mended' });
    expect((await eventually(() => testApp.mailbox.to(person.email)[0], 'the mail')).to).toBe(person.email);
    const recorded = (reason: string) => ({ actor_id: operationsId, details: { queue: 'emails', reason } });
    expect(await audited('operations.queuePaused')).toEqual(recorded('repair'));
    expect(await audited('operations.queueResumed')).toEqual(recorded('mended'));
  });

  it('lets only a superadmin pause the queue of the audit trail', async () => {
    const pause = `${JOBS_URL}/queues/audit-log/pause`;
    for (const role of ['operations', 'admin']) {
      const { browser } = await testApp.signedIn({}, role);
      expect(errorOf(await browser.post(pause, { reason: 'test' })).code).toBe('jobs.auditPause');
    }
    const { browser } = await testApp.signedIn({}, 'superadmin');
    expect((await browser.post(pause, { reason: 'test' })).status).toBe(200);
    expect((await operations.post(`${JOBS_URL}/queues/audit-log/resume`, { reason: 'test' })).status).toBe(200);
  });

  it('does not take a discarded job for a lost one', async () => {
    const id = await aFailedJob();
    await operations.post(`${JOBS_URL}/discard`, { queue: 'emails', ids: [id], reason: 'test' });
    await testApp.sql.query(
      `insert into outbox (id, name, payload, created_at, published_at, queues)
       values ($1, 'user.signedOut', '{}', now() - interval '1 hour', now() - interval '1 hour', '{emails}')`,
      [id],
    );
    expect(await new Outbox(testApp.app.get(EntityManager).fork()).countUnhandled('emails')).toBe(0);
  });

  it('is only read by the role "observer", which sees what operations see and changes nothing', async () => {
    const id = await aFailedJob();
    const { browser: observer } = await testApp.signedIn({}, 'observer');
    for (const path of ['', `/emails/${id}`]) expect((await observer.get(`${JOBS_URL}${path}`)).status).toBe(200);
    const chosen = { queue: 'emails', ids: [id], reason: 'test' };
    for (const path of ['/retry', '/discard', '/queues/emails/pause', '/queues/emails/resume'])
      expect(errorOf(await observer.post(`${JOBS_URL}${path}`, chosen)).code).toBe('auth.forbidden');
    for (const path of ['/api/admin/users/list-users', '/api/admin/audit'])
      expect((await observer.get(path)).status).toBe(403);
    expect((await list(`queue=emails&q=${id}`))[0]).toMatchObject({ state: 'failed', attempts: 1 });
  });

  it('shows no personal data to the role "operations"', async () => {
    for (const path of [
      '/api/admin/users/list-users',
      '/api/users',
      '/api/admin/audit',
      `/api/admin/users/${operationsId}/sessions`,
    ])
      expect((await operations.get(path)).status).toBe(403);
  });
});
