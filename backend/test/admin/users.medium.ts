import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { USER_SORTS, type UserPage } from '#contract/api/managed-user.contract.js';
import { createUser, USER, userOf } from '../builders/managed-user.builder.js';
import { auditEntry } from '../harness/audit-entry.js';
import { errorOf, type Answer, type Browser } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';
import { act } from './staff-action.js';

const LIST = '/api/admin/users/list-users';
let admin: Browser;
let adminId: string;
let superadmin: Browser;
const testApp = TestApp.forTests();
beforeAll(async () => {
  ({ browser: admin, id: adminId } = await testApp.signedIn({ name: 'Ada Admin' }, 'admin'));
  ({ browser: superadmin } = await testApp.signedIn({ name: 'Sue Super' }, 'superadmin'));
});

const pageOf = (answer: Answer): UserPage => answer.body as UserPage;
const create = (changes?: object) => createUser(admin, changes);
const entry = (action: string, targetId: string) => auditEntry(testApp, action, targetId);

describe('when staff open an account', () => {
  it('the response contains the user, and an email has a link to choose a password', async () => {
    const email = `${randomUUID()}@example.test`;
    const made = await admin.post(USER, {
      email,
      password: '',
      first_name: 'Rosa',
      last_name: 'Delgado',
      phone: '225-555-0142',
      role_id: '',
      gender: '',
    });
    expect(made.status).toBe(201);
    expect(userOf(made)).toMatchObject({
      email,
      first_name: 'Rosa',
      phone: '2255550142',
      role: 'patient',
      role_id: 'patient',
      confirmed: false,
      closed: false,
    });
    expect(made.raw).not.toContain('password');
    const token = await testApp.mailbox.tokenFor(email, 'Your account is ready');
    const chosen = await testApp
      .browser()
      .post('/api/auth/password/reset-complete', { token, new_password: 'seven calm otters' });
    expect(chosen.status).toBe(200);
    expect(
      (await testApp.browser().post('/api/auth/login_user', { email, password: 'seven calm otters' })).status,
    ).toBe(200);
  });

  it('no email is sent if staff do not want it; the link can be sent later', async () => {
    const user = await create({ mail_link: false });
    await entry('admin.userCreated', user.id);
    await act(admin, 'resendConfirmation', user.id);
    await testApp.mailbox.next(user.email, 'Your account is ready');
    expect(testApp.mailbox.to(user.email)).toHaveLength(1);
  });

  it('the error response names the invalid field', async () => {
    const answer = await admin.post(USER, { email: 'nonsense', role_id: 'king' });
    expect(errorOf(answer)).toMatchObject({
      code: 'request.invalid',
      errors: { email: expect.any(String), role_id: expect.any(String) },
    });
    const { email } = await create();
    expect(errorOf(await admin.post(USER, { email }))).toMatchObject({
      code: 'users.emailUsed',
      errors: { email: expect.any(String) },
    });
  });
});

describe('a closed account', () => {
  it('has no sessions, is not on the list, and can be restored', async () => {
    const person = await testApp.signedIn({ name: 'Clo Sing' });
    expect((await admin.send('DELETE', `${USER}/${person.id}`)).body).toEqual({ ok: true });
    expect((await person.browser.get('/api/auth/me')).body).toMatchObject({ ok: false });
    const logIn = (password = person.password) =>
      testApp.browser().post('/api/auth/login_user', { email: person.email, password });
    expect(errorOf(await logIn()).code).toBe('auth.closed');
    expect(errorOf(await logIn('a wrong password here')).code).toBe('auth.invalidCredentials');
    const ids = async (closed: string) =>
      pageOf(await admin.get(`${LIST}?q=clo+sing&closed=${closed}`)).users.map(({ id }) => id);
    expect(await ids('no')).toEqual([]);
    expect(await ids('yes')).toEqual([person.id]);
    await act(admin, 'restore', person.id);
    expect(await ids('no')).toEqual([person.id]);
    await testApp.mailbox.next(person.email, 'Your account is open again');
    expect((await logIn()).status).toBe(200);
    expect((await entry('admin.userRestored', person.id)).details).toEqual({
      changes: { closed: { before: 'true', after: 'false' } },
    });
  });
});

describe('an erased account', () => {
  it('leaves only its id in the audit trail', async () => {
    const person = await testApp.signedIn({ phone: '2255550199' });
    await superadmin.send('DELETE', `${USER}/hard-delete/${person.id}`, { reason: 'asked' });
    await entry('admin.userErased', person.id);
    const { rows } = await testApp.sql.query<{ table_name: string; column_name: string }>(
      `select c.table_name, c.column_name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and c.data_type = 'uuid' and t.table_type = 'BASE TABLE'`,
    );
    const holding: string[] = [];
    for (const { table_name, column_name } of rows) {
      const found = await testApp.sql.query(`select 1 from ${table_name} where ${column_name} = $1 limit 1`, [
        person.id,
      ]);
      if (found.rowCount) holding.push(`${table_name}.${column_name}`);
    }
    expect(holding.filter((place) => !place.startsWith('audit_entries.'))).toEqual([]);
  });
});

describe('the list of users', () => {
  it('finds any part of a name, address or phone number, and masks values on request', async () => {
    const user = await create({ first_name: 'Zebulon', last_name: 'Quux', phone: '504 555 7788' });
    for (const q of ['zebu', 'QUUX', 'ze', user.email.slice(3, 12), '(504) 555-7788', 'zebulon quux', '5557788']) {
      const { users } = pageOf(await admin.get(`${LIST}?q=${encodeURIComponent(q)}`));
      expect(users.map(({ id }) => id)).toContain(user.id);
    }
    const masked = pageOf(await admin.get(`${LIST}?q=zebulon&mask=yes`)).users[0];
    expect(masked).toMatchObject({ phone: '••• 88', email: expect.stringContaining('•••') });
    expect(userOf(await admin.post(`/api/admin/users/${user.id}/show`))).toMatchObject({
      email: user.email,
      phone: '5045557788',
    });
    await entry('admin.userShown', user.id);
  });

  it.each(USER_SORTS)('contains every account once, forward and backward, sorted by %s', async (sort) => {
    for (const direction of ['asc', 'desc']) {
      const all = pageOf(
        await admin.get(`${LIST}?closed=any&sort=${sort}&direction=${direction}&limit=200&mask=yes`),
      ).users.map(({ id }) => id);
      const seen: string[] = [];
      let page = pageOf(await admin.get(`${LIST}?closed=any&sort=${sort}&direction=${direction}&limit=3&mask=yes`));
      expect(page.previous).toBeNull();
      for (;;) {
        seen.push(...page.users.map(({ id }) => id));
        if (!page.next) break;
        page = pageOf(
          await admin.get(`${LIST}?closed=any&sort=${sort}&direction=${direction}&limit=3&mask=yes&after=${page.next}`),
        );
      }
      expect(seen).toEqual(all);
      const back = pageOf(
        await admin.get(
          `${LIST}?closed=any&sort=${sort}&direction=${direction}&limit=3&mask=yes&before=${page.previous}`,
        ),
      );
      expect(back.users.map(({ id }) => id)).toEqual(all.slice(-page.users.length - 3, -page.users.length));
    }
  });

  it('reports that the row at which a page starts has been deleted', async () => {
    expect((await admin.get(`${LIST}?after=${randomUUID()}`)).status).toBe(410);
  });

  it('is also served in its older format', async () => {
    const rows = (await admin.get('/api/users')).body as object[];
    expect(rows[0]).toEqual({
      id: expect.any(String),
      name: expect.any(String),
      email: expect.stringContaining('@'),
      role: expect.stringMatching(/^(Admin|User)$/),
    });
    expect(rows).toContainEqual(expect.objectContaining({ id: adminId, role: 'Admin' }));
  });
});

describe('sessions and emails of a user', () => {
  it('are listed, and one or all sessions can be ended', async () => {
    const person = await testApp.signedIn();
    const other = testApp.browser('Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36');
    await other.post('/api/auth/login_user', { email: person.email, password: person.password });
    const url = `/api/admin/users/${person.id}/sessions`;
    const { sessions } = (await admin.get(url)).body as { sessions: { id: string; device: string }[] };
    expect(sessions.map(({ device }) => device).sort()).toEqual(['Chrome on Android', 'Unknown device']);
    await admin.send('DELETE', `${url}/${sessions.find(({ device }) => device === 'Chrome on Android')?.id}`);
    expect((await other.get('/api/auth/me')).body).toMatchObject({ ok: false });
    expect((await person.browser.get('/api/auth/me')).body).toMatchObject({ ok: true });
    await act(admin, 'endSessions', person.id);
    expect((await person.browser.get('/api/auth/me')).body).toMatchObject({ ok: false });
  });

  it('include the reset link and the confirmation, which staff can send again', async () => {
    const person = await testApp.signedIn();
    await act(admin, 'sendReset', person.id);
    expect((await testApp.mailbox.next(person.email, 'Set a new password')).to).toBe(person.email);
    expect(errorOf(await act(admin, 'resendConfirmation', person.id)).code).toBe('users.alreadyConfirmed');
    const user = await create();
    await testApp.mailbox.next(user.email, 'Your account is ready');
    await act(admin, 'resendConfirmation', user.id);
    await eventually(() => testApp.mailbox.to(user.email).length === 2, 'the second mail');
  });
});

describe('a bulk action', () => {
  it('previews its effect and then does exactly that, row by row', async () => {
    const [one, two] = [await create(), await create()];
    const ids = [one.id, two.id, adminId, randomUUID()];
    const preview = (await admin.post('/api/admin/users/actions/preview', { action: 'close', ids })).body;
    expect(preview).toMatchObject({
      able: 2,
      rows: [
        { id: one.id, ok: true, name: 'Rosa Delgado' },
        { ok: true },
        { code: 'users.ownAccount' },
        { code: 'users.notFound' },
      ],
    });
    expect(pageOf(await admin.get(`${LIST}?closed=yes&limit=200&mask=yes`)).users.map(({ id }) => id)).not.toContain(
      one.id,
    );
    expect((await admin.post('/api/admin/users/actions', { action: 'close', ids })).body).toEqual(preview);
    expect(pageOf(await admin.get(`${LIST}?closed=yes&limit=200&mask=yes`)).users.map(({ id }) => id)).toEqual(
      expect.arrayContaining([one.id, two.id]),
    );
    await entry('admin.userClosed', two.id);
  });
});
