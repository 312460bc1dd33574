import { PAGES } from '#contract/pages.js';
import { PREFERENCES } from '#features/plans/messages/answers/preferences.js';
import { PLAN_DETAILS } from '#features/plans/messages/plan-details.js';
import { FILTER } from '#features/plans/messages/plan-list.js';
import { PLAN_PAGE } from '#features/plans/messages/plan-page.js';
import { SEARCH } from '#features/plans/messages/plans.js';
import { SAVED_WORDS } from '#features/plans/messages/saved.js';
import { expect, goTo, press, test, type Page } from './browser-test.js';
import { IN_FULL, IS_FULL } from './extent.js';
import { signedIn, signedInAsStaff } from './pages/account.js';
import { cutOff, cutOffOptions } from './pages/overflow.js';
import { twoFrames } from './pages/requests.js';
import { choosePlans, openComparison, openPreferences, planCards, planList, search } from './pages/search.js';

/**
 * The windows in which each page is checked. Their widths in pixels range from the smallest phone to a large desktop.
 * `npm test` also checks one narrow window with text twice as large, and `npm run test:all` checks most windows with
 * such text.
 */
const WINDOWS = [
  ...[320, 390, 768, 1280, 1920].map((width) => ({ width, text: '' })),
  ...(IS_FULL ? [320, 390, 768, 1280] : [390]).map((width) => ({ width, text: '36px' })),
];

const ROUTES = Object.values(PAGES).filter(({ path }) => !path.includes(':'));
const pathsFor = (...kinds: string[]): string[] =>
  ROUTES.filter(({ access }) => kinds.includes(access)).map(({ path }) => path);

/** Describes the elements of the open page that are cut off, for each tested size of the window and of the text. */
async function faults(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const { width, text } of WINDOWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    // When the size of the window or of the text changes, the page adapts only in the next frame.
    await twoFrames(page);
    found.push(...(await cutOff(page)).map((fault) => `${name} at ${width} px${text && ', double text'}: ${fault}`));
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize({ width: 1280, height: 900 });
  return found;
}

async function walk(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await goTo(page, path);
    await page.waitForLoadState('networkidle');
    found.push(...(await faults(page, path)));
  }
  return found;
}

test('the results, a comparison and a plan are cut off in no window', async ({ page }) => {
  await signedIn(page);
  await search(page);
  await expect(planList(page)).toBeVisible();
  const found = await faults(page, 'results');
  await choosePlans(page, 0, 2);
  await openComparison(page, 2);
  await expect(page.getByRole('table').first()).toBeVisible();
  found.push(...(await faults(page, 'comparison')));
  await press(page.getByRole('table').getByRole('link').first());
  await page.waitForURL('**/plan/**');
  await page.waitForLoadState('networkidle');
  found.push(...(await faults(page, 'plan')));
  expect(found).toEqual([]);
});

test('each order of the plans is readable in its field, from the smallest phone to a desktop', async ({ page }) => {
  await signedIn(page);
  await search(page);
  // With a wish, the list has the order with the longest name.
  await openPreferences(page);
  await page.getByLabel(PREFERENCES.metalLabel).selectOption('Gold');
  const order = page.getByLabel(FILTER.sortBy);
  await expect(order.getByRole('option', { name: FILTER.fits })).toBeAttached();
  const found: Record<number, string[]> = {};
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await twoFrames(page);
    found[width] = await cutOffOptions(order);
  }
  expect(found).toEqual({ 320: [], 390: [], 768: [], 1280: [] });
});

/** About the space between the margins of a sheet of Letter paper. */
const PAPER = { width: 740, height: 980 };

test('the results and a plan fit the width of the paper, without buttons and fields', async ({ page }) => {
  await signedIn(page);
  await search(page);
  await expect(planList(page)).toBeVisible();
  const shown = planCards(page);
  const count = await shown.count();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  for (const control of [
    page.getByRole('button', { name: /^Show \d+ more/ }),
    page.getByText(SEARCH.preferences, { exact: true }),
    page.getByText(SAVED_WORDS.title, { exact: true }),
  ])
    await expect(control).toBeHidden();
  await expect(shown).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER.width);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await press(planList(page).getByRole('link').first());
  await page.waitForURL('**/plan/**');
  await expect(page.getByRole('main').locator('summary', { hasText: PLAN_PAGE.resources })).toBeVisible();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: PLAN_DETAILS.print })).toBeHidden();
  await expect(page.getByLabel(PLAN_PAGE.findBenefit)).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER.width);
  await page.emulateMedia({ media: 'screen' });
});

test('no open page is cut off in any window', IN_FULL, async ({ page }) => {
  expect(await walk(page, pathsFor('anyone'))).toEqual([]);
});

test('no page for signed-in people is cut off in any window', IN_FULL, async ({ page }) => {
  await signedIn(page);
  expect(await walk(page, [...pathsFor('signedIn'), PAGES.dashboard.path])).toEqual([]);
});

test('no page for staff is cut off in any window', IN_FULL, async ({ page }) => {
  await signedInAsStaff(page);
  expect(await walk(page, [...pathsFor('admins', 'observers'), PAGES.usersList.path])).toEqual([]);
});
