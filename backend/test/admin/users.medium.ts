import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ManagedUser, UserPage } from '#contract/api/admin.contract.js';
import { errorOf, type Answer, type Browser } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';

const USER = '/api/auth/admin/user';
const LIST = '/api/admin/users/list-users';
let testApp: TestApp;
let admin: Browser;
let adminId: string;
let superadmin: Browser;
beforeAll(async () => {
  testApp = await TestApp.open();
  ({ browser: admin, id: adminId } = await testApp.signedIn({ name: 'Ada Admin' }, 'admin'));
  ({ browser: superadmin } = await testApp.signedIn({ name: 'Sue Super' }, 'superadmin'));
});
afterAll(() => testApp.close());

const userOf = (answer: Answer): ManagedUser => answer.body as ManagedUser;
const pageOf = (answer: Answer): UserPage => answer.body as UserPage;
const create = async (changes: object = {}): Promise<ManagedUser> =>
  userOf(
    await admin.post(USER, {
      email: `${randomUUID()}@example.test`,
      first_name: 'Rosa',
      last_name: 'Delgado',
      phone: '(225) 555-0142',
      role_id: 'patient',
      gender: 'Female',
      ...changes,
    }),
  );
const entry = (
  action: string,
  targetId: string,
): Promise<{ actor_id: string; details: Record<string, unknown>; origin: string | null; request_id: string }> =>
  eventually(
    async () =>
      (await testApp.sql.query('select * from audit_entries where action = $1 and target_id = $2', [action, targetId]))
        .rows[0] as never,
    `the audit entry ${action}`,
  );

describe('opening an account for somebody', () => {
  it('answers the created user and mails a link to choose a password when none was set', async () => {
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

  it('mails the confirmation when a password was set, and says who opened the account', async () => {
    const user = await create({ password: 'quiet river stones' });
    const { text } = await testApp.mailbox.next(user.email, 'confirm');
    expect(text).toContain('Our team has opened an account for you.');
    expect(text).not.toContain('Thank you for creating an account');
  });

  it('names the field that does not fit', async () => {
    const answer = await admin.post(USER, { email: 'nonsense', role_id: 'king', password: 'short' });
    expect(errorOf(answer)).toMatchObject({
      code: 'request.invalid',
      errors: { email: expect.any(String), role_id: expect.any(String), password: expect.any(String) },
    });
    const weak = await admin.post(USER, { email: 'a@example.test', password: 'password1234' });
    expect(errorOf(weak)).toMatchObject({ code: 'users.passwordCommon', errors: { password: expect.any(String) } });
    const { email } = await create();
    expect(errorOf(await admin.post(USER, { email }))).toMatchObject({
      code: 'users.emailUsed',
      errors: { email: expect.any(String) },
    });
  });

  it('lets only a superadmin make another', async () => {
    expect(errorOf(await admin.post(USER, { email: 'x@example.test', role_id: 'superadmin' })).code).toBe(
      'users.aboveYou',
    );
    expect((await superadmin.post(USER, { email: `${randomUUID()}@example.test`, role_id: 'superadmin' })).status).toBe(
      201,
    );
  });
});

describe('changing an account', () => {
  it('keeps the password when it is left blank and tells before and after without saying who', async () => {
    const user = await create({ password: 'quiet river stones' });
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

  it('refuses the second of two admins who read the same version', async () => {
    const user = await create();
    expect((await admin.send('PUT', `${USER}/${user.id}`, { first_name: 'First', version: user.version })).status).toBe(
      200,
    );
    const late = await superadmin.send('PUT', `${USER}/${user.id}`, { first_name: 'Second', version: user.version });
    expect(late.status).toBe(409);
    expect(errorOf(late).code).toBe('request.conflict');
  });

  it('ends the sessions of whoever gets another role, password or address', async () => {
    for (const change of [
      { role_id: 'operations' },
      { password: 'eight calm otters' },
      { email: `${randomUUID()}@example.test` },
    ]) {
      const person = await testApp.signedIn();
      await admin.send('PUT', `${USER}/${person.id}`, change);
      expect((await person.browser.get('/api/auth/me')).body).toMatchObject({ ok: false });
    }
  });

  it('asks a new address to be confirmed', async () => {
    const person = await testApp.signedIn();
    const email = `${randomUUID()}@example.test`;
    expect(userOf(await admin.send('PUT', `${USER}/${person.id}`, { email })).confirmed).toBe(false);
    await testApp.mailbox.next(email, 'confirm');
  });

  it.each([
    ['password', { password: 'eight calm otters' }],
    ['address', { email: `${randomUUID()}@example.test` }],
  ])('ends mailed links and a waiting address change with a new %s', async (_, change) => {
    const person = await testApp.signedIn();
    await person.browser.post('/api/account/email', {
      new_email: `own-${person.email}`,
      current_password: person.password,
    });
    const own = await testApp.mailbox.tokenFor(`own-${person.email}`, 'new email address');
    await admin.post(`/api/admin/users/${person.id}/send-reset`);
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

  it('an invitation proves no address but the one it was mailed to', async () => {
    const user = await create();
    const token = await testApp.mailbox.tokenFor(user.email, 'Your account is ready');
    await testApp.sql.query('update users set email = $2 where id = $1', [user.id, `other-${user.email}`]);
    expect(
      (await testApp.browser().post('/api/auth/password/reset-complete', { token, new_password: 'nine calm otters' }))
        .status,
    ).toBe(400);
  });

  it('whoever has still to confirm gets a new link for the one that ended', async () => {
    const user = await create({ password: 'quiet river stones' });
    const old = await testApp.mailbox.tokenFor(user.email, 'confirm');
    await admin.send('PUT', `${USER}/${user.id}`, { password: 'eight calm otters' });
    expect((await testApp.browser().get(`/auth/confirm?token=${old}`)).status).toBe(400);
    await eventually(
      () => testApp.mailbox.to(user.email).filter(({ subject }) => subject.includes('confirm')).length === 2,
      'the second link',
    );
    expect(
      (await testApp.browser().get(`/auth/confirm?token=${await testApp.mailbox.tokenFor(user.email, 'confirm')}`))
        .status,
    ).toBe(200);
  });

  it("refuses another address of one's own account: it is changed where it is confirmed first", async () => {
    const answer = await admin.send('PUT', `${USER}/${adminId}`, { email: 'slip@example.test' });
    expect([answer.status, errorOf(answer).code, errorOf(answer).errors]).toEqual([
      409,
      'users.ownAddress',
      { email: expect.stringContaining('account page') },
    ]);
    expect((await admin.get('/api/auth/me')).body).toMatchObject({ ok: true });
  });

  it("refuses a password for one's own account: that takes the current one", async () => {
    const answer = await admin.send('PUT', `${USER}/${adminId}`, { password: 'eight calm otters' });
    expect([answer.status, errorOf(answer).code, errorOf(answer).errors]).toEqual([
      409,
      'users.ownPassword',
      { password: expect.stringContaining('account page') },
    ]);
    expect((await admin.get('/api/auth/me')).body).toMatchObject({ ok: true });
  });

  it('tells nobody at an address that was never confirmed when it is taken off', async () => {
    const user = await create();
    await testApp.mailbox.next(user.email, 'account is ready');
    const email = `${randomUUID()}@example.test`;
    await admin.send('PUT', `${USER}/${user.id}`, { email });
    await testApp.mailbox.next(email, 'Our team changed');
    expect(testApp.mailbox.to(user.email).map(({ subject }) => subject)).toEqual(['Your account is ready']);
  });

  it('tells the person by mail, at the new address and at the one that was taken off', async () => {
    const person = await testApp.signedIn();
    const email = `${randomUUID()}@example.test`;
    await admin.send('PUT', `${USER}/${person.id}`, { email, password: 'eight calm otters' });
    for (const address of [email, person.email])
      expect((await testApp.mailbox.next(address, 'Our team changed')).text).toContain(
        'changed this of your account: email address, password.',
      );
    await eventually(
      async () => (await testApp.sql.query('select 1 from former_addresses')).rowCount === 0,
      'the former address to be forgotten',
    );
    await admin.send('PUT', `${USER}/${person.id}`, { first_name: 'Rosalia' });
  });

  it('tells a former address although the account was closed meanwhile, and forgets it', async () => {
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

  it('does not write again to the new address because the former one is refused', async () => {
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
    ['a change of nothing', (id: string) => admin.send('PUT', `${USER}/${id}`, {})],
    ['a look at the consents', (id: string) => admin.get(`/api/users/${id}/consent`)],
  ])('%s shows the account, and that is recorded', async (_, look) => {
    const person = await testApp.signedIn();
    expect((await look(person.id)).status).toBe(200);
    expect(await entry('admin.userShown', person.id)).toMatchObject({ actor_id: adminId });
  });

  it('keeps admins away from superadmins', async () => {
    const { id } = await testApp.signedIn({}, 'superadmin');
    expect(errorOf(await admin.send('PUT', `${USER}/${id}`, { password: 'eight calm otters' })).code).toBe(
      'users.aboveYou',
    );
    expect(errorOf(await admin.send('DELETE', `${USER}/${id}`)).code).toBe('users.aboveYou');
    expect(errorOf(await admin.post(`/api/admin/users/${id}/send-reset`)).code).toBe('users.aboveYou');
  });
});

describe('closing and restoring', () => {
  it('ends the sessions, keeps the account off the list, and can be taken back', async () => {
    const person = await testApp.signedIn({ name: 'Clo Sing' });
    expect((await admin.send('DELETE', `${USER}/${person.id}`)).body).toEqual({ ok: true });
    expect((await person.browser.get('/api/auth/me')).body).toMatchObject({ ok: false });
    expect(
      (await testApp.browser().post('/api/auth/login_user', { email: person.email, password: person.password })).status,
    ).toBe(401);
    const ids = async (closed: string) =>
      pageOf(await admin.get(`${LIST}?q=clo+sing&closed=${closed}`)).users.map(({ id }) => id);
    expect(await ids('no')).toEqual([]);
    expect(await ids('yes')).toEqual([person.id]);
    await admin.post(`/api/admin/users/${person.id}/restore`);
    expect(await ids('no')).toEqual([person.id]);
    expect(
      (await testApp.browser().post('/api/auth/login_user', { email: person.email, password: person.password })).status,
    ).toBe(200);
    expect((await entry('admin.userRestored', person.id)).details).toEqual({
      changes: { closed: { before: 'true', after: 'false' } },
    });
  });
});

describe('erasing', () => {
  it('leaves the id in the audit trail and nothing else anywhere', async () => {
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

describe('the list', () => {
  it('finds by any part of name, address and phone, and shows or masks as asked', async () => {
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

  it.each(['id', 'email', 'name', 'phone', 'role', 'created', 'seen'])(
    'goes through every account once, forwards and back, sorted by %s',
    async (sort) => {
      for (const direction of ['asc', 'desc']) {
        const all = pageOf(await admin.get(`${LIST}?sort=${sort}&direction=${direction}&limit=200&mask=yes`)).users.map(
          ({ id }) => id,
        );
        const seen: string[] = [];
        let page = pageOf(await admin.get(`${LIST}?sort=${sort}&direction=${direction}&limit=7&mask=yes`));
        expect(page.previous).toBeNull();
        for (;;) {
          seen.push(...page.users.map(({ id }) => id));
          if (!page.next) break;
          page = pageOf(
            await admin.get(`${LIST}?sort=${sort}&direction=${direction}&limit=7&mask=yes&after=${page.next}`),
          );
        }
        expect(seen).toEqual(all);
        const back = pageOf(
          await admin.get(`${LIST}?sort=${sort}&direction=${direction}&limit=7&mask=yes&before=${page.previous}`),
        );
        expect(back.users.map(({ id }) => id)).toEqual(all.slice(-page.users.length - 7, -page.users.length));
      }
    },
  );

  it('says when the row that marked a page is gone', async () => {
    expect((await admin.get(`${LIST}?after=${randomUUID()}`)).status).toBe(410);
  });

  it('answers the older list in its own shape', async () => {
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

describe('sessions and mails', () => {
  it('lists where somebody is signed in and ends one of them or all', async () => {
    const person = await testApp.signedIn();
    const other = testApp.browser('Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36');
    await other.post('/api/auth/login_user', { email: person.email, password: person.password });
    const url = `/api/admin/users/${person.id}/sessions`;
    const { sessions } = (await admin.get(url)).body as { sessions: { id: string; device: string }[] };
    expect(sessions.map(({ device }) => device).sort()).toEqual(['Chrome on Android', 'Unknown device']);
    await admin.send('DELETE', `${url}/${sessions.find(({ device }) => device === 'Chrome on Android')?.id}`);
    expect((await other.get('/api/auth/me')).body).toMatchObject({ ok: false });
    expect((await person.browser.get('/api/auth/me')).body).toMatchObject({ ok: true });
    await admin.send('DELETE', url);
    expect((await person.browser.get('/api/auth/me')).body).toMatchObject({ ok: false });
  });

  it('mails a reset link or the confirmation again', async () => {
    const person = await testApp.signedIn();
    await admin.post(`/api/admin/users/${person.id}/send-reset`);
    expect((await testApp.mailbox.next(person.email, 'Set a new password')).to).toBe(person.email);
    expect(errorOf(await admin.post(`/api/admin/users/${person.id}/resend-confirmation`)).code).toBe(
      'users.alreadyConfirmed',
    );
    const user = await create({ password: 'quiet river stones' });
    await testApp.mailbox.next(user.email, 'confirm');
    await admin.post(`/api/admin/users/${user.id}/resend-confirmation`);
    await eventually(() => testApp.mailbox.to(user.email).length === 2, 'the second mail');
  });
});

describe('many at once', () => {
  it('says beforehand what would happen, and then does just that, row by row', async () => {
    const [one, two] = [await create(), await create()];
    const ids = [one.id, two.id, adminId, randomUUID()];
    const preview = (await admin.post('/api/admin/users/bulk/preview', { action: 'close', ids })).body;
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
    expect((await admin.post('/api/admin/users/bulk', { action: 'close', ids })).body).toEqual(preview);
    expect(pageOf(await admin.get(`${LIST}?closed=yes&limit=200&mask=yes`)).users.map(({ id }) => id)).toEqual(
      expect.arrayContaining([one.id, two.id]),
    );
    await entry('admin.userClosed', two.id);
  });
});
