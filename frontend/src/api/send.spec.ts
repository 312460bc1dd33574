import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PLAN_CALLS } from '#contract/calls.js';
import { REQUEST_LIMITS } from '#contract/loading-delays.js';
import { SESSION_CALLS } from '#contract/session.calls.js';
import { NETWORK } from './failure.js';
import { lastAnswer, send, showEarlyPlans } from './send.js';

const JSON_TYPE = { 'content-type': 'application/json' };
const PORTAL = '<!doctype html><title>Welcome to the hotel</title>';
let answer: () => Response;
let asked: RequestInit | undefined;
beforeEach(() => {
  globalThis.fetch = (_, init) => {
    asked = init;
    return Promise.resolve(answer());
  };
});
type Api = Parameters<typeof send>[1];
const ask = async () =>
  send({ ...SESSION_CALLS.me, url: SESSION_CALLS.me.path }, { signal: new AbortController().signal } as Api, {});
const of = (status: number, type: string, text: string) => () =>
  new Response(text, { status, headers: { 'content-type': type } });
const INTERCEPTED = { error: { status: 'intercepted', detail: NETWORK.intercepted } };

describe('a response that is not from our server', () => {
  it.each([
    ['an HTML page with status 200', of(200, 'text/html', PORTAL)],
    ['an HTML page with status 203', of(203, 'text/html; charset=utf-8', PORTAL)],
    ['an HTML page with the content type JSON', of(200, 'application/json', PORTAL)],
    ['JSON that is not from our server', of(200, 'application/json', '"sign in first"')],
    ['an empty body with status 200', of(200, 'application/json', '')],
    ['a request to sign in to the network', of(511, 'text/html', PORTAL)],
  ])('%s is reported as intercepted, with a message of its own', async (_, given) => {
    answer = given;
    expect(await ask()).toEqual(INTERCEPTED);
  });

  it('a redirect to a sign-in page is not followed and is reported as intercepted', async () => {
    answer = () => Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
    expect(await ask()).toEqual(INTERCEPTED);
    expect(asked?.redirect).toBe('manual');
  });

  it('does not count as a response from our server', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    const before = lastAnswer();
    answer = of(200, 'text/html', PORTAL);
    await ask();
    expect(lastAnswer()).toBe(before);
    clock.mockRestore();
  });
});

it.each([
  ['an object', of(200, 'application/json; charset=utf-8', '{"ok":true}'), { ok: true }],
  ['a list', of(200, 'application/json', '[]'), []],
  ['an empty body with status 204', () => new Response(null, { status: 204 }), null],
])('%s is returned as the data of a response', async (_, given, data) => {
  answer = given;
  expect(await ask()).toEqual({ data });
});

it('an error response without a readable body keeps its status', async () => {
  answer = of(502, 'text/html', '<h1>Bad gateway</h1>');
  expect(await ask()).toEqual({ error: { status: 502 } });
});

it('a change is still sent after the page is closed, unless its body is longer than browsers allow', async () => {
  answer = of(200, 'application/json', '{}');
  const sent = async (method: string, body?: unknown) => {
    await send({ method, url: '/api/medicines/mine', body }, { signal: new AbortController().signal } as Api, {});
    return asked?.keepalive;
  };
  expect(await sent('PUT', { medicines: [] })).toBe(true);
  expect(await sent('DELETE')).toBe(true);
  expect(await sent('POST', { text: 'x'.repeat(64 * 1024) })).toBe(false);
  expect(await sent('GET')).toBe(false);
});

describe('a request that is not answered', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    globalThis.earlyAnswer = undefined;
  });
  const never = () => new Promise<Response>(() => undefined);

  it.each([
    ['whose server is silent', () => (globalThis.fetch = never)],
    ['whose answer stops halfway', () => (answer = () => new Response(new ReadableStream(), { headers: JSON_TYPE }))],
    ['that the page has already sent', () => (globalThis.earlyAnswer = never())],
  ])('%s is given up after its time limit', async (_, arrange) => {
    arrange();
    const outcome = ask();
    await jest.advanceTimersByTimeAsync(REQUEST_LIMITS.changing);
    expect(await outcome).toEqual({ error: { status: 'timeout' } });
  });

  it('is also given up by the browser', async () => {
    globalThis.fetch = (_, init) => {
      asked = init;
      return never();
    };
    const outcome = ask();
    await jest.advanceTimersByTimeAsync(REQUEST_LIMITS.changing);
    await outcome;
    expect(asked?.signal?.aborted).toBe(true);
  });
});

describe('a session check that the page has already sent', () => {
  afterEach(() => {
    globalThis.earlyAnswer = undefined;
  });

  it('answers the first check, and later checks ask the server again', async () => {
    answer = of(200, 'application/json', '{"ok":false}');
    globalThis.earlyAnswer = Promise.resolve(new Response('{"ok":true}', { headers: JSON_TYPE }));
    expect([await ask(), await ask()]).toEqual([{ data: { ok: true } }, { data: { ok: false } }]);
  });

  it('is not taken for the answer to another request', async () => {
    answer = of(200, 'application/json', '{"ok":false}');
    globalThis.earlyAnswer = Promise.resolve(new Response('{"ok":true}', { headers: JSON_TYPE }));
    const other = { method: 'GET', url: '/api/market-years' };
    expect(await send(other, { signal: new AbortController().signal } as Api, {})).toEqual({ data: { ok: false } });
  });

  it('that fails counts as a lost connection', async () => {
    globalThis.earlyAnswer = Promise.reject(new TypeError('Failed to fetch'));
    expect(await ask()).toEqual({ error: { status: 'offline' } });
  });
});

describe('a plan search that the page has already sent', () => {
  const body = { year: 2027 };
  const search = (early: Response | undefined) => {
    answer = of(200, 'application/json', '{"from":"now"}');
    const show = jest.fn();
    const plans = {
      url: PLAN_CALLS.search.path,
      body: '{"year":2027}',
      answer: Promise.resolve(early),
      show,
      isOther: false,
    };
    globalThis.earlyPlans = plans;
    const request = (changes = {}) =>
      send({ method: 'POST', url: plans.url, body, ...changes }, { signal: new AbortController().signal } as Api, {});
    return { plans, request, show };
  };
  const early = () => new Response('{"from":"before"}', { headers: JSON_TYPE });
  const [before, now] = [{ data: { from: 'before' } }, { data: { from: 'now' } }];

  it('answers the same search once, whatever is asked in between', async () => {
    const { request } = search(early());
    expect(await request({ url: '/api/plans' })).toEqual(now);
    expect([await request(), await request()]).toEqual([before, now]);
  });

  it('is not the answer to another search, and then shows nothing any more', async () => {
    const { plans, request, show } = search(early());
    showEarlyPlans({ year: 2026 });
    expect(show).not.toHaveBeenCalled();
    showEarlyPlans(body);
    expect(show).toHaveBeenCalledTimes(1);
    expect(await request({ body: { year: 2026 } })).toEqual(now);
    expect(plans.isOther).toBe(true);
  });

  it('is sent again if it had no response', async () => {
    expect(await search(undefined).request()).toEqual(now);
  });
});
