import type { Page } from '@playwright/test';
import { PLANS } from '#contract/api/plans.contract.js';
import { PAGES } from '#contract/pages.js';
import { expect, goTo, test } from './browser-test.js';
import { aPerson, signedIn, signedInAsMember, signedInAsStaff } from './pages/account.js';
import { planCards, searchAsMember } from './pages/search.js';

const MARKUP = `<img/src=x/onerror=document.title='run'>`;

/**
 * Expects that markup entered by a person is visible as text, and that the browser has neither loaded the image in the
 * markup nor run its script.
 */
async function isText(page: Page): Promise<void> {
  await expect(page.getByText('<img/src=x').filter({ visible: true }).first()).toBeVisible();
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  expect(await page.title()).not.toContain('run');
}

test('HTML in a name is shown as text to the person and to admins, and never runs', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = { ...aPerson(), name: `${MARKUP} O'Brien` };
  await signedIn(page, person);
  await goTo(page, PAGES.dashboard.path);
  await isText(page);
  await goTo(page, PAGES.account.path);
  await expect(page.locator('#details-name')).toHaveValue(person.name);

  const admins = await (await browser.newContext({ baseURL })).newPage();
  await signedInAsStaff(admins);
  await goTo(admins, `${PAGES.usersList.path}?q=${person.email.slice(0, 20)}`);
  await isText(admins);
  await admins.context().close();
});

test('HTML in the names of plans is shown as text and never runs', async ({ page }) => {
  await page.route(`**${PLANS.search.path}`, async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback();
    const response = await route.fetch();
    const { plans, ...rest } = (await response.json()) as { plans: { issuer: object }[] };
    const marked = plans.map((plan) => ({ ...plan, name: MARKUP, issuer: { ...plan.issuer, name: MARKUP } }));
    return route.fulfill({ response, json: { ...rest, plans: marked } });
  });
  await signedInAsMember(page);
  await searchAsMember(page);
  await expect(planCards(page).first()).toContainText(MARKUP);
  await isText(page);
});
