import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createLogger } from '#platform/logging/logger.js';
import { closeQueue, openQueue, Queues, type OpenQueue } from '#platform/queue/queues.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { eventually } from '../harness/eventually.js';
import { FaultProxy } from '../harness/fault-proxy.js';
import { TestApp } from '../harness/test-app.js';
import { describeWithRedis, redisUrl } from '../harness/with-redis.js';

describeWithRedis('while Redis is unreachable or slow', () => {
  let testApp: TestApp;
  let redis: FaultProxy;
  beforeAll(async () => {
    const url = redisUrl().href;
    redis = await FaultProxy.before(url);
    testApp = await TestApp.open({ redisUrl: redis.through(url) });
  });
  afterAll(async () => {
    redis?.restore();
    await testApp?.close();
    redis?.close();
  });

  it('sign-up, sessions and rate limits work without it, and the email arrives once Redis is back', async () => {
    const { browser, email, password } = await testApp.signedIn();
    redis.cut();
    expect((await browser.get('/api/account')).status).toBe(200);
    expect((await testApp.browser().post('/api/auth/login_user', { email, password })).status).toBe(200);
    const signup = aSignUp();
    expect((await testApp.browser().post('/api/users/signup', signup)).status).toBe(201);
    expect(testApp.mailbox.to(signup.email)).toHaveLength(0);
    const { rows } = await testApp.sql.query('select 1 from outbox where published_at is null');
    expect(rows.length).toBeGreaterThan(0);

    redis.restore();
    const token = await testApp.mailbox.tokenFor(signup.email, 'confirm');
    expect((await testApp.browser().get(`/auth/confirm?token=${token}`)).status).toBe(200);
  });

  it('a command to a queue fails at once, is not carried out later, and the queue can be closed', async () => {
    const queue = openQueue('emails', testApp.config, createLogger('silent', 'test'));
    await queue.waitUntilReady();
    const closed = new Promise<void>((resolve) => queue.once('ioredis:close', resolve));
    redis.cut();
    await closed;
    await expect(queue.pause()).rejects.toThrow('enableOfflineQueue');
    await closeQueue(queue);
    redis.restore();
    const later = testApp.workers?.get(Queues, { strict: false }).get('emails') as OpenQueue;
    await eventually(
      async () =>
        later.isPaused().then(
          () => true,
          () => false,
        ),
      'Redis to answer',
    );
    expect(await later.isPaused()).toBe(false);
  });

  it('sign-up and emails work if every answer of Redis is late and slow', async () => {
    redis.delay(100);
    redis.throttle(50_000);
    const signup = aSignUp();
    expect((await testApp.browser().post('/api/users/signup', signup)).status).toBe(201);
    const token = await testApp.mailbox.tokenFor(signup.email, 'confirm');
    expect((await testApp.browser().get(`/auth/confirm?token=${token}`)).status).toBe(200);
    redis.restore();
  });
});
