import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { REQUEST_LIMITS } from '#contract/loading-delays.js';
import { SESSION_CALLS } from '#contract/session.calls.js';
import { failureFrom, INTERCEPTED, isRecord, type Failure } from './failure.js';

const KEY = 'lastAnswer';

/** Records that the server has just answered a request. The record is shared by all tabs of this browser. */
function noteAnswer(now = Date.now()): void {
  try {
    localStorage.setItem(KEY, String(now));
  } catch {
    // Browser storage is unavailable, so `lastAnswer` will return the time at which the page was loaded.
  }
}

const loadedAt = Date.now();
/**
 * Returns the time at which the server last answered a request from any tab of this browser, in milliseconds since
 * 1970. If the browser's storage is unavailable, the function returns the time at which the page was loaded.
 */
export function lastAnswer(): number {
  try {
    return Math.max(loadedAt, Number(localStorage.getItem(KEY) ?? 0) || 0);
  } catch {
    return loadedAt;
  }
}

/** The request for plans that the script in the page's head has sent (app/early-plans.ts). */
interface EarlyPlans {
  readonly url: string;
  readonly body: string;
  /** The response, or undefined if there is none. */
  readonly answer: Promise<Response | undefined>;
  /** Shows the first prices on the page, if they have arrived. */
  readonly show: () => void;
  /** Whether the page turned out to show other plans, so that the prices must not be shown. */
  isOther?: boolean;
}
declare global {
  var earlyAnswer: Promise<Response> | undefined;
  var earlyPlans: EarlyPlans | undefined;
}

/**
 * The response to the session check that the page's head (app/boot.ts) has sent if somebody is probably signed in. It
 * is returned once, so that later checks ask the server again.
 */
function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  if (url !== SESSION_CALLS.me.path) return undefined;
  const answer = globalThis.earlyAnswer;
  globalThis.earlyAnswer = undefined;
  return answer;
}

/** Returns, once, the answer to the plans request that the page's head has sent, if that is exactly this request. */
function takeEarlyPlans(url: string, body: string | undefined): EarlyPlans['answer'] | undefined {
  const early = globalThis.earlyPlans;
  if (early?.url !== url) return undefined;
  globalThis.earlyPlans = undefined;
  if (early.body === body) return early.answer;
  early.isOther = true;
  return undefined;
}

/** Shows the first prices on the page if they have arrived early, and if they are those of this request, if known. */
export function showEarlyPlans(body?: object): void {
  const early = globalThis.earlyPlans;
  if (early && (!body || early.body === JSON.stringify(body))) early.show();
}

export interface Request {
  readonly method: string;
  readonly url: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Time in milliseconds after which the request is given up. */
  readonly timeout?: number | undefined;
}
const NO_CONTENT = 204;
/**
 * Maximum length, in characters, of a request body that is sent with `keepalive`. The browser completes such a request
 * even if the page is closed. Browsers allow 64 KiB for all such requests of a page together.
 */
const MAX_KEEPALIVE_LENGTH = 8_000;
/** "Network Authentication Required": how guest networks answer until a person signs in. */
const SIGN_IN_TO_NETWORK = 511;
export type Send = BaseQueryFn<Request, unknown, Failure>;
type Outcome = Awaited<ReturnType<Send>>;

function addressOf({ url, query }: Request): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  if (given.length === 0) return url;
  return `${url}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Gives up a request that takes too long, even if its answer has begun to arrive. */
function withinLimit(
  timeout: number,
  cancelled: AbortSignal,
  work: (signal: AbortSignal) => Promise<Outcome>,
): Promise<Outcome> {
  const limit = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => {
      resolve({ error: { status: 'timeout' } });
      limit.abort();
    }, timeout);
  });
  const outcome = work(AbortSignal.any([cancelled, limit.signal]));
  return Promise.race([outcome, late]).finally(() => clearTimeout(timer));
}

/** Reads a response body, undefined if it is not JSON. A truncated body counts as a lost connection. */
async function jsonOf(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Our server never redirects a request, so a redirect or an HTML page comes from an intermediary, such as a proxy. */
async function outcomeOf(response: Response): Promise<Outcome> {
  if (response.type === 'opaqueredirect' || response.status === SIGN_IN_TO_NETWORK) return { error: INTERCEPTED };
  const body = await jsonOf(response);
  const isOurs = response.status === NO_CONTENT || body !== undefined;
  if (response.ok && response.status !== NO_CONTENT && !isRecord(body)) return { error: INTERCEPTED };
  if (isOurs) noteAnswer();
  // The store freezes data that is not frozen, with all its parts. For a list of plans, this takes a slow phone a
  // while, and the types forbid changes anyway.
  if (response.ok) return { data: Object.freeze(body) ?? null };
  return { error: failureFrom(response.status, body) };
}

async function exchange(request: Request, signal: AbortSignal): Promise<Outcome> {
  const body = request.body === undefined ? undefined : JSON.stringify(request.body);
  try {
    const url = addressOf(request);
    const early = await (takeEarlyAnswer(url) ?? takeEarlyPlans(url, body));
    if (early) return await outcomeOf(early);
    const response = await fetch(url, {
      method: request.method,
      credentials: 'same-origin',
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body,
      // `keepalive` lets the request reach the server even if the page is reloaded or closed immediately afterward. The
      // option is set only for requests that change data.
      keepalive: request.method !== 'GET' && (body?.length ?? 0) <= MAX_KEEPALIVE_LENGTH,
      signal,
    });
    return await outcomeOf(response);
  } catch {
    return { error: { status: 'offline' } };
  }
}

/**
 * Sends a request to the server's API, with cookies; only downloads (api/fetch-file.ts) go another way. A content type
 * is sent only with a body, because the server rejects one without.
 */
export const send: Send = (request, { signal }) =>
  withinLimit(request.timeout ?? REQUEST_LIMITS.changing, signal, (limited) => exchange(request, limited));
