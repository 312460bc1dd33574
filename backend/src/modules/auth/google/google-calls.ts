import type { RequestOptions } from 'node:http';

/** Maximum time, in milliseconds, that an HTTP call to Google may take, from connecting to the last byte. */
export const GOOGLE_TIMEOUT = 5_000;

/** What Passport's OAuth client sends its calls with. The client has no option for a time limit. */
interface OAuthClient {
  _executeRequest: (library: unknown, options: RequestOptions, ...rest: unknown[]) => void;
}

/** Each call fails and closes its connection after `timeout` milliseconds. */
export function limitCalls(client: OAuthClient, timeout: number): void {
  const execute = client._executeRequest.bind(client);
  client._executeRequest = (library, options, ...rest) =>
    execute(library, { ...options, signal: AbortSignal.timeout(timeout) }, ...rest);
}
