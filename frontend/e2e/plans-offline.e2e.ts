import { PLAN_DETAILS } from '#features/plans/messages/plan-details.js';
import { PLAN_PAGE } from '#features/plans/messages/plan-page.js';
import { SEARCH } from '#features/plans/messages/plans.js';
import { LOADING } from '#ui/feedback/messages.js';
import { BROKEN_NETWORK, expect, isReady, press, test } from './browser-test.js';
import { openFirstPlan, planCards, planList, searchAsGuest } from './pages/search.js';

test.use({ expectedErrors: BROKEN_NETWORK });

test('a guest who goes back from a plan without a network sees the plans, or that the network is missing', async ({
  page,
  context,
}) => {
  await searchAsGuest(page);
  await openFirstPlan(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(planCards(page).first()).toBeVisible();

  // The list contains enough about each plan to show the plan's page without a network.
  const link = planList(page).getByRole('link').nth(2);
  const name = (await link.textContent()) ?? '';
  await press(link);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(PLAN_PAGE.notAllDetails)).toBeVisible();
  await expect(page.getByText(SEARCH.unreachable)).toBeVisible();
  await context.setOffline(false);
  await press(page.getByRole('button', { name: LOADING.retry }));
  await expect(page.getByText(SEARCH.unreachable)).toHaveCount(0);

  // After a reload of the plan's page, the browser has to load the list again.
  await page.reload();
  await isReady(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByText(SEARCH.unreachable, { exact: false })).toBeVisible();
  await expect(page.getByText(PLAN_DETAILS.noDetails)).toHaveCount(0);
  await context.setOffline(false);
  await press(page.getByRole('button', { name: LOADING.retry }));
  await expect(planCards(page).first()).toBeVisible();
});
