import type { ErrorCode } from '#contract/messages/errors.js';

/** Messages for requests that did not reach the server. */
export const NETWORK = {
  intercepted:
    'Another page answered instead of our site. Are you on the Wi-Fi of a hotel, a clinic or a store? Open a ' +
    'new tab, sign in to the Wi-Fi there, and try again.',
} as const;

/** Why a request failed: our server's error, no answer ('offline', 'timeout'), or a proxy's answer ('intercepted'). */
export interface Failure {
  readonly status: number | 'offline' | 'timeout' | 'intercepted';
  /** The server's error code: a key in contract/errors/all-errors.ts. */
  readonly code?: string;
  /** The server's human-readable error message: `detail` if the response has one, otherwise `message`. */
  readonly detail?: string;
  readonly errors?: Readonly<Record<string, string>>;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function fieldErrors(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const texts = Object.entries(value).flatMap(([path, text]) => (typeof text === 'string' ? [[path, text]] : []));
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** Parses the body of an error response. What is malformed is ignored: a proxy may have sent the response. */
export function failureFrom(status: number, body: unknown): Failure {
  if (!isRecord(body)) return { status };
  return {
    status,
    code: textOf(body['code']),
    detail: textOf(body['detail']) ?? textOf(body['message']),
    errors: fieldErrors(body['errors']),
  };
}

/** A request was answered by an intermediary, such as a network that requires a sign-in, and not by our server. */
export const INTERCEPTED: Failure = { status: 'intercepted', detail: NETWORK.intercepted };

export const isFailure = (value: unknown): value is Failure => isRecord(value) && 'status' in value;
const SIGNED_OUT: ErrorCode = 'auth.signedOut';

/** Whether our server answered with an error. Any other failed request may never have reached it. */
export const isAnswered = (failure: unknown): boolean => isFailure(failure) && typeof failure.status === 'number';

/** Returns whether our server refused the request because nobody is signed in. */
export const isSignedOut = (failure: unknown): boolean => isFailure(failure) && failure.code === SIGNED_OUT;
