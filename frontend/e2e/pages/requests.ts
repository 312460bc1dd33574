import type { Page, Request } from '@playwright/test';
import { expect } from '../browser-test.js';

export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Keeps track of the requests of a page that are not finished. */
export function watchRequests(page: Page) {
  const underWay = new Set<Request>();
  const begin = (request: Request) => void underWay.add(request);
  const end = (request: Request) => void underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    isUnderWay: (request: Request): boolean => underWay.has(request),
    /**
     * Waits until all requests are finished, including requests that are sent because of the responses to other
     * requests, and until the page shows the results.
     */
    async areFinished(): Promise<void> {
      do {
        await expect.poll(() => underWay.size, { intervals: [20] }).toBe(0);
        await twoFrames(page);
      } while (underWay.size > 0);
    },
    stop: () => void page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  };
}
