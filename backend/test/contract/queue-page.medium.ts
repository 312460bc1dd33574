import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QUEUES } from '../../src/contract/queues.js';
import { errorOf } from '../harness/browser.js';
import { House } from '../harness/house.js';

const PAGE = '/api/admin/queues';
let house: House;
beforeAll(async () => {
  house = await House.open({ workers: false });
});
afterAll(() => house.close());

describe('the queue page', () => {
  it.each([PAGE, `${PAGE}/`, `${PAGE}/api/queues`, `${PAGE}/static/favicon.svg`, '/api/%61dmin/queues'])('turns strangers away from %s', async (path) => {
    const answer = await house.browser().get(path);
    expect(answer.status).toBe(401);
    expect(errorOf(answer).code).toBe('auth.signedOut');
  });

  it('turns patients away', async () => {
    const { browser } = await house.signedIn();
    expect((await browser.get(`${PAGE}/api/queues`)).status).toBe(403);
  });

  it('shows admins every queue', async () => {
    const { browser } = await house.signedIn({}, 'admin');
    expect((await browser.get(PAGE)).status).toBe(200);
    const { body } = await browser.get(`${PAGE}/api/queues`);
    expect((body as { queues: { name: string; readOnlyMode: boolean }[] }).queues.map(({ name, readOnlyMode }) => ({ name, readOnlyMode }))).toEqual(QUEUES.map((name) => ({ name, readOnlyMode: true })));
  });

  it('lets nobody change a job, for that would leave no trace in the audit trail', async () => {
    const { browser } = await house.signedIn({}, 'superadmin');
    expect((await browser.send('PUT', `${PAGE}/api/queues/emails/pause`)).status).toBeGreaterThanOrEqual(400);
  });
});
