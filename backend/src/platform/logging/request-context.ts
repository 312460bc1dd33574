import { AsyncLocalStorage } from 'node:async_hooks';

const thread = new AsyncLocalStorage<{ requestId: string; origin: string | null }>();

/** Runs work under the id of the request (or job) it belongs to, so that events and log lines can name it. */
export const withRequestId = <T>(requestId: string, work: () => T, address: string | null = null): T =>
  thread.run({ requestId, origin: address && networkOf(address) }, work);
export const currentRequestId = (): string | null => thread.getStore()?.requestId ?? null;
/** The network the request came from; null in a worker. */
export const currentOrigin = (): string | null => thread.getStore()?.origin ?? null;

/** The network without its last part: enough to see where something came from, too little to know one household for years. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (plain.includes('.')) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return `${plain.split(':').slice(0, 3).join(':')}::/48`;
}
