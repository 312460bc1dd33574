import { AsyncLocalStorage } from 'node:async_hooks';
import { callerOf, neighborhoodOf } from './caller-network.js';

interface RequestContext {
  readonly requestId: string;
  /** IP address of the caller; null in a worker. */
  readonly address: string | null;
  readonly findUserId: () => string | undefined;
}
const requestContext = new AsyncLocalStorage<RequestContext>();

/**
 * Runs work with the id of its request or job, which is added to all its events and log lines. `address` is the
 * caller's IP address. `findUserId` returns the signed-in person, who becomes known only while the request is handled.
 */
export const withRequestId = <T>(
  requestId: string,
  work: () => T,
  address: string | null = null,
  findUserId: RequestContext['findUserId'] = () => undefined,
): T => requestContext.run({ requestId, address, findUserId }, work);
export const currentRequestId = (): string | null => requestContext.getStore()?.requestId ?? null;

/** Returns the caller's IP address without its last part; null in a worker. */
export function currentOrigin(): string | null {
  const address = requestContext.getStore()?.address;
  return address ? neighborhoodOf(address) : null;
}

/** Somebody for whom a request is handled: a signed-in person, or a network if nobody is signed in. */
export interface CurrentCaller {
  readonly id: string;
  readonly isSignedIn: boolean;
}

/** Returns the caller of the current request; null in a worker. */
export function currentCaller(): CurrentCaller | null {
  const { address, findUserId } = requestContext.getStore() ?? {};
  if (!address) return null;
  const userId = findUserId?.();
  return { id: userId ?? callerOf(address), isSignedIn: userId !== undefined };
}
