import { PAGES } from '#contract/pages.js';
import { PLAN_PAGE } from '#features/plans/messages/plan-page.js';
import { SEARCH } from '#features/plans/messages/plans.js';
import { SAVED_PARTS } from '#features/plans/messages/saved-parts.js';
import { SAVED_WORDS } from '#features/plans/messages/saved.js';
import { expect, goTo, isAccessible, press, scrollTo, test } from './browser-test.js';
import { logIn, signedIn } from './pages/account.js';
import { openFirstPlan, PLANS_IN_DALLAS, searchAsMember } from './pages/search.js';

test('a saved search and a saved plan appear on another device and can be removed', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await signedIn(page);
  await searchAsMember(page);
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
  await expect(tablet.getByRole('region', { name: PLAN_PAGE.panel.title })).toContainText(/\$\d/);
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
