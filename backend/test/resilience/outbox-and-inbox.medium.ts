import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { Inbox } from '#platform/events/inbox.js';
import { Publisher } from '#platform/events/publisher.js';
import { createLogger } from '#platform/logging/logger.js';
import type { Queues } from '#platform/queue/queues.js';
import { Relay } from '#workers/relay/relay.js';
import { TestApp } from '../harness/test-app.js';

let em: EntityManager;
const testApp = TestApp.forTests({ workers: false });
beforeAll(() => {
  em = testApp.app.get(EntityManager);
});
beforeEach(() => testApp.sql.query('truncate outbox, inbox'));

const rows = async (table: string): Promise<number | null> =>
  (await testApp.sql.query(`select 1 from ${table}`)).rowCount;
const inUnit = <T>(work: () => Promise<T>): Promise<T> => withEntityManager(em, work);

describe('the inbox', () => {
  it.each(['once', 'atLeastOnce'] as const)('lets an event take effect only the first time (%s)', async (delivery) => {
    const inbox = testApp.app.get(Inbox, { strict: false });
    const id = randomUUID();
    const effect = jest.fn(async () => undefined);
    const results = [];
    for (let time = 0; time < 3; time += 1) results.push(await inUnit(() => inbox[delivery]('test', id, effect)));
    expect([results, effect.mock.calls.length, await rows('inbox')]).toEqual([[true, false, false], 1, 1]);
  });

  it('does not record an event whose effect failed', async () => {
    const inbox = testApp.app.get(Inbox, { strict: false });
    const failure = async () => Promise.reject(new Error('no effect'));
    for (const delivery of ['once', 'atLeastOnce'] as const)
      await expect(inUnit(() => inbox[delivery]('test', randomUUID(), failure))).rejects.toThrow('no effect');
    expect(await rows('inbox')).toBe(0);
  });
});

describe('an event', () => {
  it('is stored together with the change that it describes, or not at all', async () => {
    const publisher = testApp.app.get(Publisher, { strict: false });
    const publish = async (fails: boolean) =>
      em.fork().transactional(async () => {
        publisher.publish('user.signedOut', { userId: randomUUID() });
        expect(await rows('outbox')).toBe(0);
        if (fails) throw new Error('the change failed');
      });
    await expect(inUnit(() => publish(true))).rejects.toThrow('the change failed');
    expect(await rows('outbox')).toBe(0);
    await inUnit(() => publish(false));
    expect(await rows('outbox')).toBe(1);
  });

  it('stays in the outbox if its queue does not accept it', async () => {
    await inUnit(() =>
      em
        .fork()
        .transactional(async () =>
          testApp.app.get(Publisher, { strict: false }).publish('user.signedUp', { userId: randomUUID() }),
        ),
    );
    const accepted: string[] = [];
    const queues = (fails: boolean) =>
      ({
        get: (name: string) => ({
          addBulk: async () => {
            if (fails && name === 'audit-log') throw new Error('the queue is full');
            accepted.push(name);
          },
        }),
      }) as unknown as Queues;
    const relay = (fails: boolean) => new Relay(em, queues(fails), testApp.config, createLogger('silent', 'test'));
    const waiting = () => rows('outbox where published_at is null and queues is null');

    await expect(relay(true).moveBatch()).rejects.toThrow('the queue is full');
    expect(await waiting()).toBe(1);
    expect(await relay(false).moveBatch()).toBe(1);
    expect([await waiting(), accepted]).toEqual([0, ['emails', 'emails', 'audit-log']]);
    expect((await testApp.sql.query('select queues from outbox')).rows).toEqual([{ queues: ['emails', 'audit-log'] }]);
  });
});
