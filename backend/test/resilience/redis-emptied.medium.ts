import { expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { AUDITED_WITHIN, Outbox } from '#platform/events/outbox.js';
import { createLogger } from '#platform/logging/logger.js';
import { Queues } from '#platform/queue/queues.js';
import { LostEvents } from '#workers/relay/lost-events.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';
import { describeWithRedis } from '../harness/with-redis.js';

const PEOPLE = 10;

describeWithRedis('when Redis loses all its data', () => {
  const testApp = TestApp.forTests();

  const count = async (query: string): Promise<number> =>
    Number((await testApp.sql.query<{ n: string }>(query)).rows[0]?.n);
  const service = <T>(token: new (...args: never[]) => T): T => {
    if (!testApp.workers) throw new Error('the workers are not running');
    return testApp.workers.get(token, { strict: false });
  };
  /** Makes all events look as if the queues had accepted them an hour ago. */
  const anHourLater = () => later('1 hour');
  const later = (interval: string) =>
    testApp.sql.query('update outbox set published_at = published_at - $1::interval, created_at = created_at - $1', [
      interval,
    ]);

  /** Sends lost events to the queues again. The function checks all events, as a newly started worker does. */
  const republish = () => new LostEvents(service(Outbox), createLogger('silent', 'test')).republish();

  it('the events that were waiting there are handed over again, and nothing happens twice', async () => {
    for (const queue of service(Queues).all()) await queue.pause();
    const people = Array.from({ length: PEOPLE }, () => aSignUp());
    for (const person of people) expect((await testApp.browser().post('/api/users/signup', person)).status).toBe(201);
    await eventually(
      async () => (await count('select count(*) as n from outbox where published_at is null')) === 0,
      'the queues to accept every event',
    );
    const redis = new Redis(testApp.config.redisUrl ?? '');
    await redis.flushdb();
    redis.disconnect();
    await anHourLater();
    expect(await service(Outbox).countUnhandled('audit-log')).toBe(PEOPLE);

    expect(await republish()).toBe(`${PEOPLE} unhandled events handed over again`);
    await eventually(
      async () => (await count("select count(*) as n from inbox where handler ~ ':user.signedUp$'")) === 2 * PEOPLE,
      'every mail and every audit entry',
    );
    expect(people.map(({ email }) => testApp.mailbox.to(email).length)).toEqual(people.map(() => 1));
    expect(await count("select count(*) as n from audit_entries where action = 'user.signedUp'")).toBe(PEOPLE);

    await anHourLater();
    expect(await service(Outbox).countUnhandled('audit-log')).toBe(0);
    expect(await republish()).toBe('0 unhandled events handed over again');
  });

  it('an audit entry is missing for two minutes at most, while a mail may wait longer', async () => {
    const { rows } = await testApp.sql.query<{ every_ms: string }>(
      "select every_ms from schedule_runs where name = 'republish-lost-events'",
    );
    // A loss is noticed at the first search that begins AUDITED_WITHIN seconds after the queue has accepted the event.
    expect(AUDITED_WITHIN * 1_000 + Number(rows[0]?.every_ms)).toBeLessThanOrEqual(100_000);
    await testApp.sql.query(
      `insert into outbox (id, name, payload, created_at, published_at, queues) values
         (gen_random_uuid(), 'user.signedIn', '{"userId":null}', now(), now(), '{audit-log}'),
         (gen_random_uuid(), 'user.signedIn', '{"userId":null}', now(), now(), '{maintenance}')`,
    );
    expect(await republish()).toBe('0 unhandled events handed over again');
    await later(`${AUDITED_WITHIN + 1} seconds`);
    expect(await republish()).toBe('1 unhandled events handed over again');
    await testApp.sql.query("delete from outbox where queues = '{maintenance}'");
  });

  it('an event that is handed over again and again still counts as one without its entry', async () => {
    await testApp.sql.query(
      `insert into outbox (id, name, payload, created_at, published_at, queues) values
         (gen_random_uuid(), 'user.unheardOf', '{}', now() - interval '11 minutes', null, '{audit-log}')`,
    );
    expect(await service(Outbox).countUnhandled('audit-log')).toBe(1);
    await testApp.sql.query("delete from outbox where name = 'user.unheardOf'");
  });

  it('an event of an older version is not sent to queues that did not receive it then', async () => {
    await testApp.sql.query(
      `insert into outbox (id, name, payload, created_at, published_at, queues)
       values (gen_random_uuid(), 'user.signedIn', '{}', now(), now() - interval '1 day', '{}')`,
    );
    expect(await republish()).toBe('0 unhandled events handed over again');
  });
});
