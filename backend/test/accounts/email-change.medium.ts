import { eventually } from '../harness/eventually.js';
import { isSignedIn, ownAccount, signInElsewhere, type Person } from '../harness/own-account.js';
import { TestApp } from '../harness/test-app.js';

const testApp = TestApp.forTests();

const NEW = 'seven calm green boats';
const elsewhere = (person: Person, device?: string) => signInElsewhere(testApp, person, device);

describe('a change of email address', () => {
  const confirmAt = async (address: string, browser = testApp.browser()) =>
    browser.get(`/auth/confirm?token=${await testApp.mailbox.tokenFor(address, 'new email address')}`);
  const ask = (person: Person, new_email: string, current_password = person.password) =>
    person.browser.post('/api/account/email', { new_email, current_password });

  it('requires the password, is confirmed from the new address, and is announced to the old one', async () => {
    const person = await testApp.signedIn();
    const address = `new-${person.email}`;
    expect((await ask(person, address, 'not this')).status).toBe(403);
    expect((await ask(person, address.toUpperCase())).status).toBe(200);
    await testApp.mailbox.next(person.email, 'about to change');
    expect((await ownAccount(person)).email).toBe(person.email);
    const other = await elsewhere(person);
    expect((await confirmAt(address, person.browser)).status).toBe(200);
    // A confirmed change of email address ends all other sessions, because they were opened with the old address. A
    // change by staff has the same effect.
    expect(await isSignedIn(other)).toBe(false);
    expect((await ownAccount(person)).email).toBe(address);
    expect((await confirmAt(address)).status).toBe(200);
    expect(await isSignedIn(await elsewhere({ ...person, email: address }))).toBe(true);
    expect(await isSignedIn(await elsewhere(person))).toBe(false);
  });

  it('sends one confirmation link even if the old address permanently refuses the announcement', async () => {
    const person = await testApp.signedIn();
    testApp.mailbox.refused.set(person.email, 550);
    await ask(person, `new-${person.email}`);
    await eventually(
      async () =>
        (
          await testApp.sql.query(
            `select 1 from inbox i join outbox o on o.id = i.event_id
             where i.handler = 'emails:user.emailChangeAsked' and o.payload->>'userId' = $1`,
            [person.id],
          )
        ).rows[0],
      'the job',
    );
    expect(testApp.mailbox.to(`new-${person.email}`)).toHaveLength(1);
    expect((await confirmAt(`new-${person.email}`)).status).toBe(200);
  });

  it('announces the change to the old address only once, even if the new one refuses emails at first', async () => {
    const person = await testApp.signedIn();
    testApp.mailbox.refused.set(`new-${person.email}`, 450);
    await ask(person, `new-${person.email}`);
    const { text } = await testApp.mailbox.next(person.email, 'about to change');
    expect(text).toContain('Contact us:\nhttp://localhost:3000/contact');
    await eventually(() => testApp.mailbox.rejectedRecipients.includes(`new-${person.email}`), 'the refusal');
    testApp.mailbox.refused.clear();
    await testApp.mailbox.next(`new-${person.email}`, 'new email address');
    expect(testApp.mailbox.to(person.email).filter(({ subject }) => subject.includes('about to change'))).toHaveLength(
      1,
    );
  });

  it('ends every session if it is confirmed in a browser without a session', async () => {
    const person = await testApp.signedIn();
    await ask(person, `new-${person.email}`);
    expect((await confirmAt(`new-${person.email}`)).status).toBe(200);
    expect(await isSignedIn(person.browser)).toBe(false);
  });

  it('to an address that belongs to another account gets the same response, but no email is sent', async () => {
    const [person, other] = [await testApp.signedIn(), await testApp.signedIn()];
    const before = testApp.mailbox.to(other.email).length;
    expect((await ask(person, other.email)).status).toBe(200);
    await eventually(
      async () =>
        (
          await testApp.sql.query(
            `select 1 from inbox i join outbox o on o.id = i.event_id
             where i.handler = 'emails:user.emailChangeAsked' and o.payload->>'userId' = $1`,
            [person.id],
          )
        ).rows[0],
      'the job',
    );
    expect(testApp.mailbox.to(other.email)).toHaveLength(before);
  });

  it('makes an earlier request invalid', async () => {
    const person = await testApp.signedIn();
    await ask(person, `one-${person.email}`);
    const older = await testApp.mailbox.tokenFor(`one-${person.email}`, 'new email address');
    await ask(person, `two-${person.email}`);
    await testApp.mailbox.next(`two-${person.email}`, 'new email address');
    expect((await testApp.browser().get(`/auth/confirm?token=${older}`)).status).toBe(400);
    expect((await ownAccount(person)).email).toBe(person.email);
  });
});

describe('someone who knows a stolen password', () => {
  const ask = (person: Person, new_email: string) =>
    person.browser.post('/api/account/email', { new_email, current_password: person.password });
  const follow = async (token: string) => (await testApp.browser().get(`/auth/confirm?token=${token}`)).status;
  const addressOf = async ({ id }: Person) =>
    (await testApp.sql.query<{ email: string }>('select email from users where id = $1', [id])).rows[0]?.email;

  it("cannot confirm another person's address with a link that was sent to their own address", async () => {
    const person = await testApp.signedIn();
    await ask(person, `own-${person.email}`);
    const token = await testApp.mailbox.tokenFor(`own-${person.email}`, 'new email address');
    // The test does not have to wait for the workers, because a newer request makes an earlier confirmation link
    // invalid immediately.
    await ask(person, `victim-${person.email}`);
    expect([await follow(token), await addressOf(person)]).toEqual([400, person.email]);
  });

  it('cannot use a confirmation link for an address other than the one it was sent to', async () => {
    const person = await testApp.signedIn();
    await ask(person, `own-${person.email}`);
    const token = await testApp.mailbox.tokenFor(`own-${person.email}`, 'new email address');
    await testApp.sql.query('update email_changes set email = $2 where user_id = $1', [
      person.id,
      `victim-${person.email}`,
    ]);
    expect([await follow(token), await follow(token), await addressOf(person)]).toEqual([400, 400, person.email]);
  });

  it.each(['the account page', 'a mailed link'])(
    'loses a pending change of address when the owner sets a new password through %s',
    async (way) => {
      const person = await testApp.signedIn();
      await ask(person, `thief-${person.email}`);
      const thiefToken = await testApp.mailbox.tokenFor(`thief-${person.email}`, 'new email address');
      const reset = async () =>
        (await testApp.browser().post('/api/auth/password/reset-initiate', { email: person.email })).status;
      await reset();
      const token = await testApp.mailbox.tokenFor(person.email, 'Set a new password');
      const done =
        way === 'a mailed link'
          ? await testApp.browser().post('/api/auth/password/reset-complete', { token, new_password: NEW })
          : await person.browser.post('/api/account/password', {
              current_password: person.password,
              new_password: NEW,
            });
      expect(done.status).toBe(200);
      expect([await follow(thiefToken), await addressOf(person)]).toEqual([400, person.email]);
      expect(
        (
          await testApp
            .browser()
            .post('/api/auth/password/reset-complete', { token, new_password: 'nine calm green boats' })
        ).status,
      ).toBe(400);
      expect((await testApp.sql.query('select 1 from email_changes where user_id = $1', [person.id])).rowCount).toBe(0);
    },
  );
});

it('sending the confirmation again takes an email address or a session, and nothing else', async () => {
  const nobody = await testApp.browser().post('/auth/confirm/initiate');
  expect([nobody.status, (nobody.body as { detail: string }).detail]).toEqual([
    400,
    'Please enter your email address so we can send the confirmation again.',
  ]);
  const person = await testApp.signedIn();
  const again = () => person.browser.post('/auth/confirm/initiate');
  const bearer = { authorization: `Bearer ${person.browser.cookies.get('__Host-sid')}` };
  expect((await testApp.browser().send('POST', '/auth/confirm/initiate', undefined, { headers: bearer })).status).toBe(
    400,
  );
  await testApp.sql.query('update users set email_confirmed_at = null where id = $1', [person.id]);
  const requests = async () =>
    (
      await testApp.sql.query(
        "select 1 from outbox where name = 'user.confirmationRequested' and payload->>'userId' = $1",
        [person.id],
      )
    ).rowCount;
  expect(await requests()).toBe(0);
  expect([(await again()).status, await requests()]).toEqual([204, 1]);
  await testApp.mailbox.next(person.email, 'confirm');
  const unknown = await testApp.browser().post('/auth/confirm/initiate', { email: 'nobody@example.test' });
  expect(unknown.status).toBe(204);
});
