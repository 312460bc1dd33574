import { EntityManager } from '@mikro-orm/postgresql';
import { ALERT_CALLS, LINK_UNKNOWN_FRAGMENT, stoppedFragment } from '#contract/changes/alerts.contract.js';
import { ALERTS_WORDING } from '#contract/limits/alerts.js';
import { CHANGE_ALERTS } from '#contract/messages/change-alerts.js';
import { PAGES } from '#contract/pages.js';
import { AlertMails, SavedPlanWatch } from '#modules/alerts/index.js';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { aPlanToSave, aSearch } from '../builders/saved.builder.js';
import { errorOf } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';
import { ChangingMarketplace } from './changing-marketplace.js';

const DALLAS = '48113';
const MEDICINE = { rxcui: '861007', name: 'Metformin' };
let marketplace: ChangingMarketplace;
let testApp: TestApp;
beforeAll(async () => {
  marketplace = await ChangingMarketplace.open();
  testApp = await TestApp.open({ env: { MARKETPLACE_API_URL: marketplace.url } });
});
afterAll(async () => {
  await testApp.close();
  await marketplace.close();
});

const own = <T>(work: () => Promise<T>): Promise<T> => withEntityManager(testApp.app.get(EntityManager), work);
const compare = () => own(() => testApp.app.get(SavedPlanWatch, { strict: false }).compare());
const begin = () => own(() => testApp.app.get(AlertMails, { strict: false }).begin());
type Person = Awaited<ReturnType<TestApp['signedIn']>>;
const agree = ({ browser }: Person, isOn = true) =>
  browser.send('PUT', '/api/alerts', { isOn, wording: ALERTS_WORDING });
const settingsOf = async ({ browser }: Person) =>
  ((await browser.get('/api/alerts')).body as { settings: { isOn: boolean } }).settings.isOn;
const mailsTo = ({ email }: Person) =>
  testApp.mailbox.to(email).filter(({ subject }) => Object.values(CHANGE_ALERTS.mail).includes(subject as never));

let plans = 0;
/** A person who agreed to mails and saved a plan that has become dearer and no longer covers their medicine. */
async function withChanges(): Promise<Person> {
  const plan = aPlanToSave((plans += 1), { search: aSearch(), name: `Silver ${plans}` });
  marketplace.offer(DALLAS, plan.plan_id);
  marketplace.medicines.set(`${plan.plan_id} ${MEDICINE.rxcui}`, { coverage: 'Covered', drug_tier: null });
  const person = await testApp.signedIn();
  await person.browser.post('/api/saved', { searches: [], plans: [plan] });
  await person.browser.send('PUT', '/api/medicines/mine', { medicines: [MEDICINE] });
  expect((await agree(person)).body).toMatchObject({ isOn: true });
  await compare();
  marketplace.offer(DALLAS, plan.plan_id, { premium: 450 });
  marketplace.medicines.set(`${plan.plan_id} ${MEDICINE.rxcui}`, { coverage: 'NotCovered', drug_tier: null });
  marketplace.release = `release ${plans}`;
  await compare();
  // The changes were found two days ago, so that the mail is due at whatever hour this test runs.
  await testApp.sql.query(
    "update alert_settings set changed_at = now() - interval '3 days', changed_by = 'person' where user_id = $1",
    [person.id],
  );
  await testApp.sql.query("update found_changes set found_at = now() - interval '2 days' where user_id = $1", [
    person.id,
  ]);
  return person;
}
const stopAddress = (raw: string): string =>
  /^List-Unsubscribe: <http:\/\/localhost:3000(\/stop-alerts\?token=[\w-]{64})>/m.exec(
    raw.replace(/\r\n\s+/g, ' '),
  )?.[1] ?? '';
const form = 'List-Unsubscribe=One-Click';
/** Sends what a mail program sends when its user presses its own button. It has no cookies and no origin. */
const oneClick = (url: string, type = 'application/x-www-form-urlencoded', payload = form) =>
  testApp.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });

it('a mail says before and after, names no medicine, and the account lists the same changes with names', async () => {
  const person = await withChanges();
  await begin();
  const mail = await testApp.mailbox.next(person.email, CHANGE_ALERTS.mail.urgentSubject);
  expect(mail.text).toMatch(/Monthly price: was \$\d+, now \$\d+ \(as of \w+ \d+, \d{4}\)/);
  expect(mail.text).toContain('A medicine on your list: was covered, now not covered');
  expect(mail.text).toMatch(/http:\/\/localhost:3000\/plan\/11111TX\d{7}\?year=2026/);
  expect(mail.text + mail.html).not.toContain('Metformin');
  const { changes } = (await person.browser.get('/api/alerts')).body as { changes: { change: { kind: string } }[] };
  expect(changes.map(({ change }) => change.kind).toSorted()).toEqual(['medicine', 'premium']);
  expect(JSON.stringify(changes)).toContain('Metformin');
  await begin();
  await compare();
  await begin();
  expect(mailsTo(person)).toHaveLength(1);
});

it.each([
  ['a form', 'application/x-www-form-urlencoded', form],
  [
    'a form in parts',
    'multipart/form-data; boundary=b',
    `--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n`,
  ],
])('the button of a mail program stops the mails with %s, without a redirect', async (_, type, payload) => {
  const person = await withChanges();
  await begin();
  const { raw } = await testApp.mailbox.next(person.email, CHANGE_ALERTS.mail.urgentSubject);
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  const address = stopAddress(raw);
  for (const method of ['GET', 'HEAD'] as const) await testApp.app.inject({ method, url: address });
  expect(await settingsOf(person)).toBe(true);
  expect((await oneClick(address, type, payload)).statusCode).toBe(200);
  expect(await settingsOf(person)).toBe(false);
  expect((await oneClick(address)).statusCode).toBe(200);
  const snapshots = 'select 1 from plan_snapshots where user_id = $1';
  expect((await testApp.sql.query(snapshots, [person.id])).rowCount).toBe(0);
});

it('a browser without scripts gets a page as the answer to the form of the page', async () => {
  const person = await withChanges();
  await begin();
  const { raw } = await testApp.mailbox.next(person.email, CHANGE_ALERTS.mail.urgentSubject);
  const address = stopAddress(raw);
  const unknown = await oneClick(`${PAGES.stopAlerts.path}?token=cut-off`, undefined, '');
  const page = `${PAGES.stopAlerts.path}#`;
  expect([unknown.statusCode, unknown.headers.location]).toEqual([303, page + LINK_UNKNOWN_FRAGMENT]);
  const answer = await oneClick(address, undefined, '');
  expect([answer.statusCode, answer.headers.location]).toEqual([303, page + stoppedFragment('savedPlans')]);
  expect(await settingsOf(person)).toBe(false);
});

it('the link says which mails it ends and whether they have stopped, to whoever has it', async () => {
  const person = await withChanges();
  await begin();
  const { raw } = await testApp.mailbox.next(person.email, CHANGE_ALERTS.mail.urgentSubject);
  const token = new URL(stopAddress(raw), 'https://site.example').searchParams.get('token');
  const linked = async () => (await testApp.browser().get(`${ALERT_CALLS.getByLink.path}?token=${token}`)).body;
  expect(await linked()).toEqual({ topic: 'savedPlans', isOn: true });
  await oneClick(stopAddress(raw));
  expect(await linked()).toEqual({ topic: 'savedPlans', isOn: false });
  const forged = await testApp.browser().get(`${ALERT_CALLS.getByLink.path}?token=${'A'.repeat(64)}`);
  expect([forged.status, errorOf(forged).code]).toEqual([404, 'alerts.linkUnknown']);
});

it('a stop without logging in also holds for a mail that is already queued', async () => {
  const person = await withChanges();
  await testApp.stopWorkers();
  await begin();
  expect((await agree(person, false)).body).toMatchObject({ isOn: false });
  await testApp.startWorkers();
  const handled =
    "select 1 from inbox i join outbox o on o.id = i.event_id where o.payload->>'userId' = $1 and o.name = $2";
  await eventually(
    async () => (await testApp.sql.query(handled, [person.id, 'alerts.mailDue'])).rowCount,
    'the mail to be handled',
  );
  expect(mailsTo(person)).toEqual([]);
});

it('a mail server that refuses the address for good ends the mails', async () => {
  const person = await withChanges();
  testApp.mailbox.refused.set(person.email, 550);
  await begin();
  await eventually(async () => !(await settingsOf(person)), 'the mails to end');
  const ended =
    "select 1 from audit_entries where action = 'alerts.changed' and target_id = $1 and details->>'by' = 'bounce'";
  await eventually(async () => (await testApp.sql.query(ended, [person.id])).rowCount, 'the entry');
});

it('a forged link stops nothing, and other calls do not take its form', async () => {
  for (const token of ['A'.repeat(64), 'short', '']) {
    const answer = await oneClick(`${PAGES.stopAlerts.path}?token=${token}`);
    expect([answer.statusCode, JSON.parse(answer.body).code]).toEqual([404, 'alerts.linkUnknown']);
  }
  expect((await oneClick('/api/auth/logout', 'multipart/form-data; boundary=b', '--b--')).statusCode).toBe(415);
});

it('nobody is compared without consent, and the wording must be the one of the page', async () => {
  const person = await testApp.signedIn();
  await person.browser.post('/api/saved', { searches: [], plans: [aPlanToSave(900, { search: aSearch() })] });
  await compare();
  expect((await testApp.sql.query('select 1 from plan_snapshots where user_id = $1', [person.id])).rowCount).toBe(0);
  const other = await person.browser.send('PUT', '/api/alerts', { isOn: true, wording: 'another' });
  expect([other.status, errorOf(other).code]).toEqual([400, 'request.invalid']);
});

it('what is stored is unreadable, is in the export, and goes with the account', async () => {
  const person = await withChanges();
  const { rows } = await testApp.sql.query<{ content: Buffer }>(
    `select content from plan_snapshots where user_id = $1
      union all select content from found_changes where user_id = $1`,
    [person.id],
  );
  expect(rows).toHaveLength(3);
  for (const { content } of rows) expect(content.toString('latin1')).not.toMatch(/Metformin|premium|11111TX/);
  await person.browser.post('/api/account/export');
  await eventually(
    async () => ((await person.browser.get('/api/account/export')).body as { readyUntil: string | null }).readyUntil,
    'the file',
  );
  const { raw } = await person.browser.get('/api/account/export/file');
  expect(raw).toContain('found_changes');
  expect(raw).not.toContain('stop_id');
  await testApp.sql.query('delete from users where id = $1', [person.id]);
  for (const table of ['alert_settings', 'past_alert_settings', 'plan_snapshots', 'found_changes'])
    expect((await testApp.sql.query(`select 1 from ${table} where user_id = $1`, [person.id])).rowCount).toBe(0);
});
