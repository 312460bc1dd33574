import { INTERCEPTED, isFailure, NETWORK } from './failure.js';

/** Returns the server's message about a failed request or, if there is none, the given fallback. */
export function failureText(failure: unknown, fallback: string): string {
  return isFailure(failure) ? (failure.detail ?? fallback) : fallback;
}

const isIntercepted = (failure: unknown): boolean => isFailure(failure) && failure.status === INTERCEPTED.status;

/** Returns what people can do if something other than our server answered a request. Otherwise, returns null. */
export const causeOf = (failure: unknown): string | null => (isIntercepted(failure) ? NETWORK.intercepted : null);

/** A screen's own message about a failed request, and what to do if something other than our server answered it. */
export const withCause = (own: string, failure: unknown): string =>
  isIntercepted(failure) ? `${own} ${NETWORK.intercepted}` : own;

export function problemFrom(
  failure: unknown,
  fallback: string,
): { text?: string; errors?: Readonly<Record<string, string>> } {
  if (isFailure(failure) && failure.errors) return { errors: failure.errors };
  return { text: failureText(failure, fallback) };
}
