import { expect, it } from '@jest/globals';
import type { MailConsentEntry } from '#contract/api/consent.contract.js';
import { ALERT_CALLS } from '#contract/changes/alerts.contract.js';
import { DEADLINE_CALLS } from '#contract/deadlines/deadlines.contract.js';
import { ALERT_TOPICS, ALERTS_WORDING, REMINDERS_WORDING } from '#contract/limits/alerts.js';
import { TestApp } from '../harness/test-app.js';

const testApp = TestApp.forTests({ workers: false });

type Person = Awaited<ReturnType<TestApp['signedIn']>>;
const setChanges = ({ browser }: Person, isOn: boolean) =>
  browser.send('PUT', ALERT_CALLS.set.path, { isOn, wording: ALERTS_WORDING });
const setReminders = ({ browser }: Person, isOn: boolean) =>
  browser.send('PUT', DEADLINE_CALLS.setReminders.path, { isOn, wording: REMINDERS_WORDING });
const mailsOf = async ({ id }: Person, by: Person) =>
  ((await by.browser.get(`/api/users/${id}/consent`)).body as { mails: MailConsentEntry[] }).mails;

it('the list of consents has each consent to mails and each end, with time and text version', async () => {
  const person = await testApp.signedIn();
  expect(await mailsOf(person, person)).toEqual([]);
  await setChanges(person, true);
  await setChanges(person, false);
  await setChanges(person, false);
  await setChanges(person, true);
  await setReminders(person, true);
  const mails = await mailsOf(person, person);
  expect(mails.map(({ topic, isOn, wording }) => [topic, isOn, wording])).toEqual([
    ['deadlines', true, REMINDERS_WORDING],
    ['savedPlans', true, ALERTS_WORDING],
    ['savedPlans', false, ALERTS_WORDING],
    ['savedPlans', true, ALERTS_WORDING],
  ]);
  const times = mails.map(({ at }) => at);
  expect(times.toSorted().toReversed()).toEqual(times);
  expect(new Set(mails.map(({ by }) => by))).toEqual(new Set(['person']));
});

it('one press on the list ends the mails about a topic at once, for the person alone', async () => {
  const [person, admin] = [await testApp.signedIn(), await testApp.signedIn({}, 'admin')];
  await setChanges(person, true);
  await setReminders(person, true);
  const end = (by: Person) => by.browser.send('DELETE', `/api/users/${person.id}/consent/mails/deadlines`);
  expect((await end(admin)).status).toBe(403);
  expect((await end(person)).body).toEqual({ ok: true });
  expect((await person.browser.get(DEADLINE_CALLS.findReminders.path)).body).toMatchObject({ isOn: false });
  expect((await person.browser.get(ALERT_CALLS.list.path)).body).toMatchObject({ settings: { isOn: true } });
  expect((await mailsOf(person, person))[0]).toMatchObject({ topic: 'deadlines', isOn: false, by: 'person' });
});

it('admins see it, and nobody else does', async () => {
  const [person, admin, other] = [
    await testApp.signedIn(),
    await testApp.signedIn({}, 'admin'),
    await testApp.signedIn(),
  ];
  await setReminders(person, true);
  expect(await mailsOf(person, admin)).toMatchObject([{ topic: 'deadlines', isOn: true }]);
  expect((await other.browser.get(`/api/users/${person.id}/consent`)).status).toBe(403);
});

it('the list stays when staff change the address, which ends the mails about each topic', async () => {
  const [person, admin] = [await testApp.signedIn(), await testApp.signedIn({}, 'admin')];
  await setChanges(person, true);
  await setReminders(person, true);
  await admin.browser.send('PUT', `/api/auth/admin/user/${person.id}`, { email: `new-${person.email}` });
  const mails = await mailsOf(person, admin);
  expect(
    ALERT_TOPICS.map((one) => mails.flatMap(({ topic, isOn, by }) => (topic === one ? [[isOn, by]] : []))),
  ).toEqual(
    ALERT_TOPICS.map(() => [
      [false, 'newAddress'],
      [true, 'person'],
    ]),
  );
});

it('the history cannot be changed, and goes with the account', async () => {
  const person = await testApp.signedIn();
  await setChanges(person, true);
  await setChanges(person, false);
  const past = 'select 1 from past_alert_settings where user_id = $1';
  expect((await testApp.sql.query(past, [person.id])).rowCount).toBe(1);
  const where = 'where user_id = $1';
  await expect(testApp.sql.query(`update past_alert_settings set is_on = false ${where}`, [person.id])).rejects.toThrow(
    'never changed',
  );
  await expect(testApp.sql.query(`delete from past_alert_settings ${where}`, [person.id])).rejects.toThrow(
    'never deleted',
  );
  await testApp.sql.query('delete from users where id = $1', [person.id]);
  expect((await testApp.sql.query(past, [person.id])).rowCount).toBe(0);
});
