import type { Page } from '@playwright/test';
import { SEARCH } from '#contract/messages/plans.js';
import { expect, test } from './browser-test.js';
import { signedIn } from './pages/account.js';
import { search } from './pages/search.js';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };
const links = (page: Page) => page.getByRole('region', { name: 'Results' }).locator('a[href^="/plan/"]');

/**
 * Returns the position in the list of the first plan whose link is in view, and the link's distance from the top of the
 * window.
 */
const firstInView = (page: Page): Promise<{ nth: number; top: number }> =>
  links(page).evaluateAll((all) => {
    const tops = all.map((link) => Math.round(link.getBoundingClientRect().top));
    const nth = tops.findIndex((top) => top >= 0);
    return { nth, top: tops[nth] ?? NaN };
  });

for (const [device, size] of Object.entries(SIZES))
  test(`a reload leaves the list of plans where it was, with as many shown, on a ${device}`, async ({ page }) => {
    await page.setViewportSize(size);
    await signedIn(page);
    await search(page);
    const isBack = async (count: number, before: { nth: number; top: number }): Promise<void> => {
      await expect(links(page)).toHaveCount(count);
      await expect
        .poll(async () => {
          const { nth, top } = await firstInView(page);
          return nth === before.nth ? Math.abs(top - before.top) : NaN;
        })
        .toBeLessThanOrEqual(4);
    };
    await expect(page.getByRole('heading', { name: SEARCH.found(138) })).toBeVisible();
    const scrollToNth = async (nth: number) => {
      await links(page)
        .nth(nth)
        .evaluate((link) => scrollBy({ top: link.getBoundingClientRect().top - 300, behavior: 'instant' }));
      return { count: await links(page).count(), place: await firstInView(page) };
    };
    const short = await scrollToNth(5);
    await page.reload();
    await isBack(short.count, short.place);

    await page.getByRole('button', { name: /^Show \d+ more/ }).click();
    await expect(links(page)).toHaveCount(short.count + 10);
    const long = await scrollToNth(12);
    await page.reload();
    await isBack(long.count, long.place);
    await page.reload();
    await isBack(long.count, long.place);

    await links(page).nth(12).click();
    await page.waitForURL('**/plan/**');
    await page.goBack();
    await isBack(long.count, long.place);
    await page.goForward();
    await page.waitForURL('**/plan/**');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await isBack(long.count, long.place);
  });
