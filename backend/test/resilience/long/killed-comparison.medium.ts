import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ALERTS_WORDING } from '#contract/limits/alerts.js';
import { CHANGE_ALERTS } from '#contract/messages/change-alerts.js';
import { PriceCheck, SavedPlanWatch } from '#modules/alerts/index.js';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { createLogger } from '#platform/logging/logger.js';
import { openQueue } from '#platform/queue/queues.js';
import { ChangingMarketplace } from '../../alerts/changing-marketplace.js';
import { aPlanToSave, aSearch } from '../../builders/saved.builder.js';
import { eventually } from '../../harness/eventually.js';
import { Program } from '../../harness/program.js';
import { TestApp } from '../../harness/test-app.js';
import { describeWithRedis } from '../../harness/with-redis.js';

/** Numbers of workers that are killed while they compare and while they mail, and of people with a changed plan. */
const [KILLS, PEOPLE] = [5, 30];
/** Number of questions about prices that a worker gets an answer to before it is killed while it waits for the next. */
const ANSWERS = 6;
/** Number of emails that one worker sends at the same time, and which may be sent again after it was killed. */
const MAILS_AT_ONCE = 5;

interface Person {
  readonly id: string;
  readonly email: string;
  readonly county: string;
  readonly plan: string;
}

describeWithRedis('workers that are killed while they compare saved plans and mail the changes', () => {
  let marketplace: ChangingMarketplace;
  let testApp: TestApp;
  let worker: Program | undefined;

  beforeAll(async () => {
    marketplace = await ChangingMarketplace.open();
    testApp = await TestApp.open({ workers: false, env: { MARKETPLACE_API_URL: marketplace.url } });
  });
  afterAll(async () => {
    await worker?.kill();
    await testApp?.close();
    await marketplace?.close();
  });

  const own = <T>(work: () => Promise<T>): Promise<T> => withEntityManager(testApp.app.get(EntityManager), work);
  const count = async (text: string): Promise<number> =>
    Number((await testApp.sql.query<{ n: string }>(`select count(*) as n from ${text}`)).rows[0]?.n);
  const found = () => count('found_changes');

  /** Starts a worker that begins each of its schedules at once, as if the hour until the next run were over. */
  async function startWorker(): Promise<void> {
    const queue = openQueue('schedules', testApp.config, createLogger('silent', 'test'));
    for (const { key } of await queue.getJobSchedulers()) await queue.removeJobScheduler(key);
    await queue.obliterate({ force: true });
    await queue.close();
    worker = Program.start('workers', { ...testApp.environment, LOG_LEVEL: 'silent' });
  }

  /** Kills a worker that has stored a new snapshot and waits to record the changes in the same commit. */
  async function killInCommit(): Promise<void> {
    const other = new pg.Client({ connectionString: testApp.database.ownerUrl });
    await other.connect();
    try {
      await other.query('begin; lock table found_changes in share row exclusive mode');
      await startWorker();
      const waiting = `pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query like 'insert into "found_changes"%'`;
      await eventually(async () => (await count(waiting)) > 0, 'a commit under way');
      await worker?.kill();
      // The database would notice only after the statement that its client is gone.
      await testApp.sql.query(`select pg_terminate_backend(pid) from ${waiting}`);
    } finally {
      await other.end();
    }
  }

  /** A person who agreed to mails and saved a plan in a county of its own, so that each plan is asked for by itself. */
  async function person(number: number): Promise<Person> {
    const { id, email, browser } = await testApp.signedIn();
    const place = { countyfips: String(48_001 + 2 * number), state: 'TX', zipcode: String(75_001 + number) };
    const saved = aPlanToSave(number + 1, { search: aSearch(45_000, { place }) });
    marketplace.offer(place.countyfips, saved.plan_id);
    expect((await browser.post('/api/saved', { searches: [], plans: [saved] })).status).toBeLessThan(300);
    expect((await browser.send('PUT', '/api/alerts', { isOn: true, wording: ALERTS_WORDING })).status).toBe(200);
    return { id, email, county: place.countyfips, plan: saved.plan_id };
  }

  it(`tell each planted change exactly once (${KILLS} kills of each kind)`, async () => {
    const people: Person[] = [];
    for (let number = 0; number < PEOPLE; number += 1) people.push(await person(number));
    await own(() => testApp.app.get(SavedPlanWatch, { strict: false }).compare());
    await own(() => testApp.app.get(PriceCheck, { strict: false }).check());
    const { rows } = await testApp.sql.query<{ release: string }>('select distinct release from plan_snapshots');
    const [first] = rows.map(({ release }) => release);
    expect([await count('plan_snapshots where content is not null'), await found()]).toEqual([PEOPLE, 0]);

    for (const { county, plan } of people) marketplace.offer(county, plan, { premium: 450 });
    marketplace.release = 'second';
    await killInCommit();
    const foundAtKill: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      marketplace.hold(ANSWERS);
      await startWorker();
      await eventually(() => marketplace.waiting > 0, 'a comparison that waits for prices');
      await worker?.kill();
      foundAtKill.push(await found());
      marketplace.resume();
    }
    expect(foundAtKill.every((some) => some < PEOPLE)).toBe(true);
    expect(foundAtKill.at(-1) ?? PEOPLE).toBeGreaterThan(0);
    await startWorker();
    await eventually(async () => (await count(`plan_snapshots where release = '${first}'`)) === 0, 'every plan');
    await worker?.kill();
    expect(await found()).toBe(PEOPLE);

    // The changes were found two days ago, so that the mails are due at whatever hour this test runs.
    await testApp.sql.query("update alert_settings set changed_at = now() - interval '3 days'");
    await testApp.sql.query("update found_changes set found_at = now() - interval '2 days'");
    for (let kill = 0; kill < KILLS; kill += 1) {
      const answer = testApp.mailbox.hold();
      await startWorker();
      await eventually(() => testApp.mailbox.waiting > 0, 'a mail under way');
      await worker?.kill();
      expect(await count("inbox where handler = 'emails:alerts.mailDue'")).toBeLessThan(PEOPLE);
      answer();
    }
    await startWorker();
    const mailed = "inbox where handler = 'emails:alerts.mailDue'";
    await eventually(async () => (await count(mailed)) === PEOPLE, 'every mail to be recorded as sent');

    expect(await found()).toBe(PEOPLE);
    expect(await count("outbox where name = 'alerts.mailDue'")).toBe(PEOPLE);
    let copies = 0;
    for (const { email } of people) {
      const mails = testApp.mailbox.to(email).filter(({ subject }) => subject === CHANGE_ALERTS.mail.subject);
      copies += mails.length;
      // A mail that was under way at a kill is sent again under the same id, by which mail programs know it.
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
      for (const { text } of mails) expect(text.match(/^- /gm)).toHaveLength(1);
      expect(mails[0]?.text).toContain('- Monthly price: was $');
    }
    expect(copies - PEOPLE).toBeLessThanOrEqual(KILLS * MAILS_AT_ONCE);
  }, 600_000);
});
