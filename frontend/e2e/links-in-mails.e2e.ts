import { AUTH } from '#contract/api/auth.contract.js';
import { RESET } from '#contract/messages/account.js';
import { ERRORS } from '#contract/messages/errors.js';
import { PAGES } from '#contract/pages.js';
import { CONFIRM, FORGOT, RESEND, THANKS } from '#features/account/messages.js';
import { BROKEN_NETWORK, expect, goTo, isAccessible, isReady, press, test } from './browser-test.js';
import { IN_FULL } from './extent.js';
import { linkFor } from './mailbox.js';
import { aPerson, confirm, confirmed, logIn, signUp } from './pages/account.js';

test('a mail scanner that opens the confirmation link first, even with scripts, does not use up the link', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const person = aPerson();
  await signUp(page, person);
  const link = await linkFor(person.email, 'confirm');
  const address = link.pathname + link.search;
  await request.head(address);
  await request.get(address);
  const scanner = await (await browser.newContext({ baseURL })).newPage();
  await scanner.goto(address);
  await expect(scanner.getByText(CONFIRM.done)).toBeVisible();
  await scanner.context().close();
  await confirm(page, person);
  await logIn(page, person);
});

test('a mail scanner that opens the link to set a password, even with scripts, does not use it up', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const person = await confirmed(page);
  await request.post(AUTH.initiateReset.path, { data: { email: person.email } });
  const link = await linkFor(person.email, 'Set a new password');
  const address = link.pathname + link.search;
  await request.head(address);
  await request.get(address);
  const scanner = await (await browser.newContext({ baseURL })).newPage();
  await scanner.goto(address);
  await expect(scanner.getByRole('heading', { name: RESET.title })).toBeVisible();
  await isReady(scanner);
  await scanner.context().close();
  const password = 'seven calm otters';
  await goTo(page, address);
  for (const index of [0, 1]) await page.locator('input[type=password]').nth(index).fill(password);
  await press(page.getByRole('button', { name: RESET.submit }));
  await expect(page.getByText(RESET.done)).toBeVisible();
  await logIn(page, { ...person, password });
});

test.describe('when the server or the network fails', () => {
  test.use({ expectedErrors: BROKEN_NETWORK });
  test(
    'requesting a second email, a busy server or a network failure does not invalidate the first link',
    IN_FULL,
    async ({ page, context }) => {
      const person = aPerson();
      await signUp(page, person);
      await expect(page.getByText(THANKS.nextTo(person.email))).toBeVisible();
      await isAccessible(page, 'thanks');
      const first = await linkFor(person.email, 'confirm');
      await page.getByRole('button', { name: THANKS.resend }).click();
      await expect(page.getByText(RESEND.done)).toBeVisible();
      await expect.poll(async () => (await linkFor(person.email, 'confirm')).href).not.toBe(first.href);
      const second = await linkFor(person.email, 'confirm');

      await page.route(`**${AUTH.confirm.path}?*`, async (route) =>
        route.request().resourceType() === 'fetch'
          ? route.fulfill({ status: 503, json: { code: 'server.busy', message: ERRORS['server.busy'].message } })
          : route.fallback(),
      );
      await goTo(page, first.pathname + first.search);
      await expect(page.getByText(ERRORS['server.busy'].message)).toBeVisible();
      await isAccessible(page, 'confirm, server busy');
      await page.unrouteAll();
      await context.setOffline(true);
      await page.getByRole('button', { name: CONFIRM.checkAgain }).click();
      await expect(page.getByText(CONFIRM.unreached)).toBeVisible();
      await context.setOffline(false);
      await page.reload();
      await expect(page.getByText(CONFIRM.done)).toBeVisible();
      await goTo(page, second.pathname + second.search);
      await expect(page.getByText(CONFIRM.already)).toBeVisible();
    },
  );
});

test('a person with an expired link can request a new one on the same page', async ({ page }) => {
  const person = aPerson();
  await signUp(page, person);
  const first = await linkFor(person.email, 'confirm');
  await goTo(page, `${PAGES.confirm.path}?token=${'x'.repeat(43)}`);
  await expect(page.getByText(ERRORS['auth.linkExpired'].message)).toBeVisible();
  await page.locator('input[name=email]').fill(person.email);
  await isAccessible(page, 'confirm, link expired');
  await press(page.getByRole('button', { name: CONFIRM.newMail }));
  await expect(page.getByText(RESEND.doneFor(person.email))).toBeVisible();
  await expect.poll(async () => (await linkFor(person.email, 'confirm')).href).not.toBe(first.href);
  await confirm(page, person);
});

test('the token of a link is removed from the URL and is not sent as a referrer', async ({ page }) => {
  const person = aPerson();
  await signUp(page, person);
  await confirm(page, person);
  await goTo(page, PAGES.forgotPassword.path);
  await page.locator('input[name=email]').fill(person.email);
  await press(page.getByRole('button', { name: FORGOT.submit }));
  await expect(page.getByText(FORGOT.done).first()).toBeVisible();
  const link = await linkFor(person.email, 'Set a new password');
  const secret = link.searchParams.get('token') ?? 'none';
  const answer = await page.goto(link.pathname + link.search);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page.getByRole('heading', { name: RESET.title })).toBeVisible();
  await expect(page).toHaveURL((url) => url.search === '');
  await isReady(page);
  await page.reload();
  await isReady(page);
  await expect(page.getByRole('heading', { name: RESET.title })).toBeVisible();
  await expect(page.getByText(RESET.missingToken)).toHaveCount(0);
  await page.getByRole('link', { name: PAGES.privacy.title }).first().click();
  await expect(page).toHaveURL(PAGES.privacy.path);
  await page.goBack();
  await expect(page.getByRole('heading', { name: RESET.title })).toBeVisible();
  expect(page.url()).not.toContain(secret);
  expect(
    await page.evaluate(() =>
      JSON.stringify([document.referrer, history.state, { ...localStorage }, { ...sessionStorage }]),
    ),
  ).not.toContain(secret);
});
