import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { RATE_LIMITS } from '#contract/limits/rate-limits.js';
import { findPort } from '#sandbox/processes/ports.js';
import { startRedis, type Redis as RedisServer } from '#sandbox/stores/redis.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';
import { describeWithRedis } from '../harness/with-redis.js';

const METRICS_TOKEN = 'the token of the metrics';

describeWithRedis('while Redis has no memory left and may evict nothing', () => {
  let folder: string;
  let server: RedisServer | null;
  let redis: Redis;
  let testApp: TestApp;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'full-redis-'));
    server = await startRedis({
      dir: folder,
      toolDir: process.env['TEST_TOOL_DIR'] ?? '',
      port: await findPort(),
      password: randomBytes(12).toString('hex'),
      logFile: join(folder, 'redis.log'),
      throwAway: true,
    });
    if (!server) throw new Error('Redis could not be started');
    redis = new Redis(server.url);
    testApp = await TestApp.open({ redisUrl: server.url, env: { RATE_LIMIT_FACTOR: '1', METRICS_TOKEN } });
  });
  afterAll(async () => {
    await testApp?.close();
    redis?.disconnect();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const waiting = async (): Promise<number> => {
    const { raw } = await testApp.browser().get('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    return Number(/^outbox_waiting (\d+)$/m.exec(raw)?.[1]);
  };

  it('sign-ups succeed, limits hold, events wait and are counted, and mails go out once there is room', async () => {
    expect(await redis.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction']);
    await redis.config('SET', 'maxmemory', '1');
    await expect(redis.set('a', 'b')).rejects.toThrow('OOM');

    const people = Array.from({ length: 3 }, () => aSignUp());
    for (const person of people) expect((await testApp.browser().post('/api/users/signup', person)).status).toBe(201);
    expect(await waiting()).toBeGreaterThanOrEqual(people.length);
    for (const { email } of people) expect(testApp.mailbox.to(email.toLowerCase())).toHaveLength(0);

    const statuses: number[] = [];
    for (let attempt = 0; attempt <= RATE_LIMITS.loginAddress.points; attempt += 1) {
      const login = { email: `nobody${attempt}@example.test`, password: 'wrong password' };
      statuses.push((await testApp.browser(undefined, '192.0.2.7').post('/api/auth/login_user', login)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, -1)).toEqual(statuses.slice(0, -1).map(() => 401));

    await redis.config('SET', 'maxmemory', '0');
    for (const { email } of people) await testApp.mailbox.next(email.toLowerCase(), 'confirm');
    await eventually(async () => (await waiting()) === 0, 'all events to be handed over');
  });
});
