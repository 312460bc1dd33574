import { SAVED_ITEMS, type SavedItems } from '#contract/api/saved.contract.js';
import { PAGES } from '#contract/pages.js';
import { PLAN_PAGE } from '#features/plans/messages/plan-page.js';
import { SEARCH } from '#features/plans/messages/plans.js';
import { SAVED_PARTS } from '#features/plans/messages/saved-parts.js';
import { SAVED_WORDS } from '#features/plans/messages/saved.js';
import { expect, goTo, isAccessible, press, scrollTo, test } from './browser-test.js';
import { IN_FULL } from './extent.js';
import { logIn, signedIn } from './pages/account.js';
import { openFirstPlan, planList, PLANS_IN_DALLAS, search } from './pages/search.js';

test('a saved search and a saved plan appear on another device and can be removed', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await signedIn(page);
  await search(page);
  await press(page.getByRole('button', { name: SAVED_WORDS.saveSearch }));
  await expect(page.getByText(SAVED_WORDS.searchSaved)).toBeVisible();
  const name = await openFirstPlan(page);
  await press(page.getByRole('button', { name: SAVED_WORDS.savePlan }));
  await expect(page.getByText(SAVED_WORDS.planSaved)).toBeVisible();

  const tablet = await (await browser.newContext({ baseURL })).newPage();
  await logIn(tablet, person);
  await scrollTo(tablet.getByRole('link', { name }));
  await isAccessible(tablet, 'dashboard, with saved items');
  await press(tablet.getByRole('link', { name }));
  await expect(tablet.getByRole('heading', { name: 'Yearly cost' })).toBeVisible();
  await goTo(tablet, PAGES.dashboard.path);
  const again = tablet.getByRole('button', { name: `${SAVED_PARTS.open} ZIP code` });
  await scrollTo(again);
  await press(again);
  await expect(tablet.getByRole('heading', { name: SEARCH.found(PLANS_IN_DALLAS) })).toBeVisible();
  await press(tablet.locator('summary', { hasText: SAVED_WORDS.title }));
  await isAccessible(tablet, 'search, saved items open');
  await press(tablet.getByRole('button', { name: `${SAVED_PARTS.remove} ${name}` }));
  await expect(tablet.getByText(SAVED_PARTS.removed)).toBeVisible();
  await expect(tablet.getByRole('button', { name: `${SAVED_PARTS.remove} ${name}` })).toHaveCount(0);
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
    await press(page.getByRole('main').getByRole('button', { name: 'Log out' }));
    await page.waitForURL((url) => url.pathname === '/');

    await goTo(page, href);
    await press(page.getByRole('button', { name: SAVED_WORDS.savePlan }));
    await expect(page.getByText(PLAN_PAGE.noPrice).first()).toBeVisible();
    await goTo(page, PAGES.dashboard.path);
    await scrollTo(page.getByText(SAVED_PARTS.inBrowser));
    await logIn(page, person);
    await expect(page.getByText(SAVED_PARTS.offer(1))).toBeVisible();
    await isAccessible(page, 'dashboard, items offered');
    await press(page.getByRole('button', { name: SAVED_PARTS.take }));
    await expect(page.getByText(SAVED_PARTS.taken(1))).toBeVisible();
    await scrollTo(page.locator(`a[href="${href}"]`));
  },
);

test('a saved plan whose price has changed since then says so on the dashboard', IN_FULL, async ({ page }) => {
  await signedIn(page);
  await search(page);
  await openFirstPlan(page);
  await press(page.getByRole('button', { name: SAVED_WORDS.savePlan }));
  await expect(page.getByText(SAVED_WORDS.planSaved)).toBeVisible();
  const note = page.getByText(/Costs more than when you saved it/);
  await goTo(page, PAGES.dashboard.path);
  const saved = page.getByRole('list', { name: SAVED_PARTS.plans }).getByRole('link');
  await scrollTo(saved);
  await expect(saved).toHaveCount(1);
  await expect(note).toHaveCount(0);

  const { plans } = (await (await page.request.get(SAVED_ITEMS.list.path)).json()) as SavedItems;
  const cheaper = plans.map((plan) => ({ ...plan, price: plan.price && { ...plan.price, monthly: 18 } }));
  await expect(await page.request.post(SAVED_ITEMS.add.path, { data: { searches: [], plans: cheaper } })).toBeOK();
  await page.reload();
  await scrollTo(note);
  await expect(note).toContainText('was $18 a month');
  await isAccessible(page, 'dashboard, a saved plan costs more');
});
