import { AsyncLocalStorage } from 'node:async_hooks';

const requestContext = new AsyncLocalStorage<{ requestId: string; origin: string | null }>();

/**
 * Runs work with the id of its request or job, which is added to all its events and log lines. `address` is the
 * caller's IP address.
 */
export const withRequestId = <T>(requestId: string, work: () => T, address: string | null = null): T =>
  requestContext.run({ requestId, origin: address && networkOf(address) }, work);
export const currentRequestId = (): string | null => requestContext.getStore()?.requestId ?? null;
/** Returns the caller's IP address without its last part; null in a worker. */
export const currentOrigin = (): string | null => requestContext.getStore()?.origin ?? null;

/**
 * Returns an IP address without its last part. The rest shows roughly where a request came from, but does not identify
 * a household, so it may be stored for years.
 */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (plain.includes('.')) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return `${plain.split(':').slice(0, 3).join(':')}::/48`;
}
