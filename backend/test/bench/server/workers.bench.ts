import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Queue, Worker } from 'bullmq';
import { User } from '#modules/users/index.js';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { Publisher } from '#platform/events/publisher.js';
import { eventually } from '../../harness/eventually.js';
import { Program } from '../../harness/program.js';
import type { TestApp } from '../../harness/test-app.js';
import { timed } from '../measuring/constant-rate.js';
import { median, rangeText } from '../measuring/statistics.js';
import { withTestApp } from '../measuring/with-test-app.js';
import { record, report } from '../results/record.js';

const JOBS = 1_000;
const ROUNDS = 6;
const PAIRS = 300;
const WARM = 30;

/**
 * Measures the speed of the workers compared with BullMQ alone, and how much longer a change takes if it also publishes
 * an event.
 */
export const benchWorkers = (): Promise<void> =>
  withTestApp(async ({ testApp }) => {
    await benchOutbox(testApp);
    await benchJobs(testApp);
  });

/**
 * Compares the complete handling of an event (outbox, relay, queue, inbox, audit trail) with the handling of a job of a
 * plain BullMQ queue, alternately. Events and jobs are handled one at a time, because only one process at a time may
 * write to the audit trail.
 */
async function benchJobs(testApp: TestApp): Promise<void> {
  const { id } = await testApp.signedIn();
  const workers = Program.start('workers', { ...testApp.environment, LOG_LEVEL: 'silent' });
  const bare = bareQueue(testApp.config.redisUrl ?? '');
  try {
    await handleEvents(testApp, id);
    await bare.run();
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const turns = [
        async () => ours.push(await timed(() => handleEvents(testApp, id))),
        async () => theirs.push(await timed(() => bare.run())),
      ];
      for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
    }
    const perSecond = [ours, theirs].map((times) => ((JOBS * 1_000) / median(times)).toFixed(0));
    const ratios = theirs.map((time, index) => time / (ours[index] ?? Number.NaN));
    report('jobs per second, ours and bare', perSecond.join(', '));
    record('jobs', median(ratios), rangeText(ratios));
  } finally {
    await bare.close();
    await workers.kill();
  }
}

/** Adds events to the outbox and waits until each of them has an entry in the audit trail. */
async function handleEvents({ sql }: TestApp, userId: string): Promise<void> {
  const count = async (): Promise<number> =>
    Number((await sql.query<{ n: string }>('select count(*) as n from audit_entries')).rows[0]?.n);
  await eventually(async () => {
    const { rows } = await sql.query('select 1 from outbox where published_at is null limit 1');
    return rows.length === 0;
  }, 'an empty outbox');
  const before = await count();
  await sql.query(
    `insert into outbox (id, name, payload, created_at)
     select gen_random_uuid(), 'user.signedOut', jsonb_build_object('userId', $2::uuid),
       clock_timestamp() + n * interval '1 microsecond'
     from generate_series(1, $1::int) n`,
    [JOBS, userId],
  );
  await eventually(async () => (await count()) >= before + JOBS, 'all audit entries');
}

/** A BullMQ queue whose jobs do nothing. */
function bareQueue(url: string) {
  const connection = { url, maxRetriesPerRequest: null };
  const queue = new Queue('bare', { connection, defaultJobOptions: { removeOnComplete: true } });
  let handled = 0;
  let isDone = (): void => {};
  const worker = new Worker(
    queue.name,
    async () => {
      handled += 1;
      if (handled === JOBS) isDone();
    },
    { connection, concurrency: 1 },
  );
  return {
    async run(): Promise<void> {
      handled = 0;
      const done = new Promise<void>((resolve) => (isDone = resolve));
      await queue.addBulk(
        Array.from({ length: JOBS }, () => ({
          name: 'nothing',
          data: { id: randomUUID() },
          opts: { jobId: randomUUID() },
        })),
      );
      await done;
    },
    async close(): Promise<void> {
      await worker.close();
      await queue.close();
    },
  };
}

/**
 * Compares the time to change a person's name with the time to change the name and publish an event in the same
 * transaction.
 */
async function benchOutbox(testApp: TestApp): Promise<void> {
  const { id } = await testApp.signedIn();
  const em = testApp.app.get(EntityManager);
  const publisher = testApp.app.get(Publisher, { strict: false });
  const change = (isTold: boolean): Promise<number> =>
    timed(() =>
      withEntityManager(em, async () => {
        const user = await em.findOneOrFail(User, { id });
        user.firstName = randomUUID().slice(0, 8);
        if (isTold) publisher.publish('user.detailsChanged', { userId: id });
        await em.flush();
      }),
    );
  const ratios: number[] = [];
  for (let pair = 0; pair < PAIRS + WARM; pair += 1) {
    const isToldFirst = pair % 2 === 0;
    const first = await change(isToldFirst);
    const second = await change(!isToldFirst);
    if (pair >= WARM) ratios.push(isToldFirst ? first / second : second / first);
  }
  record('outbox', median(ratios), rangeText(ratios));
}
