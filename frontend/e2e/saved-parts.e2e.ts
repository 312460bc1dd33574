import { AUTH } from '#contract/api/auth.contract.js';
import { PLANS } from '#contract/api/plans.contract.js';
import { SAVED_ITEMS } from '#contract/api/saved.contract.js';
import { SHARES_CALLS } from '#contract/api/shares.contract.js';
import { PAGES } from '#contract/pages.js';
import { SAVED_PARTS } from '#features/plans/messages/saved-parts.js';
import { SAVED_WORDS } from '#features/plans/messages/saved.js';
import { SHARE_WORDS } from '#features/plans/sharing/words.js';
import { LOADING } from '#ui/feedback/messages.js';
import { BROKEN_NETWORK, expect, goTo, isAccessible, press, scrollTo, test, type Page } from './browser-test.js';
import { signedIn } from './pages/account.js';
import { openFirstPlan, searchAsMember } from './pages/search.js';

test.use({ expectedErrors: BROKEN_NETWORK });

const CALLS = [SAVED_ITEMS.list.path, SHARES_CALLS.list.path, PLANS.getBatch.path];

const failedPart = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('without a connection, each part of the dashboard says that it failed, and one press loads all', async ({
  page,
}) => {
  await signedIn(page);
  await searchAsMember(page);
  await openFirstPlan(page);
  await press(page.getByRole('button', { name: SAVED_WORDS.savePlan }));
  await expect(page.getByText(SAVED_WORDS.planSaved)).toBeVisible();
  await press(page.getByRole('main').getByRole('button', { name: /compare/i }));
  for (const path of CALLS)
    await page.route(`**${path}`, (route) => {
      const isOther = path === SAVED_ITEMS.list.path && route.request().method() !== 'GET';
      return isOther ? route.continue() : route.abort();
    });
  await goTo(page, PAGES.dashboard.path);
  // The saved list asks for prices as well, once it is loaded, so the prices of the chosen plans are asked for first.
  const sentences = [SAVED_PARTS.chosenNotRead, SAVED_WORDS.notRead, SHARE_WORDS.notRead];
  await scrollTo(failedPart(page, SHARE_WORDS.notRead));
  for (const sentence of sentences) await expect(failedPart(page, sentence)).toBeVisible();
  await expect(page.getByText(SAVED_PARTS.none)).toHaveCount(0);
  await isAccessible(page, 'dashboard, no connection');
  await page.unrouteAll({ behavior: 'wait' });
  await press(failedPart(page, SAVED_WORDS.notRead).getByRole('button', { name: LOADING.retry }));
  for (const sentence of sentences) await expect(failedPart(page, sentence)).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  await expect(page.getByRole('list', { name: SAVED_PARTS.plans }).getByRole('link')).toHaveCount(1);
});

test('after a logout in another tab, the dashboard does not say that nothing was ever saved', async ({
  page,
  context,
}) => {
  await signedIn(page);
  await goTo(page, PAGES.dashboard.path);
  await scrollTo(page.getByText(SAVED_PARTS.none));
  const other = await context.newPage();
  await goTo(other, PAGES.dashboard.path);
  await press(other.getByRole('main').getByRole('button', { name: 'Log out' }));
  await other.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText(SAVED_PARTS.noneHere)).toBeVisible();
  await expect(page.getByText(SAVED_PARTS.none)).toHaveCount(0);
});

test('after a session has run out, the dashboard says that the saved items come back with the login', async ({
  page,
}) => {
  await signedIn(page);
  await goTo(page, PAGES.dashboard.path);
  await scrollTo(page.getByText(SAVED_PARTS.none));
  await page.request.post(AUTH.logout.path);
  await page.reload();
  await scrollTo(page.getByText(SAVED_PARTS.afterLogin));
});
