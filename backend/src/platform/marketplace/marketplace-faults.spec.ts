import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '#test/harness/eventually.js';
import { json, planIdOf, startFakeServer, wirePlan, type Respond } from './fake-server.testing.js';
import { CLIENT_LIMITS, type ClientLimits } from './limits.js';
import { MarketplaceError } from './marketplace-error.js';
import { MarketplaceClient } from './marketplace.client.js';

const KEY = 'very-secret-key';
const question = {
  household: { income: 41_000, people: [{ age: 40, aptc_eligible: true }] },
  place: { countyfips: '37183', state: 'NC', zipcode: '27601' },
  market: 'Individual' as const,
  year: 2026,
};
let server: Awaited<ReturnType<typeof startFakeServer>>;
beforeEach(async () => {
  server = await startFakeServer();
});
afterEach(() => server.close());

const clientFor = (limits: Partial<ClientLimits> = {}, url = server.url) =>
  new MarketplaceClient({ baseUrl: url, apiKey: KEY, limits: { retryPause: 4, ...limits } });
async function faultOf(work: Promise<unknown>): Promise<MarketplaceError> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof MarketplaceError)) throw new Error('expected a MarketplaceError', { cause: error });
  expect(`${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toContain(KEY);
  return error;
}
const hang: Respond = () => undefined;
const yearsAnswer = json({ current: 2026, supported: [2026] });

describe('if the marketplace is slow', () => {
  it('a call ends at its time limit with an error that says so', async () => {
    server.answer(hang);
    expect(await faultOf(clientFor({ exchange: 40 }).marketYears())).toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('time limit'),
    });
  });

  it('queued calls also end at their time limit', async () => {
    server.answer(hang);
    const client = clientFor({ exchange: 5_000, call: 1_000 });
    const faults = await Promise.all(Array.from({ length: 12 }, () => faultOf(client.marketYears())));
    expect(new Set(faults.map((fault) => fault.kind))).toEqual(new Set(['unavailable']));
    expect(server.requests.length).toBeLessThanOrEqual(4);
  });

  it('a body that arrives slowly ends at the time limit', async () => {
    server.answer((_, response) => {
      response.writeHead(200).write('{"current"');
    });
    expect((await faultOf(clientFor({ exchange: 40 }).marketYears())).kind).toBe('unavailable');
  });

  it('the caller can abort a call', async () => {
    server.answer(hang);
    expect((await faultOf(clientFor().marketYears(AbortSignal.timeout(30)))).kind).toBe('unavailable');
  });

  it('calls aborted by the caller do not open the circuit breaker', async () => {
    server.answer(hang);
    const client = clientFor({ breakAfter: 1 });
    await faultOf(client.marketYears(AbortSignal.timeout(20)));
    expect(client.counters.circuit).toBe('closed');
  });

  it('aborted calls leave the queue, so that it works again afterwards', async () => {
    server.answer(hang);
    const client = clientFor();
    const caller = new AbortController();
    const calls = Array.from({ length: 8 }, () => faultOf(client.marketYears(caller.signal)));
    await eventually(() => server.requests.length > 0, 'the first call');
    caller.abort();
    await Promise.all(calls);
    server.answer(yearsAnswer);
    expect((await client.marketYears()).data.current).toBe(2026);
  });
});

describe('if the marketplace is down', () => {
  it('refused connections count as an outage after three attempts', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    const client = clientFor({}, `http://127.0.0.1:${port}`);
    expect(await faultOf(client.marketYears())).toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('ECONNREFUSED'),
    });
    expect(client.counters.calls.marketYears).toBe(3);
  });

  it('an unknown host counts as an outage', async () => {
    expect((await faultOf(clientFor({}, 'http://marketplace.invalid').marketYears())).kind).toBe('unavailable');
  });

  it('a failed TLS handshake counts as an outage', async () => {
    expect((await faultOf(clientFor({}, server.url.replace('http:', 'https:')).marketYears())).kind).toBe(
      'unavailable',
    );
  });

  it('a connection that is reset in the middle of the body counts as an outage', async () => {
    server.answer((_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"current":2026,');
      setTimeout(() => response.socket?.resetAndDestroy(), 5);
    });
    const client = clientFor();
    expect((await faultOf(client.marketYears())).kind).toBe('unavailable');
    expect(server.requests).toHaveLength(3);
  });

  it('a retry makes up for one lost connection', async () => {
    server.answer((received, response) =>
      server.requests.length === 1
        ? void response.socket?.resetAndDestroy()
        : yearsAnswer(received, response, response.req),
    );
    const client = clientFor();
    expect((await client.marketYears()).data.current).toBe(2026);
    expect(client.counters.retries).toBe(1);
  });

  it('the circuit breaker opens after consecutive failures, and closes within 30 seconds of the outage', async () => {
    let now = 1_000_000;
    server.answer(json({}, 503));
    const client = clientFor({ retries: 0, breakAfter: 3, recoverAfter: CLIENT_LIMITS.recoverAfter });
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
    for (let call = 0; call < 6; call++) await faultOf(client.marketYears());
    expect(server.requests).toHaveLength(3);
    expect(client.counters.circuit).toBe('open');
    server.answer(yearsAnswer);
    expect(CLIENT_LIMITS.recoverAfter).toBeLessThanOrEqual(30_000);
    now += CLIENT_LIMITS.recoverAfter - 1;
    await faultOf(client.marketYears());
    now += 1;
    expect((await client.marketYears()).data.current).toBe(2026);
    clock.mockRestore();
    expect(client.counters.circuit).toBe('closed');
  });

  it('an outage of drug data (1012) does not stop plan searches', async () => {
    server.answer(json({ code: '1012' }, 503));
    const client = clientFor({ retries: 0, breakAfter: 2 });
    for (let call = 0; call < 4; call++) await faultOf(client.drugsCovered(['1'], [planIdOf(1)], 2026));
    expect(client.counters.circuit).toBe('closed');
  });
});

describe('if too many calls were made', () => {
  it('nobody calls again before the end of a long Retry-After', async () => {
    server.answer(json({ message: 'API rate limit exceeded' }, 429, { 'retry-after': '30' }));
    const client = clientFor();
    const faults = await Promise.all(Array.from({ length: 20 }, () => faultOf(client.marketYears())));
    expect(new Set(faults.map((fault) => fault.kind))).toEqual(new Set(['tooMany']));
    const before = server.requests.length;
    expect(before).toBeLessThanOrEqual(4);
    await faultOf(client.marketYears());
    expect(server.requests).toHaveLength(before);
    expect(client.counters.errors.tooMany).toBe(21);
  });

  it('one call is sent alone after the pause', async () => {
    let now = 1_000_000;
    const client = new MarketplaceClient({ baseUrl: server.url, apiKey: KEY, now: () => now });
    server.answer(json({}, 429, { 'retry-after': '30' }));
    await faultOf(client.marketYears());
    now += 30_001;
    await Promise.all(Array.from({ length: 20 }, () => faultOf(client.marketYears())));
    expect(server.requests).toHaveLength(2);
  });

  it('all calls are answered after the first one has succeeded', async () => {
    let now = 1_000_000;
    const client = new MarketplaceClient({ baseUrl: server.url, apiKey: KEY, now: () => now });
    server.answer(json({}, 429, { 'retry-after': '30' }));
    await faultOf(client.marketYears());
    now += 30_001;
    server.answer(yearsAnswer);
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.marketYears()));
    expect(answers).toHaveLength(20);
  });

  it('a short Retry-After is waited for, and the call is repeated once', async () => {
    server.answer((received, response) =>
      (server.requests.length === 1 ? json({}, 429, { 'retry-after': '0.02' }) : yearsAnswer)(
        received,
        response,
        response.req,
      ),
    );
    expect((await clientFor().marketYears()).data.current).toBe(2026);
    expect(server.requests).toHaveLength(2);
  });

  it('pauses without Retry-After become longer, and a query costs at most one extra call', async () => {
    let now = 0;
    const clock = setInterval(() => (now += 5), 1);
    server.answer((received, response) => {
      // The simulated clock stops at the second request, so that the pause after the second request does not end during
      // the test.
      if (server.requests.length === 2) clearInterval(clock);
      json({}, 429)(received, response, response.req);
    });
    const client = new MarketplaceClient({
      baseUrl: server.url,
      apiKey: KEY,
      now: () => now,
      limits: { firstPause: 5, longestWait: 6 },
    });
    await faultOf(client.marketYears());
    expect(server.requests).toHaveLength(2);
    await faultOf(client.marketYears());
    expect(server.requests).toHaveLength(2);
  });

  it('a search with many pages does not send its remaining pages during the pause', async () => {
    server.answer((received, response) =>
      (received.body['offset'] === 0
        ? json({ plans: Array.from({ length: 10 }, (_, index) => wirePlan({ id: planIdOf(index) })), total: 200 })
        : json({}, 429, { 'retry-after': '30' }))(received, response, response.req),
    );
    expect((await faultOf(clientFor().searchPlans(question))).kind).toBe('tooMany');
    expect(server.requests.length).toBeLessThanOrEqual(1 + 4);
  });
});

describe('a 503 response with a time to wait', () => {
  it('is treated like a 429: no call before that time, a closed circuit, and the caller learns the time', async () => {
    let now = 1_000_000;
    const client = new MarketplaceClient({ baseUrl: server.url, apiKey: KEY, now: () => now });
    server.answer(json({}, 503, { 'retry-after': '30' }));
    expect(await faultOf(client.marketYears())).toMatchObject({ kind: 'unavailable', waitMs: 30_000 });
    for (let call = 0; call < 10; call++)
      expect(await faultOf(client.marketYears())).toMatchObject({ kind: 'unavailable', waitMs: 30_000 });
    expect(server.requests).toHaveLength(1);
    expect(client.counters.circuit).toBe('closed');
    now += 30_001;
    server.answer(yearsAnswer);
    expect((await client.marketYears()).data.current).toBe(2026);
  });

  it('with a short time is waited for by running and queued calls: two searches keep the pages they read', async () => {
    const held: (() => void)[] = [];
    server.answer((received, response) => {
      const offset = Number(received.body['offset']);
      const page = json({
        plans: Array.from({ length: 10 }, (_, index) => wirePlan({ id: planIdOf(offset + index) })),
        total: 100,
      });
      if (offset === 0 || held.length >= 4) page(received, response, response.req);
      // Four requests are in progress when the marketplace asks for a pause, and four more are waiting in the queue.
      else if (held.push(() => json({}, 503, { 'retry-after': '0.3' })(received, response, response.req)) === 4)
        held.forEach((answer) => answer());
    });
    const client = clientFor();
    const found = await Promise.all([client.searchPlans(question), client.searchPlans({ ...question, year: 2027 })]);
    expect(found.map(({ data }) => data.plans.length)).toEqual([100, 100]);
    expect(client.counters.circuit).toBe('closed');
  });

  it('for drug data does not stop plan searches', async () => {
    server.answer(json({ code: '1012' }, 503, { 'retry-after': '30' }));
    const client = clientFor({ retries: 0 });
    expect(await faultOf(client.drugsCovered(['1'], [planIdOf(1)], 2026))).toMatchObject({ waitMs: 30_000 });
    server.answer(yearsAnswer);
    expect((await client.marketYears()).data.current).toBe(2026);
  });
});

describe('wrong responses', () => {
  const one = { plans: [wirePlan()], total: 1 };
  it.each([
    ['500', json({ code: '1000', message: 'internal' }, 500), 'unavailable'],
    ['404 of the marketplace', json({ code: '1006', message: 'Plan not found' }, 404), 'notFound'],
    ['404 of a proxy', json('<html></html>', 404), 'badAnswer'],
    ['404 of a gateway', json({ message: 'no Route matched with those values' }, 404), 'badAnswer'],
    ['200 with HTML', json('<!doctype html><p>Maintenance'), 'badAnswer'],
    ['truncated JSON', json(JSON.stringify(one).slice(0, -20)), 'badAnswer'],
    ['NaN in the JSON', json(JSON.stringify(one).replace('400.5', 'NaN')), 'badAnswer'],
    ['an answer without a list', json({ total: 4 }), 'badAnswer'],
    ['null', json('null'), 'badAnswer'],
    ['a page that does not say how many plans there are', json({ plans: one.plans }), 'badAnswer'],
    ['a redirect', json({}, 302, { location: 'https://elsewhere.example/' }), 'badAnswer'],
    ['a body of 11 MB', json(`{"plans":[],"filler":"${'x'.repeat(11 * 1024 * 1024)}"}`), 'badAnswer'],
  ] as const)('%s', async (_, respond, kind) => {
    server.answer(respond);
    const client = clientFor({ retries: 0 });
    expect((await faultOf(client.searchPlans(question))).kind).toBe(kind);
    expect(client.counters.errors[kind]).toBe(1);
  });

  it.each([
    ['a negative premium', { premium: -12 }],
    ['a premium that is text', { premium: 'NaN' }],
    ['a premium beyond all numbers', { premium: 'REPLACE' }],
    ['no premium', { premium: undefined }],
    ['no id', { id: undefined }],
    ['no name', { name: null }],
  ])('a plan with %s is dropped and counted, and the others remain', async (_, changes) => {
    const bad = { ...wirePlan({ id: planIdOf(2) }), ...changes };
    server.answer(json(JSON.stringify({ plans: [wirePlan(), bad], total: 2 }).replace('"REPLACE"', '1e999')));
    const client = clientFor();
    const { data } = await client.searchPlans(question);
    expect(data.plans.map((plan) => plan.id)).toEqual(['12345NC0010001']);
    expect(data).toMatchObject({ total: 2, dropped: 1 });
    expect(client.counters.droppedPlans).toBe(1);
  });
});

describe('if the API key is no longer valid', () => {
  it.each([401, 403])('status %i is reported as such and not retried', async (status) => {
    server.answer(json({ message: `Invalid authentication credentials ${KEY}` }, status));
    const rejected: MarketplaceError[] = [];
    const client = new MarketplaceClient({
      baseUrl: server.url,
      apiKey: KEY,
      onKeyRejected: (error) => rejected.push(error),
    });
    expect((await faultOf(client.searchPlans(question))).kind).toBe('unauthorized');
    expect(server.requests).toHaveLength(1);
    expect(client.counters.errors.unauthorized).toBe(1);
    expect(rejected.map(({ kind, status: said }) => [kind, said])).toEqual([['unauthorized', status]]);
  });
});
