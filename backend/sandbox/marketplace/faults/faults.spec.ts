import { Client } from '#test/harness/marketplace-client.js';

let client: Client;
beforeAll(async () => {
  client = await Client.start();
});
afterEach(() => client.marketplace.clearFaults());
afterAll(() => client.marketplace.close());

describe('simulated faults of the marketplace', () => {
  it('send Retry-After only if the fault specifies it', async () => {
    client.marketplace.fault({ kind: '429', retryAfterSeconds: 7 }, { kind: '429' });
    expect((await client.fetch('/versions')).headers.get('retry-after')).toBe('7');
    expect((await client.fetch('/versions')).headers.get('retry-after')).toBeNull();
  });

  it('affect only the given path and method, and only the given number of calls', async () => {
    client.marketplace.fault({ kind: '500', path: '/coverage/*', method: 'GET', count: 2 });
    const statuses = [];
    for (const path of ['/versions', ...Array.from({ length: 3 }, () => '/coverage/stats')]) {
      statuses.push((await client.fetch(path)).status);
    }
    expect(statuses).toEqual([200, 500, 500, 200]);
  });

  it('with a count of 0 stay active until they are cleared', async () => {
    client.marketplace.fault({ kind: '503', count: 0 });
    expect([(await client.fetch('/versions')).status, (await client.fetch('/versions')).status]).toEqual([503, 503]);
    client.marketplace.clearFaults();
    expect((await client.fetch('/versions')).status).toBe(200);
  });
});
