import { PLAN, SEARCH } from '../../backend/src/contract/messages/plans.js';
import { PAGES } from '../../backend/src/contract/pages.js';
import { expect, goTo, isAccessible, press, test } from './house-test.js';
import { signedIn } from './pages/account.js';

test('a signed-in person searches plans for a household and opens one', async ({ page }) => {
  await signedIn(page);
  await goTo(page, PAGES.marketplace.path);
  await isAccessible(page, 'search, empty');
  await page.getByLabel(SEARCH.incomeLabel, { exact: false }).fill('48000');
  await page.getByLabel(SEARCH.ageLabel, { exact: false }).first().fill('40');
  await page.getByLabel(SEARCH.zipLabel, { exact: false }).fill('75001');
  await page.getByLabel(SEARCH.otherLabel, { exact: false }).selectOption('none');
  await page.getByRole('button', { name: SEARCH.submit }).click();
  await expect(page.getByText('138').first()).toBeVisible();
  await expect(page.getByText(PLAN.sampleData).first()).toBeVisible();
  await expect(page.getByText(SEARCH.disclaimer)).toBeVisible();
  await isAccessible(page, 'search, results');

  await page.getByRole('main').locator('a[href^="/plan/"]').first().click();
  await page.waitForURL('**/plan/*');
  await expect(page.getByRole('heading', { name: PLAN.deductibles }).or(page.getByText(PLAN.deductibles)).first()).toBeVisible();
  await isAccessible(page, 'plan');
  await page.reload();
  await expect(page.getByText(PLAN.deductibles).first()).toBeVisible();
});

test('a search with nothing filled in says what is missing', async ({ page }) => {
  await signedIn(page);
  await goTo(page, PAGES.marketplace.path);
  await press(page.getByRole('button', { name: SEARCH.submit }));
  await expect(page.getByText(SEARCH.missing).first()).toBeVisible();
  await isAccessible(page, 'search, incomplete');
});

test('a plan that does not exist says so and leads on', async ({ page }) => {
  await goTo(page, '/plan/99999ZZ9999999');
  await expect(page.getByText(PLAN.noDetails).first()).toBeVisible();
  await isAccessible(page, 'plan, unknown');
});

test('a state with its own marketplace is named, with its address, instead of an empty list', async ({ page }) => {
  await signedIn(page);
  await goTo(page, PAGES.marketplace.path);
  await page.getByLabel(SEARCH.incomeLabel, { exact: false }).fill('48000');
  await page.getByLabel(SEARCH.ageLabel, { exact: false }).first().fill('40');
  await page.getByLabel(SEARCH.zipLabel, { exact: false }).fill('94105');
  await page.getByLabel(SEARCH.otherLabel, { exact: false }).selectOption('none');
  await expect(page.getByText('San Francisco').first()).toBeAttached();
  await press(page.getByRole('button', { name: SEARCH.submit }));
  await expect(page.getByText(/own marketplace|coveredca/i).first()).toBeVisible();
  await isAccessible(page, 'search, other marketplace');
});
