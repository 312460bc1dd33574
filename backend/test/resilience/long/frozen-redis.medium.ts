import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { RATE_LIMITS } from '#contract/limits/rate-limits.js';
import { findPort } from '#sandbox/processes/ports.js';
import { startRedis, type Redis } from '#sandbox/stores/redis.js';
import { aSignUp } from '../../builders/sign-up.builder.js';
import { TestApp } from '../../harness/test-app.js';
import { describeWithRedis } from '../../harness/with-redis.js';

describeWithRedis('while the process of Redis is frozen', () => {
  let folder: string;
  let redis: Redis | null;
  let testApp: TestApp;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'frozen-redis-'));
    redis = await startRedis({
      dir: folder,
      toolDir: process.env['TEST_TOOL_DIR'] ?? '',
      port: await findPort(),
      password: randomBytes(12).toString('hex'),
      logFile: join(folder, 'redis.log'),
      throwAway: true,
    });
    if (!redis) throw new Error('Redis could not be started');
    testApp = await TestApp.open({ redisUrl: redis.url, env: { RATE_LIMIT_FACTOR: '1', TIMEOUT_FACTOR: '2' } });
  });
  // A frozen process cannot end, so it must continue before the test stops it.
  afterEach(() => {
    signal('SIGCONT');
  });
  afterAll(async () => {
    await testApp?.close();
    await redis?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Sends a signal to the process of Redis: SIGSTOP keeps its connections open, but it no longer answers. */
  function signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    if (redis?.pid) process.kill(redis.pid, name);
  }

  it('sign-up, sessions and limits work, and the email arrives once Redis answers again', async () => {
    const { browser, email, password } = await testApp.signedIn();
    signal('SIGSTOP');
    expect((await browser.get('/api/account')).status).toBe(200);
    expect((await testApp.browser().post('/api/auth/login_user', { email, password })).status).toBe(200);
    const signup = aSignUp();
    expect((await testApp.browser().post('/api/users/signup', signup)).status).toBe(201);
    expect(testApp.mailbox.to(signup.email.toLowerCase())).toHaveLength(0);

    const guesses = Array.from({ length: RATE_LIMITS.loginAddress.points + 1 }, (_, attempt) =>
      testApp
        .browser(undefined, '192.0.2.7')
        .post('/api/auth/login_user', { email: `nobody${attempt}@example.test`, password: 'wrong password' }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...guesses.slice(1).map(() => 401), 429]);

    signal('SIGCONT');
    const token = await testApp.mailbox.tokenFor(signup.email.toLowerCase(), 'confirm');
    expect((await testApp.browser().get(`/auth/confirm?token=${token}`)).status).toBe(200);
  });
});
