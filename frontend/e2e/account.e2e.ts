import { LOGIN, RESET, SIGN_UP } from '#contract/messages/account.js';
import { FORM } from '#contract/messages/forms.js';
import { PAGES } from '#contract/pages.js';
import { CONFIRM, FORGOT, THANKS } from '#features/account/messages.js';
import { DASHBOARD } from '#features/dashboard/messages.js';
import { expect, goTo, isAccessible, press, test } from './browser-test.js';
import { linkFor } from './mailbox.js';
import { aPerson, confirm, confirmed, fillLogin, logIn, signUp } from './pages/account.js';

test('a person signs up, confirms their email address, logs in and logs out', async ({ page }) => {
  const person = aPerson();
  await goTo(page, PAGES.signUp.path);
  await press(page.getByRole('button', { name: SIGN_UP.submit }));
  await expect(page.getByRole('heading', { name: FORM.summaryTitle })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${FORM.errorTitlePrefix}`));
  await isAccessible(page, 'sign-up, with errors');

  await signUp(page, person);
  await expect(page.getByRole('link', { name: THANKS.login })).toBeVisible();

  await goTo(page, PAGES.login.path);
  await fillLogin(page, person);
  await expect(page.getByText(LOGIN.notConfirmedInfo)).toBeVisible();
  await isAccessible(page, 'login, not confirmed');

  await confirm(page, person);
  await isAccessible(page, 'confirmed');
  await page.getByRole('link', { name: CONFIRM.login, exact: true }).press('Enter');
  await page.waitForURL(`**${PAGES.login.path}`);
  await fillLogin(page, person);
  await expect(page.getByRole('heading', { name: DASHBOARD.welcome('Rosa') })).toBeVisible();

  await goTo(page, PAGES.login.path);
  await expect(page.getByText(LOGIN.already)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: LOGIN.logout }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a wrong password gives an error that does not reveal whether the account exists', async ({ page }) => {
  await goTo(page, PAGES.login.path);
  await fillLogin(page, { email: 'nobody@example.test', password: 'not this one' });
  await expect(page.getByText(LOGIN.invalid).first()).toBeVisible();
});

test('a person resets a forgotten password by email', async ({ page }) => {
  const person = await confirmed(page);
  await goTo(page, PAGES.forgotPassword.path);
  await page.getByLabel(FORGOT.emailLabel).fill(person.email);
  await page.getByRole('button', { name: FORGOT.submit }).click();
  // The message replaces the form, so it receives focus.
  await expect(page.getByText(FORGOT.done).locator('..')).toBeFocused();
  await isAccessible(page, 'forgot, done');

  const link = await linkFor(person.email, 'Set a new password');
  await goTo(page, link.pathname + link.search);
  await page.locator('input[type=password]').nth(0).fill('seven calm otters');
  await page.locator('input[type=password]').nth(1).fill('seven calm boats');
  await press(page.getByRole('button', { name: RESET.submit }));
  await expect(page.getByRole('heading', { name: FORM.summaryTitle })).toBeVisible();
  await isAccessible(page, 'reset, passwords differ');
  await page.locator('input[type=password]').nth(1).fill('seven calm otters');
  await press(page.getByRole('button', { name: RESET.submit }));
  await expect(page.getByText(RESET.done)).toBeVisible();
  await logIn(page, { ...person, password: 'seven calm otters' });
});
