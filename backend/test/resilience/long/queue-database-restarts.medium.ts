import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../harness/eventually.js';
import { FaultProxy } from '../../harness/fault-proxy.js';
import { Program } from '../../harness/program.js';
import { TestApp } from '../../harness/test-app.js';

/**
 * Maximum number of connections to PostgreSQL that a worker may try to open during one attempt of its relay. A worker
 * that retries without a pause tries thousands of times.
 */
const MOST_PER_RETRY = 100;
const RETRIES = 3;
const RELAY_FAILED = 'the relay could not move events';

describe('workers whose queues are in PostgreSQL', () => {
  let postgres: FaultProxy;
  let testApp: TestApp;
  let workers: Program | null = null;
  beforeAll(async () => {
    postgres = await FaultProxy.before(process.env['TEST_PG_URL'] ?? '');
    testApp = await TestApp.open({ workers: false, queues: 'postgres', databaseProxy: postgres });
  });
  afterEach(async () => {
    postgres.restore();
    await workers?.kill();
    workers = null;
  });
  afterAll(async () => {
    await testApp.close();
    postgres.close();
  });

  const start = () => Program.start('workers', { ...testApp.environment, LOG_LEVEL: 'warn' });
  const retries = () => (workers?.log.split(RELAY_FAILED).length ?? 1) - 1;
  const entries = async (eventId: string) =>
    (await testApp.sql.query('select 1 from audit_entries where event_id = $1', [eventId])).rowCount;

  async function isHandled(): Promise<boolean> {
    const id = randomUUID();
    await testApp.sql.query(
      `insert into outbox (id, name, payload, created_at)
       values ($1, 'user.signedOut', jsonb_build_object('userId', gen_random_uuid()), now())`,
      [id],
    );
    await eventually(() => entries(id), 'the audit entry');
    return true;
  }

  /**
   * Waits until the relay has failed several times. Returns how often the workers tried to connect to PostgreSQL during
   * that time.
   */
  async function attemptsWhileAway(): Promise<number> {
    const [connections, failures] = [postgres.connections, retries()];
    await eventually(
      () => retries() >= failures + RETRIES || postgres.connections > connections + MOST_PER_RETRY * RETRIES,
      'the relay to try again',
    );
    return postgres.connections - connections;
  }

  it('pause while the database is away, and go on once it is back', async () => {
    workers = start();
    expect(await isHandled()).toBe(true);
    postgres.cut();
    expect(await attemptsWhileAway()).toBeLessThan(MOST_PER_RETRY * RETRIES);
    postgres.restore();
    expect(await isHandled()).toBe(true);
  });

  it('begin to work once the database is there, even if they started without it', async () => {
    postgres.cut();
    workers = start();
    expect(await attemptsWhileAway()).toBeLessThan(MOST_PER_RETRY * RETRIES);
    postgres.restore();
    expect(await isHandled()).toBe(true);
  });
});
