import type { Page, Request, Route } from '@playwright/test';
import { expect, goTo } from '../browser-test.js';
import { twoFrames, watchRequests } from './requests.js';

export interface Shift {
  readonly score: number;
  readonly moved: readonly string[];
}
declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

/** Records every layout shift of every page from the first paint on, together with the elements that moved. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShifts = [];
    const nameOf = (node: Node | null): string =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent?.slice(0, 80) ?? 'gone');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      })[])
        if (!entry.hadRecentInput)
          window.layoutShifts.push({
            score: entry.value,
            moved: entry.sources.map(
              ({ node, previousRect, currentRect }) => `${previousRect.y} to ${currentRect.y}: ${nameOf(node)}`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * Waits for a little more than half a second. After this time, the browser no longer attributes layout shifts to the
 * last click or keystroke.
 */
export const inputIsPast = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, 600);
      }),
  );

export async function settledShifts(page: Page): Promise<Shift[]> {
  await page.waitForLoadState('networkidle');
  await twoFrames(page);
  return page.evaluate(() => window.layoutShifts);
}

/**
 * Opens a page as if over a slow connection, whatever the speed of the machine, and returns the layout shifts. The page
 * is painted before its scripts run, and hydrated before the server answers any API call. Each response, and each
 * script that the page loads after it is hydrated, is painted before the next one arrives.
 */
export async function shiftsOf(page: Page, path: string): Promise<Shift[]> {
  const requests = watchRequests(page);
  const held: { request: Request; release: () => void }[] = [];
  const isHeld = { call: true, script: false };
  const hold = (kind: keyof typeof isHeld) => async (route: Route) => {
    if (isHeld[kind]) await new Promise<void>((release) => held.push({ request: route.request(), release }));
    await route.continue();
  };
  await page.route('**/api/**', hold('call'));
  await page.route('**/assets/*.js', hold('script'));
  await goTo(page, path);
  isHeld.script = true;
  await twoFrames(page);
  // The list grows during the loop, because the page sends more requests when responses arrive.
  for (const { request, release } of held) {
    release();
    await expect.poll(() => requests.isUnderWay(request), { intervals: [20] }).toBe(false);
    await twoFrames(page);
  }
  isHeld.call = false;
  isHeld.script = false;
  await requests.areFinished();
  await page.unrouteAll({ behavior: 'wait' });
  requests.stop();
  return page.evaluate(() => window.layoutShifts);
}

export const totalOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { score }) => sum + score, 0);
