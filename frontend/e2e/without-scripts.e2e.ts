import { SIGN_UP } from '#contract/messages/account.js';
import { PAGES } from '#contract/pages.js';
import { FORGOT, THANKS } from '#features/account/messages.js';
import { expect, test } from './browser-test.js';
import { linkFor } from './mailbox.js';
import { aPerson, confirm } from './pages/account.js';

test('a person can sign up, log in and request a new password without JavaScript', async ({
  browser,
  page,
  baseURL,
}) => {
  const person = aPerson();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto(PAGES.signUp.path);
  await plain.locator('input[name=name]').fill(person.name);
  await plain.locator('select[name=age_range]').selectOption('65-74');
  await plain.locator('input[name=email]').fill('not an address');
  await plain.locator('input[name=password]').fill(person.password);
  await plain.locator('input[name=terms_accepted]').check();
  await plain.getByRole('button', { name: SIGN_UP.submit }).press('Enter');
  await expect(plain.getByText(SIGN_UP.emailInvalid)).toBeVisible();
  await plain.goBack();
  await plain.locator('input[name=email]').fill(person.email);
  await plain.locator('input[name=password]').fill(person.password);
  await plain.getByRole('button', { name: SIGN_UP.submit }).press('Enter');
  await expect(plain.getByRole('heading', { name: THANKS.title })).toBeVisible();

  await confirm(page, person);
  await plain.goto(PAGES.login.path);
  await plain.locator('input[name=email]').fill(person.email);
  await plain.locator('input[name=password]').fill(person.password);
  await plain.locator('form button[type=submit]').press('Enter');
  await plain.waitForURL(`**${PAGES.dashboard.path}`);

  await plain.goto(PAGES.forgotPassword.path);
  await plain.locator('input[name=email]').fill(person.email);
  await plain.getByRole('button', { name: FORGOT.submit }).press('Enter');
  await expect(plain.getByText(FORGOT.done)).toBeVisible();
  expect((await linkFor(person.email, 'Set a new password')).pathname).toBe(PAGES.resetPassword.path);
  await context.close();
});
