import { PAGES } from '#contract/pages.js';
import { ABOUT_NUMBERS, PLAN } from '#features/plans/messages/plan.js';
import { SEARCH } from '#features/plans/messages/plans.js';
import { expect, goTo, press, test } from './browser-test.js';
import { signedInAsMember } from './pages/account.js';
import { choosePlans, openComparison, planCards } from './pages/search.js';

test.describe('a plan search with official plan data', () => {
  test.skip(!process.env['E2E_REAL_DATA'], '../shared/data is not beside this checkout');

  test('in Wyoming in 2025, a person aged 40 in ZIP code 82001 finds the 30 plans of the official files', async ({
    page,
  }) => {
    await signedInAsMember(page);
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
    await press(page.locator('summary', { hasText: ABOUT_NUMBERS }));
    await expect(page.getByText(PLAN.importedData)).toBeVisible();
    await press(page.getByRole('main').locator('a[href^="/plan/"]').first());
    await page.waitForURL('**/plan/*WY*');
    await press(page.locator('summary', { hasText: PLAN.deductibles }).first());
    await expect(page.getByText(PLAN.moops).first()).toBeVisible();
    await page.goBack();
    const most = planCards(page).first().locator('dd').nth(1);
    const worst = (await most.textContent()) ?? '';
    await choosePlans(page, 0, 2);
    await openComparison(page, 2);
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await expect(page.getByRole('main').locator('ol > li').getByText(worst, { exact: true }).first()).toBeVisible();
  });
});
