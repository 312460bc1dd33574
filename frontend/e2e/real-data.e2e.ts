import { PLAN, SEARCH } from '../../backend/src/contract/messages/plans.js';
import { PAGES } from '../../backend/src/contract/pages.js';
import { expect, goTo, isAccessible, test } from './house-test.js';
import { signedIn } from './pages/account.js';
import { search } from './pages/search.js';

test.describe('the main job on real plans', () => {
  test.skip(!process.env['E2E_REAL_DATA'], 'skipped: ../shared/data is not beside this checkout');

  test('Wyoming 2025: 82001 at 40 shows the 30 plans of the official files, and one opens', async ({ page }) => {
    await signedIn(page);
    // The year is over, so the form does not offer it; a search kept in the browser is shown again as it was.
    await page.evaluate(() => localStorage.setItem('formData', JSON.stringify({
      household: { income: 90_000, people: [{ age: 40, aptc_eligible: true, uses_tobacco: false }] }, market: 'Individual',
      place: { countyfips: '56021', state: 'WY', zipcode: '82001' }, year: 2025,
    })));
    await goTo(page, PAGES.marketplace.path);
    await expect(page.getByRole('heading', { name: SEARCH.found(30) })).toBeVisible();
    await expect(page.getByText(PLAN.importedData)).toBeVisible();
    await isAccessible(page, 'results, real plans');
    await page.getByRole('main').locator('a[href^="/plan/"]').first().click();
    await page.waitForURL('**/plan/*WY*');
    await expect(page.getByText(PLAN.moops).first()).toBeVisible();
  });

  test('Alaska 2026: plans with their benefits and, without rates, no price', async ({ page }) => {
    await signedIn(page);
    await search(page, { zip: '99501', county: 'Anchorage', year: '2026' });
    await expect(page.getByText(PLAN.noPrice).first()).toBeVisible();
    await page.getByRole('main').locator('a[href^="/plan/"]').first().click();
    await page.waitForURL('**/plan/*AK*');
    await page.getByText(/^Core Medical/).click();
    await expect(page.getByText(`Primary Care Visit to Treat an Injury or Illness – ${PLAN.covered}`)).toBeVisible();
  });
});
