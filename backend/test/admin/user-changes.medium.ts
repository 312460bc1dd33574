import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { SharesRepository } from '#modules/shares/index.js';
import { newToken } from '#platform/crypto/cipher.js';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { aConsent } from '../builders/consent.builder.js';
import { createUser, USER, userOf } from '../builders/managed-user.builder.js';
import { aPlanToSave, aSearchToSave } from '../builders/saved.builder.js';
import { NOTHING_TICKED } from '../builders/share.builder.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { auditEntry } from '../harness/audit-entry.js';
import { codeOf } from '../harness/authenticator-app.js';
import { errorOf, type Browser } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';
import { act } from './staff-action.js';

let admin: Browser;
let adminId: string;
let superadmin: Browser;
const testApp = TestApp.forTests();
beforeAll(async () => {
  ({ browser: admin, id: adminId } = await testApp.signedIn({ name: 'Ada Admin' }, 'admin'));
  ({ browser: superadmin } = await testApp.signedIn({ name: 'Sue Super' }, 'superadmin'));
});

const create = (changes?: object) => createUser(admin, changes);
const entry = (action: string, targetId: string) => auditEntry(testApp, action, targetId);

describe('when staff change an account', () => {
  it('an empty password field changes nothing, and the audit entry has hashes instead of names', async () => {
    const user = await create();
    const answer = await admin.send('PUT', `${USER}/${user.id}`, {
      ...user,
      password: '',
      first_name: 'Rosalia',
      role_id: 'admin',
    });
    expect(userOf(answer)).toMatchObject({ first_name: 'Rosalia', role: 'admin', version: user.version + 1 });
    const { details, actor_id, origin, request_id } = await entry('admin.userChanged', user.id);
    expect(details).toEqual({
      changes: {
        role: { before: 'patient', after: 'admin' },
        firstName: { before: expect.stringMatching(/^#/), after: expect.stringMatching(/^#/) },
      },
    });
    expect({ actor_id, origin, hasRequest: Boolean(request_id) }).toEqual({
      actor_id: adminId,
      origin: '127.0.0.0/24',
      hasRequest: true,
    });
    expect(JSON.stringify(details)).not.toContain('Rosa');
  });

  it('the second of two admins who edit the same version is rejected', async () => {
    const user = await create();
    expect((await admin.send('PUT', `${USER}/${user.id}`, { first_name: 'First', version: user.version })).status).toBe(
      200,
    );
    const late = await superadmin.send('PUT', `${USER}/${user.id}`, { first_name: 'Second', version: user.version });
    expect(late.status).toBe(409);
    expect(errorOf(late).code).toBe('request.conflict');
  });

  it("a new role or address ends the person's sessions", async () => {
    for (const change of [{ role_id: 'operations' }, { email: `${randomUUID()}@example.test` }]) {
      const person = await testApp.signedIn();
      await admin.send('PUT', `${USER}/${person.id}`, change);
      expect((await person.browser.get('/api/auth/me')).body).toMatchObject({ ok: false });
    }
  });

  it('a new address has to be confirmed', async () => {
    const person = await testApp.signedIn();
    const email = `${randomUUID()}@example.test`;
    expect(userOf(await admin.send('PUT', `${USER}/${person.id}`, { email })).confirmed).toBe(false);
    await testApp.mailbox.next(email, 'confirm');
  });

  it('a new address invalidates links in emails and a pending change of address', async () => {
    const change = { email: `${randomUUID()}@example.test` };
    const person = await testApp.signedIn();
    await person.browser.post('/api/account/email', {
      new_email: `own-${person.email}`,
      current_password: person.password,
    });
    const own = await testApp.mailbox.tokenFor(`own-${person.email}`, 'new email address');
    await act(admin, 'sendReset', person.id);
    const reset = await testApp.mailbox.tokenFor(person.email, 'Set a new password');
    const { email } = userOf(await admin.send('PUT', `${USER}/${person.id}`, change));
    expect((await testApp.browser().get(`/auth/confirm?token=${own}`)).status).toBe(400);
    expect(
      (
        await testApp
          .browser()
          .post('/api/auth/password/reset-complete', { token: reset, new_password: 'nine calm otters' })
      ).status,
    ).toBe(400);
    expect((await testApp.sql.query('select email from users where id = $1', [person.id])).rows).toEqual([{ email }]);
  });

  it('an invitation link is valid only for the address to which it was sent', async () => {
    const user = await create();
    const token = await testApp.mailbox.tokenFor(user.email, 'Your account is ready');
    await testApp.sql.query('update users set email = $2 where id = $1', [user.id, `other-${user.email}`]);
    expect(
      (await testApp.browser().post('/api/auth/password/reset-complete', { token, new_password: 'nine calm otters' }))
        .status,
    ).toBe(400);
  });

  it('a person who still has to confirm gets a new link in place of the invalid one', async () => {
    const user = await create();
    const old = await testApp.mailbox.tokenFor(user.email, 'Your account is ready');
    const email = `${randomUUID()}@example.test`;
    await admin.send('PUT', `${USER}/${user.id}`, { email });
    const choose = (token: string) =>
      testApp.browser().post('/api/auth/password/reset-complete', { token, new_password: 'nine calm otters' });
    expect((await choose(old)).status).toBe(400);
    expect((await choose(await testApp.mailbox.tokenFor(email, 'Your account is ready'))).status).toBe(200);
  });

  it('admins cannot change their own address here, because the account page confirms it first', async () => {
    const answer = await admin.send('PUT', `${USER}/${adminId}`, { email: 'slip@example.test' });
    expect([answer.status, errorOf(answer).code, errorOf(answer).errors]).toEqual([
      409,
      'users.ownAddress',
      { email: expect.stringContaining('account page') },
    ]);
    expect((await admin.get('/api/auth/me')).body).toMatchObject({ ok: true });
  });

  it('staff can never set a password, neither that of another person nor their own', async () => {
    const person = await testApp.signedIn();
    const before = await testApp.sql.query('select id, password_hash from users order by id');
    for (const answer of [
      await admin.send('PUT', `${USER}/${person.id}`, { password: 'eight calm otters' }),
      await admin.send('PUT', `${USER}/${adminId}`, { password: 'eight calm otters' }),
      await superadmin.post(USER, { email: `${randomUUID()}@example.test`, password: 'eight calm otters' }),
    ])
      expect([answer.status, errorOf(answer).code, errorOf(answer).errors]).toEqual([
        422,
        'users.passwordByStaff',
        { password: expect.stringContaining('Send a link to choose a password') },
      ]);
    expect((await testApp.sql.query('select id, password_hash from users order by id')).rows).toEqual(before.rows);
    expect((await person.browser.get('/api/auth/me')).body).toMatchObject({ ok: true });
  });

  it('the person is mailed a link to choose a password if staff ask, and keeps the old one until then', async () => {
    const person = await testApp.signedIn();
    expect((await admin.send('PUT', `${USER}/${person.id}`, { mail_link: true })).status).toBe(200);
    const token = await testApp.mailbox.tokenFor(person.email, 'Set a new password');
    expect((await person.browser.get('/api/auth/me')).body).toMatchObject({ ok: true });
    const choose = { token, new_password: 'nine calm otters' };
    expect((await testApp.browser().post('/api/auth/password/reset-complete', choose)).status).toBe(200);
    expect(await entry('admin.resetSent', person.id)).toMatchObject({ actor_id: adminId });
  });

  it('a replaced address that was never confirmed is not notified', async () => {
    const user = await create();
    await testApp.mailbox.next(user.email, 'account is ready');
    const email = `${randomUUID()}@example.test`;
    await admin.send('PUT', `${USER}/${user.id}`, { email });
    await testApp.mailbox.next(email, 'Our team changed');
    expect(testApp.mailbox.to(user.email).map(({ subject }) => subject)).toEqual(['Your account is ready']);
  });

  it('the person is notified at the new address and at the replaced one', async () => {
    const person = await testApp.signedIn();
    const email = `${randomUUID()}@example.test`;
    await admin.send('PUT', `${USER}/${person.id}`, { email });
    for (const address of [email, person.email])
      expect((await testApp.mailbox.next(address, 'Our team changed')).text).toContain(
        'changed on your account: email address.',
      );
    await eventually(
      async () => (await testApp.sql.query('select 1 from former_addresses')).rowCount === 0,
      'the former address to be forgotten',
    );
    await admin.send('PUT', `${USER}/${person.id}`, { first_name: 'Rosalia' });
  });

  it('a replaced address is notified and then deleted, even if the account was closed in between', async () => {
    const person = await testApp.signedIn();
    await testApp.stopWorkers();
    await admin.send('PUT', `${USER}/${person.id}`, { email: `${randomUUID()}@example.test` });
    await admin.send('DELETE', `${USER}/${person.id}`);
    await testApp.startWorkers();
    expect((await testApp.mailbox.next(person.email, 'Our team changed')).text).toContain('email address');
    await eventually(
      async () => (await testApp.sql.query('select 1 from former_addresses')).rowCount === 0,
      'the former address to be forgotten',
    );
  });

  it('the new address is notified only once if the replaced one refuses the email', async () => {
    const person = await testApp.signedIn();
    const email = `${randomUUID()}@example.test`;
    testApp.mailbox.refused.set(person.email, 550);
    await admin.send('PUT', `${USER}/${person.id}`, { email });
    await eventually(
      async () =>
        (
          await testApp.sql.query(
            `select 1 from inbox i join outbox o on o.id = i.event_id
             where i.handler = 'emails:admin.userChanged' and o.payload->>'userId' = $1`,
            [person.id],
          )
        ).rowCount === 1,
      'the job to be done',
    );
    expect(testApp.mailbox.to(email).filter(({ subject }) => subject.includes('Our team changed'))).toHaveLength(1);
    expect((await testApp.sql.query('select 1 from former_addresses')).rowCount).toBe(0);
  });

  it.each([
    ['an empty change', (id: string) => admin.send('PUT', `${USER}/${id}`, {})],
    ['reading the consent history', (id: string) => admin.get(`/api/users/${id}/consent`)],
  ])('%s reveals the account and is therefore recorded', async (_, look) => {
    const person = await testApp.signedIn();
    expect((await look(person.id)).status).toBe(200);
    expect(await entry('admin.userShown', person.id)).toMatchObject({ actor_id: adminId });
  });

  it('admins cannot change the accounts of superadmins', async () => {
    const { id } = await testApp.signedIn({}, 'superadmin');
    expect(errorOf(await admin.send('PUT', `${USER}/${id}`, { first_name: 'Rosalia' })).code).toBe('users.aboveYou');
    expect(errorOf(await admin.send('DELETE', `${USER}/${id}`)).code).toBe('users.aboveYou');
    expect(errorOf(await act(admin, 'sendReset', id)).code).toBe('users.aboveYou');
  });
});

describe('a new address that staff give an account', () => {
  type Person = Pick<Awaited<ReturnType<TestApp['signedIn']>>, 'id' | 'browser' | 'email'>;
  const PRIVATE_TABLES = ['data_exports', 'my_deadlines', 'my_doctors', 'my_medicines', 'saved_items', 'shares'];
  const fullTables = async ({ id }: Pick<Person, 'id'>) => {
    const queries = PRIVATE_TABLES.map((table) => `select '${table}' as name from ${table} where user_id = $1`);
    const { rows } = await testApp.sql.query<{ name: string }>(queries.join(' union '), [id]);
    return rows.map(({ name }) => name).toSorted();
  };
  const move = async ({ id }: Pick<Person, 'id'>) => {
    const email = `${randomUUID()}@example.test`;
    expect((await admin.send('PUT', `${USER}/${id}`, { email })).status).toBe(200);
    return email;
  };
  /**
   * Sets a new password with the link that is mailed to the address, and signs in with it, as anybody who reads the
   * emails of this address can do.
   */
  const signInByMail = async (email: string) => {
    const [browser, new_password] = [testApp.browser('Reader 1.0'), 'nine calm otters'];
    await browser.post('/api/auth/password/reset-initiate', { email });
    const token = await testApp.mailbox.tokenFor(email, 'Set a new password');
    expect((await browser.post('/api/auth/password/reset-complete', { token, new_password })).status).toBe(200);
    return { browser, answer: await browser.post('/api/auth/login_user', { email, password: new_password }) };
  };
  const fill = async ({ id, browser, email }: Person) => {
    await browser.post('/api/saved', { searches: [aSearchToSave(43_219)], plans: [aPlanToSave()] });
    await browser.send('PUT', '/api/medicines/mine', { medicines: [{ rxcui: '617310', name: 'Canarystatin' }] });
    const answers = { birth: '1962-04-15', covers: [], events: { baby: '2026-02-03' } };
    await browser.send('PUT', '/api/deadlines/mine', { answers });
    const doctor = { npi: '1234567893', name: 'Dr. Canary', specialties: ['Care'], accepting: 'accepting' };
    await browser.send('PUT', '/api/doctors/mine', { doctors: [doctor] });
    const lists = { plans: [], medicines: [], doctors: [] };
    const shared = { year: 2026, shows: NOTHING_TICKED, search: null, own_care: null, ...lists };
    await withEntityManager(testApp.app.get(EntityManager), () =>
      testApp.app.get(SharesRepository, { strict: false }).add(id, newToken(), shared),
    );
    await browser.post('/api/account/export');
    await testApp.mailbox.next(email, 'data is ready');
  };
  const exported = async (browser: Browser) => {
    await browser.post('/api/account/export');
    return eventually(async () => {
      const file = await browser.get('/api/account/export/file');
      return file.status === 200 && file.raw;
    }, 'the data file');
  };

  it('gives whoever reads its mail nothing that only the person could see', async () => {
    const person = await testApp.signedIn({ health_history: 'canary gout', date_of_birth: '1957-03-09' });
    await fill(person);
    expect(await fullTables(person)).toEqual(PRIVATE_TABLES);
    const { browser, answer } = await signInByMail(await move(person));
    expect(answer.body).toMatchObject({ user: { id: person.id } });
    expect(await fullTables(person)).toEqual([]);
    expect((await browser.get('/api/account/export/file')).status).toBe(404);
    expect(await exported(browser)).not.toMatch(/canary|43219|1957/i);
  });

  it('deletes nothing if the change is refused', async () => {
    const person = await testApp.signedIn();
    await fill(person);
    const taken = await testApp.signedIn();
    expect((await admin.send('PUT', `${USER}/${person.id}`, { email: taken.email })).status).toBe(409);
    expect(await fullTables(person)).toEqual(PRIVATE_TABLES);
  });

  it('ends a consent, keeps its history, and tells the firm and the person', async () => {
    const person = await testApp.signedIn({ phone: '(225) 555-0142' });
    await person.browser.send('PATCH', `/api/users/${person.id}/consent`, aConsent());
    const email = await move(person);
    const mailsToFirm = () =>
      testApp.mailbox.to(testApp.config.firm.email).filter(({ text }) => text.includes(person.id));
    const stop = () => mailsToFirm().find(({ subject }) => subject.includes('no longer wants')) ?? null;
    const mailToFirm = (await eventually(stop, 'the mail to the firm')).text;
    expect(mailToFirm).toContain('until they agree again');
    for (const address of [email, person.email]) expect(mailToFirm).not.toContain(address);
    for (const address of [email, person.email]) {
      const { text } = await testApp.mailbox.next(address, 'Our team changed');
      expect(text).toContain('we deleted your age');
      expect(text).toContain('sent to the new address and confirm it');
    }
    const { text } = await testApp.mailbox.next(email, 'Please confirm your new email address');
    expect(text).toContain('Our team set this email address for your account.');
    expect((await entry('admin.userChanged', person.id)).details).toMatchObject({
      changes: { consent: { before: 'true', after: 'false' } },
    });
    const { browser } = await signInByMail(email);
    const entries = async () =>
      ((await browser.get(`/api/users/${person.id}/consent`)).body as { entries: object[] }).entries;
    expect(await entries()).toMatchObject([{ contactConsent: false }, { contactConsent: true }]);
    expect((await browser.send('PATCH', `/api/users/${person.id}/consent`, aConsent())).status).toBe(200);
    expect(await entries()).toHaveLength(3);
  });

  it('takes the health answers of an unconfirmed account too, but not what it agreed to', async () => {
    const signup = aSignUp({ health_history: 'canary gout', consent_to_contact: true });
    await testApp.browser().post('/api/users/signup', signup);
    const { rows } = await testApp.sql.query<{ id: string }>('select id from users where email = $1', [signup.email]);
    const [person = { id: '' }] = rows;
    const { browser } = await signInByMail(await move(person));
    expect(await exported(browser)).not.toContain('canary');
    expect((await browser.get(`/api/users/${person.id}/consent`)).body).toMatchObject({ signUp: { toContact: true } });
    const asks = () =>
      testApp.mailbox.to(testApp.config.firm.email).find(({ text }) => text.includes(person.id)) ?? null;
    expect((await eventually(asks, 'the mail to the firm')).subject).toContain('asked to be contacted');
  });

  it('leaves the second factor in place, so that its mailbox alone does not open the account', async () => {
    const person = await testApp.signedIn();
    const { secret } = (await person.browser.post('/api/account/second-factors/app/start')).body as { secret: string };
    expect((await person.browser.post('/api/account/second-factors/app', { code: codeOf(secret) })).status).toBe(200);
    const { browser } = await signInByMail(await move(person));
    expect((await browser.get('/api/auth/me')).body).toMatchObject({ ok: false });
  });
});
