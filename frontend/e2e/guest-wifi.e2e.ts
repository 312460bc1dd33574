import { NETWORK } from '#api/failure.js';
import { CONSENT_WORDS } from '#contract/messages/consent.js';
import { CONTACT } from '#contract/messages/contact.js';
import { PAGES } from '#contract/pages.js';
import { FORGOT } from '#features/account/messages.js';
import { DRUG, SPELLING, VA } from '#features/care/messages/drugs.js';
import { PLAN_DETAILS } from '#features/plans/messages/plan-details.js';
import { PLAN_PAGE } from '#features/plans/messages/plan-page.js';
import { SEARCH } from '#features/plans/messages/plans.js';
import { expect, goTo, isAccessible, press, test, type Page } from './browser-test.js';
import { IN_FULL } from './extent.js';
import { signedIn } from './pages/account.js';
import { combobox, find } from './pages/medicine-combobox.js';
import { choosePlans, fillSearch, planList, search } from './pages/search.js';

/**
 * Replaces the responses to the given API calls with an HTML page from now on. Public Wi-Fi networks respond in this
 * way until a person has signed in to the network.
 */
const intercept = (page: Page, calls: string) =>
  page.route(calls, (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title><p>Sign in' })
      : route.continue(),
  );
const expectInterceptedMessage = (page: Page) =>
  expect(page.getByText(NETWORK.intercepted, { exact: false }).first()).toBeAttached();

test('on a guest network that intercepts requests, the plan search says so and keeps the entries', async ({ page }) => {
  await signedIn(page);
  await intercept(page, '**/api/plans/search');
  await fillSearch(page);
  await press(page.getByRole('button', { name: SEARCH.submit }));
  await expect(page.getByText(SEARCH.failed).first()).toBeVisible();
  await expectInterceptedMessage(page);
  await expect(page.getByLabel(SEARCH.incomeLabel, { exact: false })).toHaveValue('48000');
  await isAccessible(page, 'plan search, intercepted');
  await intercept(page, '**/api/counties/**');
  await page.getByLabel(SEARCH.zipLabel, { exact: false }).fill('70801');
  await expect(page.getByRole('alert').getByText(NETWORK.intercepted)).toBeVisible();
});

test('on a guest network that intercepts requests, a repeated coverage check is not reported as done', async ({
  page,
}) => {
  await signedIn(page);
  await search(page);
  await choosePlans(page, 0);
  await goTo(page, PAGES.drugCoverage.path);
  await find(page, DRUG.searchLabel, 'lipitor');
  await press(page.getByRole('button', { name: DRUG.check }));
  await expect(page.getByText(DRUG.ready)).toBeAttached();
  await intercept(page, '**/api/drugs/**');
  await press(page.getByRole('button', { name: DRUG.check }));
  await expect(page.getByRole('alert').getByText(DRUG.failed)).toBeVisible();
  await expectInterceptedMessage(page);
  await expect(page.getByText(DRUG.ready)).toHaveCount(0);
  await isAccessible(page, 'medicine check, intercepted');
  await combobox(page, DRUG.searchLabel).fill('eliquis');
  await expect(page.getByText(`${DRUG.suggestionsFailed} ${NETWORK.intercepted}`)).toBeVisible();
});

test(
  'on a guest network that intercepts requests, the VA search and the consent form say so',
  IN_FULL,
  async ({ page }) => {
    await signedIn(page);
    await goTo(page, PAGES.vaDrugCoverage.path);
    await intercept(page, '**/api/autocomplete*');
    await combobox(page, VA.searchLabel).fill('unicornomab');
    await expect(page.getByText(`${SPELLING.failed} ${NETWORK.intercepted}`)).toBeVisible();
    await intercept(page, '**/api/va/**');
    await intercept(page, '**/api/drugs/va*');
    await combobox(page, VA.searchLabel).fill('lipitor');
    await expect(page.getByText(`${VA.suggestionsFailed} ${NETWORK.intercepted}`)).toBeVisible();
    await goTo(page, PAGES.drugCoverage.path);
    await intercept(page, '**/consent');
    await page.getByLabel(CONSENT_WORDS.checkbox, { exact: false }).check();
    await page.getByLabel(CONSENT_WORDS.phoneLabel).fill('504-555-0123');
    await press(page.getByRole('button', { name: CONSENT_WORDS.save }));
    await expect(page.getByText(`${CONSENT_WORDS.failed} ${NETWORK.intercepted}`)).toBeVisible();
    await expect(page.getByText(CONSENT_WORDS.saved)).toHaveCount(0);
  },
);

test('on a guest network that intercepts requests, no page claims that a request succeeded', async ({ page }) => {
  await intercept(page, '**/api/**');
  await goTo(page, PAGES.contact.path);
  await page.locator('input[name=name]').fill('Ann Field');
  await page.locator('input[name=email]').fill('ann@example.test');
  await page.locator('textarea[name=message]').fill('Please call me.');
  await page.getByLabel(CONTACT.consent, { exact: false }).check();
  await press(page.getByRole('button', { name: CONTACT.submit }));
  await expectInterceptedMessage(page);
  await expect(page.locator('textarea[name=message]')).toHaveValue('Please call me.');
  await goTo(page, PAGES.forgotPassword.path);
  await page.getByLabel(FORGOT.emailLabel).fill('ann@example.test');
  await page.getByRole('button', { name: FORGOT.submit }).click();
  await expectInterceptedMessage(page);
  await expect(page.getByRole('status').getByText(FORGOT.done)).toHaveCount(0);
  await intercept(page, '**/auth/confirm?*');
  await goTo(page, `${PAGES.confirm.path}?token=not-a-token`);
  await expect(page.getByText(NETWORK.intercepted)).toBeVisible();
  await goTo(page, '/plan/00548TX0010021');
  await expect(page.getByText(PLAN_DETAILS.noDetails)).toBeVisible();
  await expectInterceptedMessage(page);
});

test('a plan page says so if the plan year cannot be loaded', IN_FULL, async ({ page }) => {
  await signedIn(page);
  await search(page);
  const href = await planList(page).getByRole('link').first().getAttribute('href');
  await page.evaluate(() => localStorage.clear());
  await intercept(page, '**/api/market-years');
  await goTo(page, (href ?? '').split('?')[0] ?? '');
  await expect(page.getByText(`${PLAN_PAGE.yearUnknown} ${NETWORK.intercepted}`)).toBeVisible();
});
