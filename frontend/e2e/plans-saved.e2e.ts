import { PLAN_PAGE } from '#contract/messages/plans/plan-page.js';
import { SEARCH } from '#contract/messages/plans/plans.js';
import { SAVED_WORDS } from '#contract/messages/plans/saved.js';
import { PAGES } from '#contract/pages.js';
import { expect, goTo, isAccessible, test } from './browser-test.js';
import { IN_FULL } from './extent.js';
import { logIn, signedIn } from './pages/account.js';
import { planList, PLANS_IN_DALLAS, search } from './pages/search.js';

test('a saved search and a saved plan appear on another device and can be removed', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await signedIn(page);
  await search(page);
  await page.getByRole('button', { name: SAVED_WORDS.saveSearch }).click();
  await expect(page.getByText(SAVED_WORDS.searchSaved)).toBeVisible();
  await planList(page).getByRole('link').first().click();
  await page.getByRole('button', { name: SAVED_WORDS.savePlan }).click();
  await expect(page.getByText(SAVED_WORDS.planSaved)).toBeVisible();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  const tablet = await (await browser.newContext({ baseURL })).newPage();
  await logIn(tablet, person);
  await isAccessible(tablet, 'dashboard, with saved items');
  await tablet.getByRole('link', { name }).click();
  await expect(tablet.getByRole('heading', { name: 'Yearly cost' })).toBeVisible();
  await goTo(tablet, PAGES.dashboard.path);
  await tablet.getByRole('button', { name: `${SAVED_WORDS.open} ZIP code` }).click();
  await expect(tablet.getByRole('heading', { name: SEARCH.found(PLANS_IN_DALLAS) })).toBeVisible();
  await tablet.getByText(SAVED_WORDS.title).click();
  await isAccessible(tablet, 'search, saved items open');
  await tablet.getByRole('button', { name: `${SAVED_WORDS.remove} ${name}` }).click();
  await expect(tablet.getByText(SAVED_WORDS.removed)).toBeVisible();
  await expect(tablet.getByRole('button', { name: `${SAVED_WORDS.remove} ${name}` })).toHaveCount(0);
  await expect(tablet.getByRole('heading').and(tablet.locator(':focus'))).toHaveCount(1);
  await tablet.context().close();
});

test(
  'a plan that a guest saved in the browser can be moved to the account after signing in',
  IN_FULL,
  async ({ page }) => {
    const person = await signedIn(page);
    await search(page);
    const href = (await planList(page).getByRole('link').first().getAttribute('href')) ?? '';
    await goTo(page, PAGES.dashboard.path);
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL((url) => url.pathname === '/');

    await goTo(page, href);
    await page.getByRole('button', { name: SAVED_WORDS.savePlan }).click();
    await expect(page.getByText(PLAN_PAGE.noPrice).first()).toBeVisible();
    await goTo(page, PAGES.dashboard.path);
    await expect(page.getByText(SAVED_WORDS.inBrowser)).toBeVisible();
    await logIn(page, person);
    await expect(page.getByText(SAVED_WORDS.offer(1))).toBeVisible();
    await isAccessible(page, 'dashboard, items offered');
    await page.getByRole('button', { name: SAVED_WORDS.take }).click();
    await expect(page.getByText(SAVED_WORDS.taken)).toBeVisible();
    await expect(page.locator(`a[href="${href}"]`)).toBeVisible();
  },
);
