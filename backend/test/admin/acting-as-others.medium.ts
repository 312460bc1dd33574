import { expect, it } from '@jest/globals';
import { mayPass } from '#contract/access.js';
import { ADMIN_USERS } from '#contract/api/admin.contract.js';
import { AUDIT } from '#contract/api/audit.contract.js';
import { pathOf, type Endpoint } from '#contract/api/endpoint.js';
import { JOBS } from '#contract/api/jobs.contract.js';
import { TestApp } from '../harness/test-app.js';

const testApp = TestApp.forTests({ workers: false });

const CALLS: [string, Endpoint][] = Object.entries({ ...ADMIN_USERS, ...AUDIT, ...JOBS });
/** Bodies with which calls succeed that need one. `person` is the id of the account that a call concerns. */
const bodyOf = (person: string): Record<string, object> => ({
  create: { email: `${person}@example.test` },
  change: { first_name: 'Changed' },
  erase: { reason: 'test' },
  startExport: {},
  previewAction: { action: 'close', ids: [person] },
  act: { action: 'endSessions', ids: [person] },
  retry: { queue: 'emails', ids: [person] },
  discard: { queue: 'emails', ids: [person], reason: 'test' },
});
const sessionsOf = async (id: string): Promise<number> =>
  (await testApp.sql.query('select 1 from sessions where user_id = $1', [id])).rowCount ?? 0;

it('no call of staff lets them act as the person whom it concerns', async () => {
  const staff = await testApp.signedIn({}, 'superadmin');
  const done: string[] = [];
  for (const [name, call] of CALLS) {
    const person = await testApp.signedIn();
    const before = await sessionsOf(person.id);
    const url = pathOf(call, { id: person.id, session: person.id, queue: 'cache-refresh', job: person.id });
    const { status } = await staff.browser.send(call.method, url, bodyOf(person.id)[name]);
    if (status < 300) done.push(name);
    const { user } = (await staff.browser.get('/api/auth/me')).body as { user: { id: string } | null };
    expect({ name, signedInAs: user?.id }).toEqual({ name, signedInAs: staff.id });
    expect(await sessionsOf(person.id)).toBeLessThanOrEqual(before);
  }
  expect(CALLS.every(([, { access }]) => mayPass(access, 'superadmin') && !mayPass(access, 'patient'))).toBe(true);
  expect(done).toEqual(expect.arrayContaining(['show', 'change', 'act', 'erase']));
});
