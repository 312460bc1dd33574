import { NETWORK } from '#api/failure.js';
import { CONTACT } from '#contract/messages/contact.js';
import { PAGES } from '#contract/pages.js';
import { FORGOT } from '#features/account/messages.js';
import { PLAN_DETAILS } from '#features/plans/messages/plan-details.js';
import { SEARCH } from '#features/plans/messages/plans.js';
import { expect, goTo, press, test, type Page } from './browser-test.js';
import { signedInAsMember } from './pages/account.js';
import { fillSearch } from './pages/search.js';

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
  await signedInAsMember(page);
  await intercept(page, '**/api/plans/search');
  await fillSearch(page);
  await press(page.getByRole('button', { name: SEARCH.submit }));
  await expect(page.getByText(SEARCH.failed).first()).toBeVisible();
  await expectInterceptedMessage(page);
  await expect(page.getByLabel(SEARCH.incomeLabel, { exact: false })).toHaveValue('48000');
  await intercept(page, '**/api/counties/**');
  await page.getByLabel(SEARCH.zipLabel, { exact: false }).fill('70801');
  await expect(page.getByRole('alert').getByText(NETWORK.intercepted)).toBeVisible();
});

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
