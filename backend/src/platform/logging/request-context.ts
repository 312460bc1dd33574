import { AsyncLocalStorage } from 'node:async_hooks';
import { neighborhoodOf } from './caller-network.js';

interface RequestContext {
  readonly requestId: string;
  readonly address: string | null;
  readonly findUserId: () => string | undefined;
}
const requestContext = new AsyncLocalStorage<RequestContext>();

/**
 * Runs work with the id of a request or job. The id is added to all events and log lines of the work. `address` is the
 * caller's IP address. `findUserId` returns the id of the signed-in person, which becomes known only later.
 */
export const withRequestId = <T>(
  requestId: string,
  work: () => T,
  address: string | null = null,
  findUserId: RequestContext['findUserId'] = () => undefined,
): T => requestContext.run({ requestId, address, findUserId }, work);
export const currentRequestId = (): string | null => requestContext.getStore()?.requestId ?? null;

export function currentOrigin(): string | null {
  const address = requestContext.getStore()?.address;
  return address ? neighborhoodOf(address) : null;
}

/** The caller of a request: the network address, and whether a person is signed in. */
interface CurrentCaller {
  readonly address: string;
  readonly isSignedIn: boolean;
}

/** Returns the caller of the current request, or null if the work is no request, such as the work of a worker. */
export function currentCaller(): CurrentCaller | null {
  const { address, findUserId } = requestContext.getStore() ?? {};
  return address ? { address, isSignedIn: findUserId?.() !== undefined } : null;
}
