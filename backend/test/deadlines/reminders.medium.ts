import { EntityManager } from '@mikro-orm/postgresql';
import { addDays } from '#contract/deadlines/days.js';
import { DEADLINE_TITLES } from '#contract/deadlines/titles.js';
import { REMINDERS_WORDING } from '#contract/limits/alerts.js';
import { OWN_DATES } from '#contract/messages/mails.js';
import { PAGES } from '#contract/pages.js';
import { ALERT_CLOCK } from '#modules/alerts/index.js';
import { deleteOldReminders, ReminderMails } from '#modules/deadlines/index.js';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { errorOf } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';
import { answersFor } from './answers.js';

const PATH = '/api/deadlines/reminders';
const TODAY = new Date().toISOString().slice(0, 10);
/** The last day of the person's window. It is far enough ahead that the workers of the test begin no reminder of it. */
const DAYS_LEFT = 50;
const LAST = addDays(TODAY, DAYS_LEFT);

let now = Date.now();
const onDay = (daysBefore: number, hour = 15) => {
  now = Date.parse(`${addDays(LAST, -daysBefore)}T00:00:00Z`) + hour * 3_600_000;
};
const testApp = TestApp.forTests({ providers: [{ provide: ALERT_CLOCK, useValue: () => now }] });

const begin = () =>
  withEntityManager(testApp.app.get(EntityManager), () => testApp.app.get(ReminderMails, { strict: false }).begin());
type Person = Awaited<ReturnType<TestApp['signedIn']>>;
const agree = ({ browser }: Pick<Person, 'browser'>, isOn = true) =>
  browser.send('PUT', PATH, { isOn, wording: REMINDERS_WORDING });
const isOn = async ({ browser }: Person) => ((await browser.get(PATH)).body as { isOn: boolean }).isOn;
const saved = async (): Promise<Person> => {
  const person = await testApp.signedIn();
  await person.browser.send('PUT', '/api/deadlines/mine', { answers: answersFor(DAYS_LEFT, TODAY) });
  return person;
};
/** A person who has saved answers and agreed to reminders long before the last day. */
async function reminded(): Promise<Person> {
  onDay(DAYS_LEFT, 0);
  const person = await saved();
  expect((await agree(person)).body).toMatchObject({ isOn: true });
  return person;
}
const mailsTo = ({ email }: Person) =>
  testApp.mailbox.to(email).filter(({ subject }) => subject === OWN_DATES.mail.subject);
const aboutChild = (person: Person) => mailsTo(person).filter(({ text }) => text.includes(DEADLINE_TITLES.baby));
const events = async ({ id }: Person) =>
  (
    await testApp.sql.query<{ id: string; payload: Record<string, string> }>(
      "select id, payload from outbox where name = 'deadlines.reminderDue' and payload->>'userId' = $1",
      [id],
    )
  ).rows;
/** Waits until the workers have dealt with every reminder that was begun for the person. */
const handled = (person: Person) =>
  eventually(async () => {
    const begun = await events(person);
    const { rows } = await testApp.sql.query<{ event_id: string }>(
      'select event_id from inbox where event_id = any($1::uuid[])',
      [begun.map(({ id }) => id)],
    );
    return begun.every(({ id }) => rows.some(({ event_id }) => event_id === id));
  }, 'the reminders to be handled');
const beginOn = async (person: Person, daysBefore: number) => {
  onDay(daysBefore);
  await begin();
  await handled(person);
};
const stopAddress = (raw: string): string =>
  /^List-Unsubscribe: <http:\/\/localhost:3000(\/stop-alerts\?token=[\w-]{64})>/m.exec(
    raw.replace(/\r\n\s+/g, ' '),
  )?.[1] ?? '';
/** Sends what a mail program sends when its user presses its own button. It has no cookies and no origin. */
const oneClick = (url: string) =>
  testApp.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

it('a person is reminded 30 and 7 days before a last day, each time once, and not before the morning', async () => {
  const person = await reminded();
  const told: number[] = [];
  for (const daysBefore of [31, 30, 29, 8, 7, 6, 1, 0]) {
    const before = aboutChild(person).length;
    onDay(daysBefore, 13);
    await begin();
    expect(aboutChild(person).length).toBe(before);
    await beginOn(person, daysBefore);
    await beginOn(person, daysBefore);
    if (aboutChild(person).length > before) told.push(daysBefore);
    expect(aboutChild(person).length - before).toBeLessThanOrEqual(1);
  }
  expect(told).toEqual([30, 7]);
});

it('a reminder names the day as the page does, and nothing else that the person answered', async () => {
  const person = await reminded();
  await beginOn(person, 30);
  const [mail] = aboutChild(person);
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(LAST));
  expect(mail?.text).toContain(`${day}\n- ${DEADLINE_TITLES.baby}: last day`);
  expect(mail?.text).toContain(`http://localhost:3000${PAGES.deadlines.path}`);
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/1990|medicaid/i);
  expect((await events(person)).map(({ payload }) => Object.keys(payload).toSorted())).toEqual([['mailId', 'userId']]);
});

it('two workers at the same moment, and a worker after a restart, remind once', async () => {
  const person = await reminded();
  await testApp.stopWorkers();
  onDay(30);
  await Promise.all([begin(), begin(), begin()]);
  await testApp.startWorkers();
  await begin();
  await handled(person);
  expect(aboutChild(person)).toHaveLength(1);
  expect(await events(person)).toHaveLength(1);
});

it('if the workers stood still on both days, the person is reminded once and not twice', async () => {
  const person = await reminded();
  await beginOn(person, 5);
  await beginOn(person, 4);
  expect(aboutChild(person)).toHaveLength(1);
});

it('nobody is reminded without a consent, and the wording must be the one of the page', async () => {
  const person = await saved();
  expect(await isOn(person)).toBe(false);
  await beginOn(person, 30);
  expect(await events(person)).toEqual([]);
  const other = await person.browser.send('PUT', PATH, { isOn: true, wording: 'another' });
  expect([other.status, errorOf(other).code]).toEqual([400, 'request.invalid']);
});

it('one press in a mail ends the reminders without logging in, also those that are queued', async () => {
  const person = await reminded();
  await beginOn(person, 30);
  const { raw = '' } = aboutChild(person)[0] ?? {};
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  await testApp.stopWorkers();
  onDay(7);
  await begin();
  expect(await events(person)).toHaveLength(2);
  expect((await oneClick(stopAddress(raw))).statusCode).toBe(200);
  expect(await isOn(person)).toBe(false);
  await testApp.startWorkers();
  await handled(person);
  expect(aboutChild(person)).toHaveLength(1);
});

it('ending the reminders leaves the mails about saved plans on, and the other way around', async () => {
  const person = await reminded();
  await person.browser.send('PUT', '/api/alerts', { isOn: true, wording: 'change-alerts-1' });
  const alerts = async () =>
    ((await person.browser.get('/api/alerts')).body as { settings: { isOn: boolean } }).settings.isOn;
  await beginOn(person, 30);
  await oneClick(stopAddress(aboutChild(person)[0]?.raw ?? ''));
  expect([await isOn(person), await alerts()]).toEqual([false, true]);
  await agree(person);
  await person.browser.send('PUT', '/api/alerts', { isOn: false, wording: 'change-alerts-1' });
  expect([await isOn(person), await alerts()]).toEqual([true, false]);
});

it.each([
  ['not confirmed', 'email_confirmed_at = null'],
  ['locked', 'locked_at = now()'],
  ['closed', 'closed_at = now()'],
])('an account that is %s gets no reminder, neither a new one nor one that is already queued', async (_, change) => {
  const person = await reminded();
  await testApp.stopWorkers();
  onDay(30);
  await begin();
  await testApp.sql.query(`update users set ${change} where id = $1`, [person.id]);
  await testApp.startWorkers();
  await handled(person);
  await beginOn(person, 7);
  expect(await events(person)).toHaveLength(1);
  expect(mailsTo(person)).toEqual([]);
});

it('a day that no longer follows from the answers is not mailed, and without answers the reminders end', async () => {
  const person = await reminded();
  await testApp.stopWorkers();
  onDay(30);
  await begin();
  const answers = { ...answersFor(DAYS_LEFT, TODAY), events: {} };
  await person.browser.send('PUT', '/api/deadlines/mine', { answers });
  await testApp.startWorkers();
  await handled(person);
  expect(aboutChild(person)).toEqual([]);
  await person.browser.send('PUT', '/api/deadlines/mine', { answers: null });
  expect(await isOn(person)).toBe(false);
});

it('a mail server that refuses the address for good ends the reminders, and the audit trail says so', async () => {
  const person = await reminded();
  testApp.mailbox.refused.set(person.email, 550);
  onDay(30);
  await begin();
  await eventually(async () => !(await isOn(person)), 'the reminders to end');
  const entry = `select details from audit_entries where action = 'alerts.changed' and target_id = $1
    and details->>'by' = 'bounce' and details->>'topic' = 'deadlines'`;
  await eventually(async () => (await testApp.sql.query(entry, [person.id])).rowCount, 'the entry');
});

it('what is stored names no day, is in the export, goes with the account, and is deleted when it is old', async () => {
  const person = await reminded();
  await beginOn(person, 30);
  const rows = async () =>
    (await testApp.sql.query<{ key: string }>('select * from deadline_reminders where user_id = $1', [person.id])).rows;
  expect(JSON.stringify(await rows())).not.toMatch(new RegExp(`baby|child|${LAST}`));
  await person.browser.post('/api/account/export');
  await eventually(
    async () => ((await person.browser.get('/api/account/export')).body as { readyUntil: string | null }).readyUntil,
    'the file',
  );
  const { raw } = await person.browser.get('/api/account/export/file');
  for (const table of ['deadline_reminders', 'deadline_calendars', 'my_deadlines']) expect(raw).toContain(table);
  expect(raw).not.toContain((await rows())[0]?.key);
  const sweepAfter = async (age: string) => {
    await testApp.sql.query('update deadline_reminders set begun_at = now() - $1::interval', [age]);
    await withEntityManager(testApp.app.get(EntityManager), () => deleteOldReminders(testApp.app.get(EntityManager)));
  };
  await sweepAfter('59 days');
  expect(await rows()).not.toEqual([]);
  await sweepAfter('61 days');
  expect(await rows()).toEqual([]);
});
