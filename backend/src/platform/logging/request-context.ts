import { AsyncLocalStorage } from 'node:async_hooks';

const thread = new AsyncLocalStorage<{ requestId: string }>();

/** Runs work under the id of the request (or job) it belongs to, so that events and log lines can name it. */
export const withRequestId = <T>(requestId: string, work: () => T): T => thread.run({ requestId }, work);
export const currentRequestId = (): string | null => thread.getStore()?.requestId ?? null;
