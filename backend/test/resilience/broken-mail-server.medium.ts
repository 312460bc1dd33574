import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { aSignUp } from '../builders/sign-up.builder.js';
import { eventually } from '../harness/eventually.js';
import { IS_FULL } from '../harness/extent.js';
import { FaultProxy } from '../harness/fault-proxy.js';
import { MailCatcher, type CaughtMail } from '../harness/mail-catcher.js';
import { TestApp } from '../harness/test-app.js';

let mailServer: MailCatcher;
let smtp: FaultProxy;
let testApp: TestApp;
beforeAll(async () => {
  mailServer = await MailCatcher.open();
  smtp = await FaultProxy.before(mailServer.url);
  testApp = await TestApp.open({ env: { SMTP_URL: smtp.through(mailServer.url) } });
});
afterEach(() => smtp.restore());
afterAll(async () => {
  await testApp.close();
  smtp.close();
  await mailServer.close();
});

/** Signs up a new person and returns the email address. The sign-up succeeds even if the mail server does not work. */
async function signUp(): Promise<string> {
  const signup = aSignUp();
  expect((await testApp.browser().post('/api/users/signup', signup)).status).toBe(201);
  return signup.email.toLowerCase();
}

/** Waits until the sign-up email is recorded as sent, and returns all copies of it that the mail server received. */
async function mailsTo(address: string): Promise<CaughtMail[]> {
  await eventually(
    async () =>
      (
        await testApp.sql.query(
          `select 1 from inbox join outbox on outbox.id = inbox.event_id
           join users on users.id::text = payload->>'userId'
           where handler = 'emails:user.signedUp' and email = $1`,
          [address],
        )
      ).rowCount,
    `the mail to ${address} to be recorded as sent`,
  );
  return mailServer.to(address);
}

const confirm = async ({ text }: CaughtMail): Promise<number> => {
  const token = /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '';
  return (await testApp.browser().get(`/auth/confirm?token=${token}`)).status;
};

describe('a mail arrives exactly once', () => {
  it('after the mail server was unreachable', async () => {
    smtp.cut();
    const before = smtp.connections;
    const address = await signUp();
    await eventually(() => smtp.connections > before, 'an attempt to send the mail');
    smtp.restore();
    expect(await mailsTo(address)).toHaveLength(1);
  });

  it('if every word of the mail server is late and slow', async () => {
    smtp.delay(50);
    smtp.throttle(20_000);
    expect(await mailsTo(await signUp())).toHaveLength(1);
  });

  it('after the mail server hung for a while', async () => {
    smtp.freeze();
    const before = smtp.connections;
    const address = await signUp();
    const other = await signUp();
    await eventually(() => smtp.connections > before, 'an attempt to send the mail');
    smtp.restore();
    expect(await mailsTo(address)).toHaveLength(1);
    expect(await mailsTo(other)).toHaveLength(1);
  });

  if (IS_FULL)
    it('if the connection breaks while the mail is being sent', async () => {
      // The connection is cut after 1,500 bytes of requests. This is more than the length of the greeting and of the
      // commands that precede the content of an email, but less than the length of the content.
      smtp.cutRequestsAfter(1_500);
      const before = smtp.connections;
      const address = await signUp();
      await eventually(() => smtp.connections > before + 1, 'a second attempt');
      smtp.restore();
      expect(await mailsTo(address)).toHaveLength(1);
    });
});

it('a mail comes again, with the same link and Message-ID, if its acknowledgement is lost', async () => {
  const acknowledge = mailServer.hold();
  const address = await signUp();
  await eventually(() => mailServer.waiting > 0, 'the mail server to receive the mail');
  smtp.cut();
  acknowledge();
  smtp.restore();
  const mails = await mailsTo(address);
  expect(mails).toHaveLength(2);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  expect(await Promise.all(mails.map(confirm))).toEqual([200, 200]);
});
