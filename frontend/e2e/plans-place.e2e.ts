import type { Page } from '@playwright/test';
import { PLANS } from '#contract/api/plans.contract.js';
import { SEARCH } from '#features/plans/messages/plans.js';
import { expect, press, test } from './browser-test.js';
import { inSample } from './extent.js';
import { signedInAsMember } from './pages/account.js';
import { watchRequests } from './pages/requests.js';
import { PLANS_IN_DALLAS, searchAsMember } from './pages/search.js';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };
const PLAN_LINKS = 'section[aria-label="Results"] a[href^="/plan/"]';
type Requests = ReturnType<typeof watchRequests>;
const links = (page: Page) => page.locator(PLAN_LINKS);

declare global {
  interface Window {
    /**
     * Returns the index of the first plan link that is in view, counted from the start of the list, and the distance in
     * pixels of that link from the top of the window.
     */
    firstPlanInView: () => { nth: number; top: number };
  }
}

/**
 * Records which plan is first in view when the user leaves the list, so that a test can compare it with the plan that
 * is first in view after the user comes back.
 */
const recordPosition = (page: Page) =>
  page.addInitScript((selector) => {
    window.firstPlanInView = () => {
      const tops = [...document.querySelectorAll(selector)].map((link) => link.getBoundingClientRect().top);
      const nth = tops.findIndex((top) => top >= 0);
      return { nth, top: tops[nth] ?? NaN };
    };
    const note = (): void => {
      const place = window.firstPlanInView();
      if (place.nth >= 0) sessionStorage.setItem('left-at', JSON.stringify(place));
    };
    addEventListener('pagehide', note);
    addEventListener('click', note, { capture: true });
  }, PLAN_LINKS);

/**
 * Returns how far, in pixels, the list has moved since the user left it. The result is NaN if a different plan is now
 * the first one in view.
 */
const distance = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const left = JSON.parse(sessionStorage.getItem('left-at') ?? '{}') as { nth?: number; top?: number };
    const { nth, top } = window.firstPlanInView();
    return nth === left.nth ? Math.abs(top - (left.top ?? NaN)) : NaN;
  });

/**
 * Checks that the list of plans has the same length and position as before, even after the details of the plans have
 * arrived. The details change the height of the cards.
 */
async function isBack(page: Page, requests: Requests, count: number): Promise<void> {
  await expect(links(page)).toHaveCount(count);
  await requests.areFinished();
  await isInPlace(page);
}
const isInPlace = (page: Page) => expect.poll(() => distance(page)).toBeLessThanOrEqual(4);

/** Scrolls to a plan, and returns the number of plans in the list. */
async function scrollTo(page: Page, requests: Requests, nth: number): Promise<number> {
  await requests.areFinished();
  await links(page)
    .nth(nth)
    .evaluate((link) => scrollBy({ top: link.getBoundingClientRect().top - 300 }));
  // Plan cards that have come into view may request further data.
  await requests.areFinished();
  return links(page).count();
}

for (const [device, size] of Object.entries(SIZES))
  test(
    `reloading keeps the scroll position and the length of the plan list, on a ${device}`,
    inSample(device === 'desktop'),
    async ({ page }) => {
      await page.setViewportSize(size);
      const requests = watchRequests(page);
      await signedInAsMember(page);
      await recordPosition(page);
      await searchAsMember(page);
      await expect(page.getByRole('heading', { name: SEARCH.found(PLANS_IN_DALLAS) })).toBeVisible();
      const short = await scrollTo(page, requests, 5);
      await page.reload();
      await isBack(page, requests, short);

      await press(page.getByRole('button', { name: /^Show \d+ more/ }));
      await expect(links(page)).toHaveCount(short + 10);
      const long = await scrollTo(page, requests, 12);
      await page.reload();
      await isBack(page, requests, long);
      await page.reload();
      await isBack(page, requests, long);

      await press(links(page).nth(12));
      // The URL changes before the plan replaces the list.
      await expect(links(page)).toHaveCount(0);
      await page.goBack();
      await isBack(page, requests, long);
      await page.goForward();
      await expect(links(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await isBack(page, requests, long);
    },
  );

test('after a reload the plan list stays in place when content above it arrives late', async ({ page }) => {
  const requests = watchRequests(page);
  await signedInAsMember(page);
  await recordPosition(page);
  await searchAsMember(page);
  await expect(page.getByRole('heading', { name: SEARCH.found(PLANS_IN_DALLAS) })).toBeVisible();
  const count = await scrollTo(page, requests, 5);
  const released = Promise.withResolvers<void>();
  await page.route(`**${PLANS.listCounties.path.replace(':zip', '*')}`, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.reload();
  await expect(links(page)).toHaveCount(count);
  await isInPlace(page);
  // Most browsers keep the list in place with scroll anchoring, but Safari does not. The test switches scroll anchoring
  // off, so that the page behaves as in Safari.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { overflow-anchor: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const county = page.getByText('Dallas County, TX').first();
  await expect(county).toHaveCount(0);
  released.resolve();
  await expect(county).toBeAttached();
  await isInPlace(page);
});
