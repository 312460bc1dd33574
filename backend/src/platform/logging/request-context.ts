import { AsyncLocalStorage } from 'node:async_hooks';
import { neighborhoodOf } from './caller-network.js';

const requestContext = new AsyncLocalStorage<{ requestId: string; origin: string | null }>();

/**
 * Runs work with the id of its request or job, which is added to all its events and log lines. `address` is the
 * caller's IP address.
 */
export const withRequestId = <T>(requestId: string, work: () => T, address: string | null = null): T =>
  requestContext.run({ requestId, origin: address && neighborhoodOf(address) }, work);
export const currentRequestId = (): string | null => requestContext.getStore()?.requestId ?? null;
/** Returns the caller's IP address without its last part; null in a worker. */
export const currentOrigin = (): string | null => requestContext.getStore()?.origin ?? null;
