import { Client } from '#test/harness/marketplace-client.js';
import type { WirePlan } from '../wire/plan.js';
import { FAULT_KINDS, type FaultKind } from './fault.js';

let client: Client;
beforeAll(async () => {
  client = await Client.start();
});
afterEach(() => client.marketplace.clearFaults());
afterAll(() => client.marketplace.close());

const searchText = async (): Promise<string> =>
  (
    await client.fetch('/plans/search', {
      place: { countyfips: '48113', state: 'TX', zipcode: '75001' },
      market: 'Individual',
    })
  ).text();

describe('simulated faults of the marketplace', () => {
  it.each<[FaultKind, number]>([
    ['401', 401],
    ['429', 429],
    ['500', 500],
    ['503', 503],
  ])('respond with status %s', async (kind, status) => {
    client.marketplace.fault({ kind });
    expect((await client.fetch('/states')).status).toBe(status);
    expect((await client.fetch('/states')).status).toBe(200);
  });

  it('send Retry-After only if the fault specifies it', async () => {
    client.marketplace.fault({ kind: '429', retryAfterSeconds: 7 }, { kind: '429' });
    expect((await client.fetch('/states')).headers.get('retry-after')).toBe('7');
    expect((await client.fetch('/states')).headers.get('retry-after')).toBeNull();
  });

  it('send an HTML page instead of JSON', async () => {
    client.marketplace.fault({ kind: 'html' });
    const response = await client.fetch('/states');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await response.text()).toContain('<html>');
  });

  it.each<FaultKind>(['broken-json', 'truncated', 'nan', 'empty'])(
    'send a body that is not valid JSON: %s',
    async (kind) => {
      client.marketplace.fault({ kind });
      const text = await searchText();
      expect(() => JSON.parse(text)).toThrow(SyntaxError);
    },
  );

  it('send negative prices', async () => {
    client.marketplace.fault({ kind: 'negative-premium' });
    expect((await client.search()).plans.every((plan: WirePlan) => plan.premium < 0)).toBe(true);
  });

  it('omit fields from the response', async () => {
    client.marketplace.fault({ kind: 'missing-fields' });
    const answer = await client.search();
    expect(answer.total).toBeUndefined();
    expect(answer.plans[0]?.premium).toBeUndefined();
    expect(answer.plans[0]?.id).toBeDefined();
  });

  it('send a body of eleven megabytes', async () => {
    client.marketplace.fault({ kind: 'huge' });
    expect((await searchText()).length).toBeGreaterThan(11_000_000);
  });

  it('drop the connection in the middle of a body', async () => {
    client.marketplace.fault({ kind: 'reset' });
    const response = await client.fetch('/states');
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it('delay the response', async () => {
    client.marketplace.fault({ kind: 'slow', delayMs: 2000 });
    const aborted = fetch(`${client.marketplace.url}/api/v1/states?apikey=x`, { signal: AbortSignal.timeout(50) });
    await expect(aborted).rejects.toThrow();
  });

  it('affect only the given path and method, and only the given number of calls', async () => {
    client.marketplace.fault({ kind: '500', path: '/counties/*', method: 'GET', count: 2 });
    const statuses = [];
    for (const path of ['/states', '/counties/48113', '/counties/by/zip/75001', '/counties/48113']) {
      statuses.push((await client.fetch(path)).status);
    }
    expect(statuses).toEqual([200, 500, 500, 200]);
  });

  it('with a count of 0 stay active until they are cleared', async () => {
    client.marketplace.fault({ kind: '503', count: 0 });
    expect([(await client.fetch('/states')).status, (await client.fetch('/states')).status]).toEqual([503, 503]);
    client.marketplace.clearFaults();
    expect((await client.fetch('/states')).status).toBe(200);
  });

  it('can be set over HTTP, which rejects unknown kinds of faults', async () => {
    const put = (body: unknown) =>
      fetch(`${client.marketplace.url}/_faults`, { method: 'PUT', body: JSON.stringify(body) });
    expect((await put({ kind: 'earthquake' })).status).toBe(400);
    expect((await put(FAULT_KINDS.map((kind) => ({ kind })))).status).toBe(200);
    await put({ kind: '500', path: '/states' });
    expect((await client.fetch('/states')).status).toBe(500);
    await fetch(`${client.marketplace.url}/_faults`, { method: 'DELETE' });
    expect((await client.fetch('/states')).status).toBe(200);
  });
});
