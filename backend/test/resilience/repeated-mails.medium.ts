import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { AccountTokens } from '#modules/auth/index.js';
import { Queues } from '#platform/queue/queues.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';

const testApp = TestApp.forTests();

/**
 * Sends the newest email about an event again, as happens when a worker dies before it has recorded that the email was
 * sent.
 */
async function sendAgain(event: string, address: string): Promise<void> {
  const { rows } = await testApp.sql.query<{ id: string }>(
    'select id from outbox where name = $1 order by created_at desc limit 1',
    [event],
  );
  const id = rows[0]?.id ?? '';
  const before = testApp.mailbox.to(address).length;
  const recorded = () => testApp.sql.query("select 1 from inbox where event_id = $1 and handler ~ '^emails:'", [id]);
  await eventually(async () => (await recorded()).rowCount, 'the email to be recorded as sent');
  const queue = testApp.workers?.get(Queues, { strict: false }).get('emails');
  await eventually(async () => (await queue?.getJobState(id)) === 'completed', 'the job to end');
  await queue?.remove(id);
  await testApp.sql.query('delete from inbox where event_id = $1', [id]);
  await testApp.sql.query('update outbox set published_at = null where id = $1', [id]);
  await testApp.sql.query('notify outbox');
  await eventually(() => testApp.mailbox.to(address).length > before, 'the second email');
}

const sent = (address: string, words: string) =>
  testApp.mailbox
    .to(address)
    .filter(({ subject }) => subject.includes(words))
    .map(({ messageId, text }) => ({ messageId, token: /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '' }));

it('the link to set a new password is the same in a repeated email, and works', async () => {
  const person = await testApp.signedIn();
  await testApp.browser().post('/api/auth/password/reset-initiate', { email: person.email });
  await testApp.mailbox.next(person.email, 'Set a new password');
  await sendAgain('user.resetRequested', person.email);
  const [first, second] = sent(person.email, 'Set a new password');
  expect(first?.token).toMatch(/^[\w-]{43}$/);
  expect(second).toEqual(first);
  const body = { token: first?.token, new_password: 'seven calm green boats' };
  expect((await testApp.browser().post('/api/auth/password/reset-complete', body)).status).toBe(200);
});

it('a repeated confirmation email has the same link, and a person who asks again gets another one', async () => {
  const signup = aSignUp();
  await testApp.browser().post('/api/users/signup', signup);
  await testApp.mailbox.next(signup.email, 'confirm');
  await sendAgain('user.signedUp', signup.email);
  const [first, second] = sent(signup.email, 'confirm');
  expect(second).toEqual(first);
  expect((await testApp.browser().get(`/auth/confirm?token=${second?.token}`)).status).toBe(200);

  const person = await testApp.signedIn();
  for (const count of [1, 2]) {
    await testApp.browser().post('/api/auth/password/reset-initiate', { email: person.email });
    await eventually(() => sent(person.email, 'Set a new password').length === count, 'the email');
  }
  expect(new Set(sent(person.email, 'Set a new password').map(({ token }) => token)).size).toBe(2);
});

it('a link that cannot be stored is not mailed', async () => {
  const tokens = testApp.app.get(AccountTokens, { strict: false });
  await expect(tokens.create(randomUUID(), 'reset', 'nobody@example.test', randomUUID())).rejects.toThrow(
    'violates foreign key constraint',
  );
});
