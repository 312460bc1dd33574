import type { RequestOptions } from 'node:http';

/** Maximum time, in milliseconds, that an HTTP call to Google may take, from connecting to the last byte. */
export const GOOGLE_TIMEOUT = 5_000;

/**
 * The method with which Passport's OAuth client sends all its HTTP calls. The code replaces this method to add a time
 * limit, because the client has no option for one.
 */
interface OAuthClient {
  _executeRequest: (library: unknown, options: RequestOptions, ...rest: unknown[]) => void;
}

/** Makes each call of an OAuth client fail and close its connection after `timeout` milliseconds. */
export function limitCalls(client: OAuthClient, timeout: number): void {
  const execute = client._executeRequest.bind(client);
  client._executeRequest = (library, options, ...rest) =>
    execute(library, { ...options, signal: AbortSignal.timeout(timeout) }, ...rest);
}
