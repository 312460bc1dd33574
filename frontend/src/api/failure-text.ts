import { INTERCEPTED, isFailure, NETWORK } from './failure.js';

/** Returns the server's message about a failed request or, if there is none, the given fallback. */
export function failureText(failure: unknown, fallback: string): string {
  return isFailure(failure) ? (failure.detail ?? fallback) : fallback;
}

const isIntercepted = (failure: unknown): boolean => isFailure(failure) && failure.status === INTERCEPTED.status;

/**
 * If something other than our server answered a request, returns a sentence that tells people what they can do.
 * Otherwise, returns null.
 */
export const causeOf = (failure: unknown): string | null => (isIntercepted(failure) ? NETWORK.intercepted : null);

/**
 * Returns a screen's own message about a failed request. If something other than our server answered the request, a
 * sentence follows that says what to do.
 */
export const withCause = (own: string, failure: unknown): string =>
  isIntercepted(failure) ? `${own} ${NETWORK.intercepted}` : own;

export function problemFrom(
  failure: unknown,
  fallback: string,
): { text?: string; errors?: Readonly<Record<string, string>> } {
  if (isFailure(failure) && failure.errors) return { errors: failure.errors };
  return { text: failureText(failure, fallback) };
}
