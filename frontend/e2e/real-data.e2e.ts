import type { Page } from '@playwright/test';
import { PAGES } from '#contract/pages.js';
import { COMPARE_PAGE } from '#features/plans/messages/compare-page.js';
import { COST } from '#features/plans/messages/costs/cost.js';
import { PLAN_DETAILS } from '#features/plans/messages/plan-details.js';
import { PLAN } from '#features/plans/messages/plan.js';
import { SEARCH } from '#features/plans/messages/plans.js';
import { expect, goTo, isAccessible, press, test } from './browser-test.js';
import { IN_FULL } from './extent.js';
import { signedIn } from './pages/account.js';
import { choosePlans, openComparison, planCards, search } from './pages/search.js';

async function compareTwo(page: Page): Promise<void> {
  await choosePlans(page, 0, 2);
  await openComparison(page, 2);
  await expect(page.getByRole('columnheader')).toHaveCount(3);
}

test.describe('a plan search with official plan data', () => {
  test.skip(!process.env['E2E_REAL_DATA'], '../shared/data is not beside this checkout');

  test('in Wyoming in 2025, a person aged 40 in ZIP code 82001 finds the 30 plans of the official files', async ({
    page,
  }) => {
    await signedIn(page);
    await goTo(page, PAGES.dashboard.path);
    // Use the year of the data files as the current year, because a saved search runs only if plans are offered for the
    // year of that search.
    await page.route('**/api/market-years', (route) => route.fulfill({ json: { current: 2025, offered: [2025] } }));
    await page.evaluate(() =>
      localStorage.setItem(
        'formData',
        JSON.stringify({
          household: { income: 90_000, people: [{ age: 40, aptc_eligible: true, uses_tobacco: false }] },
          market: 'Individual',
          place: { countyfips: '56021', state: 'WY', zipcode: '82001' },
          year: 2025,
        }),
      ),
    );
    await goTo(page, PAGES.marketplace.path);
    await expect(page.getByRole('heading', { name: SEARCH.found(30) })).toBeVisible();
    await expect(page.getByText(PLAN.importedData)).toBeVisible();
    await isAccessible(page, 'results, real plans');
    await press(page.getByRole('main').locator('a[href^="/plan/"]').first());
    await page.waitForURL('**/plan/*WY*');
    await expect(page.getByText(PLAN.moops).first()).toBeVisible();
    await page.goBack();
    const most = planCards(page).first().locator('dd').nth(1);
    const worst = (await most.textContent()) ?? '';
    await compareTwo(page);
    const inTable = page
      .getByRole('row', { name: new RegExp(`^${COST.most}`) })
      .getByRole('cell')
      .first();
    await expect(inTable.getByText(worst, { exact: true })).toBeVisible();
    await isAccessible(page, 'comparison, real plans');
  });

  test(
    'in Alaska in 2026, plans show their benefits but no price, because there are no rates',
    IN_FULL,
    async ({ page }) => {
      await signedIn(page);
      await search(page, { zip: '99501', county: 'Anchorage', year: '2026' });
      await expect(page.getByText(PLAN.noPriceHere).first()).toBeVisible();
      await press(page.getByRole('main').locator('a[href^="/plan/"]').first());
      await page.waitForURL('**/plan/*AK*');
      await press(page.locator('summary', { hasText: /^Core Medical/ }));
      await expect(
        page.getByText(`Primary Care Visit to Treat an Injury or Illness – ${PLAN_DETAILS.covered}`),
      ).toBeVisible();
      await page.goBack();
      await compareTwo(page);
      await press(page.getByLabel(COMPARE_PAGE.differencesOnly), 'Space');
      await expect(page.getByRole('row', { name: PLAN.fullPremium }).getByRole('cell').first()).toHaveText(
        PLAN.noPriceHere,
      );
      await page.getByRole('button', { name: COMPARE_PAGE.groups.benefits }).click();
      await expect(page.getByRole('row', { name: /^Primary Care Visit/ })).toBeVisible();
    },
  );
});
