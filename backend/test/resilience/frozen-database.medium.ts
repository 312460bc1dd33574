import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ALL_ERRORS } from '#contract/errors/all-errors.js';
import { findPort } from '#sandbox/processes/ports.js';
import { errorOf } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { IS_FULL } from '../harness/extent.js';
import { FaultProxy } from '../harness/fault-proxy.js';
import { Program } from '../harness/program.js';
import { TestApp } from '../harness/test-app.js';

const CALLS = 30;
let postgres: FaultProxy;
let testApp: TestApp;
beforeAll(async () => {
  postgres = await FaultProxy.before(process.env['TEST_PG_URL'] ?? '');
  testApp = await TestApp.open({ workers: false, databaseProxy: postgres, env: { TIMEOUT_FACTOR: '2' } });
});
afterEach(() => postgres.restore());
afterAll(async () => {
  await testApp.close();
  postgres.close();
});

describe('while PostgreSQL keeps its connections open but does not answer', () => {
  it('each call gets a sentence and not silence, and everything works again afterwards', async () => {
    const { browser } = await testApp.signedIn();
    postgres.freeze();
    // There are more calls than connections in the database pool, so some of the calls wait for a free connection.
    const answers = await Promise.all(Array.from({ length: CALLS }, () => browser.get('/api/account')));
    expect(answers.map((answer) => [answer.status, errorOf(answer).message])).toEqual(
      answers.map(() => [503, ALL_ERRORS['server.busy'].message]),
    );
    postgres.restore();
    await eventually(async () => (await browser.get('/api/account')).status === 200, 'the account');
  });

  it('the backend ends when it is asked to, even with a call under way', async () => {
    const port = String(await findPort());
    const backend = Program.start('backend', { ...testApp.environment, PORT: port });
    const url = `http://127.0.0.1:${port}`;
    await eventually(
      async () =>
        fetch(`${url}/health/live`).then(
          ({ ok }) => ok,
          () => false,
        ),
      'the backend',
    );
    postgres.freeze();
    const call = fetch(`${url}/health/ready`).catch(() => null);
    expect(await backend.stop()).toEqual(expect.any(Number));
    await call;
  });

  if (IS_FULL)
    it('the workers end when they are asked to', async () => {
      const workers = Program.start('workers', testApp.environment);
      await eventually(
        async () => (await testApp.sql.query('select 1 from worker_heartbeats')).rowCount,
        'the first heartbeat',
      );
      postgres.freeze();
      expect(await workers.stop()).toEqual(expect.any(Number));
    });
});
