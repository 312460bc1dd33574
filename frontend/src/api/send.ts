import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ErrorCode } from '../../../backend/src/contract/messages/errors.js';
import { noteAnswer } from './last-answer.js';
import { failureFrom, type Failure } from './failure.js';
import { tellSignedOut } from './signed-out.js';

export interface Request {
  readonly method: string;
  readonly url: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Milliseconds after which the caller stops waiting; left out: as long as the browser waits. */
  readonly timeout?: number;
}
const SIGNED_OUT: ErrorCode = 'auth.signedOut';
export type Send = BaseQueryFn<Request, unknown, Failure>;

function addressOf({ url, query }: Request): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  if (given.length === 0) return url;
  return `${url}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

const signalFor = (cancelled: AbortSignal, timeout?: number): AbortSignal =>
  timeout === undefined ? cancelled : AbortSignal.any([cancelled, AbortSignal.timeout(timeout)]);

async function bodyOf(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return null;
  return response.json().catch(() => null);
}

/** Every call of the screens; only files that are downloaded go another way (features/admin/use-download). Cookies go along; no body means no content type, which the server would refuse. */
export const send: Send = async (request, { signal }) => {
  try {
    const response = await fetch(addressOf(request), {
      method: request.method,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...(request.body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      signal: signalFor(signal, request.timeout),
    });
    noteAnswer();
    const body = await bodyOf(response);
    if (response.ok) return { data: body };
    const failure = failureFrom(response.status, body);
    if (failure.code === SIGNED_OUT) tellSignedOut();
    return { error: failure };
  } catch (cause) {
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
    return { error: { status: timedOut ? 'timeout' : 'offline' } };
  }
};
