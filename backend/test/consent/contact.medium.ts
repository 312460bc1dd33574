import { ERRORS } from '#contract/messages/errors.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await TestApp.open();
});
afterAll(async () => {
  await testApp.close();
});

const aMessage = (changes: Record<string, unknown> = {}) => ({
  name: 'Ann Field',
  email: 'ann@example.test',
  phone: null,
  message: 'Please call me about <b>plans</b>.',
  consent: true,
  took: 9_000,
  ...changes,
});
const stored = async () => (await testApp.sql.query('select sent_at from contact_messages')).rows.length;
const mails = () => testApp.mailbox.to(testApp.config.firm.email);

it('a contact message is stored encrypted, sent to the firm once, and acknowledged', async () => {
  const answer = await testApp.browser().post('/api/contact', aMessage({ phone: '(225) 555-0142' }));
  expect([answer.status, answer.body]).toEqual([201, { ok: true }]);
  await eventually(() => mails()[0], 'a mail to the firm');
  expect(mails()).toHaveLength(1);
  expect(mails()[0]?.text).toContain('ann@example.test');
  expect(mails()[0]?.html).toContain('&lt;b&gt;');
  // Staff find the number on the page of contact requests, which shows it only while a call is allowed.
  expect(mails()[0]?.text).not.toMatch(/555.?0142/);
  expect(mails()[0]?.text).toContain('left a phone number');
  const { rows } = await testApp.sql.query<{ body: Buffer; sent_at: Date | null }>(
    'select body, sent_at from contact_messages',
  );
  expect(rows[0]?.body.toString('latin1')).not.toContain('ann@example.test');
  await eventually(
    async () => (await testApp.sql.query('select 1 from contact_messages where sent_at is not null')).rows[0],
    'the record that it was sent',
  );
});

it.each([
  ['no name', { name: ' ' }],
  ['no message', { message: '' }],
  ['no address', { email: 'ann' }],
  ['no consent', { consent: false }],
  ['a line break in the name', { name: 'Ann\r\nBcc: x@example.test' }],
])('a contact message with %s is rejected with an error on that field', async (_, changes) => {
  const before = await stored();
  const answer = await testApp.browser().post('/api/contact', aMessage(changes));
  expect(answer.status).toBe(400);
  expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([Object.keys(changes)[0]]);
  expect(await stored()).toBe(before);
});

it('a message that looks automated is rejected with advice, and a client that sends 500 is limited', async () => {
  const before = await stored();
  for (const changes of [{ website: 'https://spam.example' }, { took: 300 }]) {
    expect(await testApp.browser().post('/api/contact', aMessage(changes))).toMatchObject({
      status: 422,
      body: { code: 'contact.looksAutomatic', detail: ERRORS['contact.looksAutomatic'].message },
    });
  }
  expect(await stored()).toBe(before);
  const strict = await TestApp.open({ workers: false, env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const statuses = await Promise.all(
      Array.from({ length: 500 }, async () => (await strict.browser().post('/api/contact', aMessage())).status),
    );
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(5);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(495);
  } finally {
    await strict.close();
  }
});
