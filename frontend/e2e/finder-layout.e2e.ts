import type { Locator } from '@playwright/test';
import { SITE } from '#contract/messages/site.js';
import { PREFERENCES } from '#features/plans/messages/answers/preferences.js';
import { COST } from '#features/plans/messages/costs/cost.js';
import { FILTER } from '#features/plans/messages/plan-list.js';
import { PLAN } from '#features/plans/messages/plan.js';
import { COMPARE_PLANS, MATCHING } from '#features/plans/messages/plans.js';
import { expect, press, test, type Page } from './browser-test.js';
import { settledTopOf } from './pages/position.js';
import { twoFrames } from './pages/requests.js';
import { choosePlans, openPreferences, planList, results, searchAsGuest } from './pages/search.js';

async function search(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await searchAsGuest(page);
}
const cardsIn = (page: Page) =>
  results(page)
    .getByRole('listitem')
    .filter({ has: page.locator('h4') });

test('prices and charts of the plans to look at first stand at one height on a desk', async ({ page }) => {
  await search(page);
  const firstThree = page
    .getByRole('list')
    .filter({ has: page.locator('li[data-tone]') })
    .first();
  await expect(firstThree.locator('h4')).toHaveCount(3);
  for (const part of [/^\$[\d,]+ a month$/, COST.average]) {
    const places = await firstThree
      .getByText(part, { exact: true })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    expect(places).toHaveLength(3);
    expect(new Set(places.map(Math.round)).size).toBe(1);
  }
});

test('by keyboard, the comparison is two steps from the second plan that was chosen', async ({ page }) => {
  await search(page);
  const cards = cardsIn(page);
  for (const index of [0, 1]) {
    await cards.nth(index).getByRole('button', { name: COMPARE_PLANS.choose }).focus();
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Tab');
  await expect(cards.nth(1).getByRole('button', { name: COMPARE_PLANS.toTray })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: COMPARE_PLANS.go(2) })).toBeFocused();
});

test('the bar of four chosen plans leaves the first price in view, and the page stays when one is removed', async ({
  page,
}) => {
  await search(page);
  await choosePlans(page, 0, 0, 0, 0);
  const [bar, price] = [
    page.locator('#compare-tray'),
    cardsIn(page)
      .first()
      .getByText(/^\$[\d,]+ a month/)
      .first(),
  ];
  const toTop = () => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // `click` would first scroll the bar out of the space that scrolling leaves free for it.
  const clickInPlace = async (control: Locator) => {
    const box = await control.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  };
  const roomBelowPrice = async () => {
    const [above, below] = [await price.boundingBox(), await bar.boundingBox()];
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  for (const width of [390, 768, 800]) {
    await page.setViewportSize({ width, height: 844 });
    await toTop();
    await expect.poll(roomBelowPrice, `${width} px wide`).toBeGreaterThan(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await toTop();
  await settledTopOf(bar);
  await clickInPlace(bar.getByRole('button', { name: COMPARE_PLANS.remove }).first());
  await expect(page.getByRole('link', { name: COMPARE_PLANS.go(3) })).toBeVisible();
  await expect(bar).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await clickInPlace(bar.getByRole('button', { name: COMPARE_PLANS.undo }));
  await expect(page.getByRole('link', { name: COMPARE_PLANS.go(4) })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('below 768 px there are cards and the burger, and from there a table with all prescribed columns', async ({
  page,
}) => {
  await search(page);
  await openPreferences(page);
  await page.getByLabel(PREFERENCES.metalLabel).selectOption('Gold');
  const toTable = results(page).getByRole('button', { name: FILTER.view.table });
  const header = page.getByRole('banner');
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(planList(page)).toBeVisible();
  await expect(toTable).toHaveCount(0);
  await expect(header.getByText(SITE.menu, { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(planList(page)).toBeVisible();
  await expect(header.getByText(SITE.menu, { exact: true })).toBeHidden();
  await expect(header.getByRole('link', { name: SITE.nav.home, exact: true })).toBeVisible();
  await press(toTable);
  const table = results(page).getByRole('table');
  await expect(table.getByRole('rowheader')).toHaveCount(7);
  const titles = ['Plan', PLAN.premiumAfterCredit, PLAN.deductibles, PLAN.moops, MATCHING.column];
  for (const width of [768, 1000, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await twoFrames(page);
    const columns = await table.getByRole('columnheader').allTextContents();
    expect(columns.map((text) => text.trim()).slice(0, titles.length)).toEqual(titles);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const right = table.locator('..').evaluate((frame) => frame.getBoundingClientRect().right);
    expect(await right).toBeLessThanOrEqual(width);
  }
  // Six of the seven plans of the first step fit on the screen below the header, beside a first column wide enough for
  // most names.
  await expect.poll(async () => (await table.boundingBox())?.height).toBeLessThan(950);
  const name = table.getByRole('rowheader').first();
  const left = (await name.boundingBox())?.x;
  expect((await name.boundingBox())?.width).toBeGreaterThanOrEqual(240);
  await table.locator('..').evaluate((frame) => frame.scrollTo({ left: frame.scrollWidth, behavior: 'instant' }));
  expect((await name.boundingBox())?.x).toBe(left);
});
