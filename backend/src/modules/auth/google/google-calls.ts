import type { RequestOptions } from 'node:http';

/** Maximum time, in milliseconds, that an HTTP call to Google may take, from connecting to the last byte. */
export const GOOGLE_TIMEOUT = 5_000;

/**
 * Part of Passport's OAuth client that is needed to add a time limit: the method with which the client sends all its
 * HTTP calls. The client has no option for a time limit, so `limitCalls` replaces the method.
 */
interface OAuthClient {
  _executeRequest: (library: unknown, options: RequestOptions, ...rest: unknown[]) => void;
}

/** Each call fails and closes its connection after `timeout` milliseconds. */
export function limitCalls(client: OAuthClient, timeout: number): void {
  const execute = client._executeRequest.bind(client);
  client._executeRequest = (library, options, ...rest) =>
    execute(library, { ...options, signal: AbortSignal.timeout(timeout) }, ...rest);
}
