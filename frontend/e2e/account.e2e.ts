import { LOGIN, RESET, SIGN_UP } from '#contract/messages/account.js';
import { FORM } from '#contract/messages/forms.js';
import { ACCOUNT } from '#contract/messages/own-account.js';
import { PAGES } from '#contract/pages.js';
import { CONFIRM, FORGOT, THANKS, VERIFIED } from '#features/account/messages.js';
import { DASHBOARD } from '#features/dashboard/messages.js';
import { expect, goTo, isAccessible, press, tabTo, test } from './browser-test.js';
import { IN_FULL } from './extent.js';
import { linkFor } from './mailbox.js';
import { aPerson, confirm, confirmed, fillLogin, logIn, signUp } from './pages/account.js';

test('a person signs up, confirms their email address, logs in and logs out', async ({ page }) => {
  const person = aPerson();
  await goTo(page, PAGES.signUp.path);
  await isAccessible(page, 'sign-up, empty');
  await press(page.getByRole('button', { name: SIGN_UP.submit }));
  await expect(page.getByRole('heading', { name: FORM.summaryTitle })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${FORM.errorTitlePrefix}`));
  await isAccessible(page, 'sign-up, with errors');

  await signUp(page, person);
  await isAccessible(page, 'thanks');
  await expect(page.getByRole('link', { name: THANKS.login })).toBeVisible();

  await goTo(page, PAGES.login.path);
  await isAccessible(page, 'login, empty');
  await fillLogin(page, person);
  await expect(page.getByText(LOGIN.notConfirmedInfo)).toBeVisible();
  await isAccessible(page, 'login, not confirmed');

  await confirm(page, person);
  await isAccessible(page, 'confirmed');
  await logIn(page, person);
  await expect(page.getByRole('heading', { name: DASHBOARD.welcome('Rosa') })).toBeVisible();
  await isAccessible(page, 'dashboard');

  await goTo(page, PAGES.login.path);
  await expect(page.getByText(LOGIN.already)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: LOGIN.logout }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a wrong password gives an error that does not reveal whether the account exists', async ({ page }) => {
  await goTo(page, PAGES.login.path);
  await fillLogin(page, { email: 'nobody@example.test', password: 'not this one' });
  await expect(page.getByText(LOGIN.invalid).first()).toBeVisible();
  await isAccessible(page, 'login, refused');
});

test('a person resets a forgotten password by email', async ({ page }) => {
  const person = await confirmed(page);
  await goTo(page, PAGES.forgotPassword.path);
  await isAccessible(page, 'forgot');
  await page.getByLabel(FORGOT.emailLabel).fill(person.email);
  await page.getByRole('button', { name: FORGOT.submit }).click();
  await expect(page.getByText(FORGOT.done)).toBeVisible();
  await isAccessible(page, 'forgot, done');

  const link = await linkFor(person.email, 'Set a new password');
  await goTo(page, link.pathname + link.search);
  await isAccessible(page, 'reset');
  await page.locator('input[type=password]').nth(0).fill('seven calm otters');
  await page.locator('input[type=password]').nth(1).fill('seven calm otters');
  await page.getByRole('button', { name: RESET.submit }).click();
  await expect(page.getByText(RESET.done)).toBeVisible();
  await isAccessible(page, 'reset, done');
  await logIn(page, { ...person, password: 'seven calm otters' });
});

test('a guarded page redirects to the login page, which leads back to it', async ({ page }) => {
  const person = await confirmed(page);
  await goTo(page, PAGES.vaDrugCoverage.path);
  await page.waitForURL(`**${PAGES.login.path}`);
  await fillLogin(page, person);
  await page.waitForURL(`**${PAGES.vaDrugCoverage.path}`);
});

test('the page for verified accounts links to the login page', async ({ page }) => {
  await goTo(page, PAGES.verified.path);
  await isAccessible(page, 'verified');
  await page.getByRole('link', { name: VERIFIED.login }).click();
  await page.waitForURL(`**${PAGES.login.path}`);
});

test('a keyboard user can create, use and close an account', IN_FULL, async ({ page, browser, baseURL }) => {
  const person = aPerson();
  const { keyboard } = page;
  const fill = async (name: string, text: string) => {
    await tabTo(page, page.locator(`[name=${name}]`).first());
    await keyboard.type(text);
  };
  await goTo(page, PAGES.signUp.path);
  await fill('name', person.name);
  await fill('age_range', '35');
  await fill('email', person.email);
  await fill('password', person.password);
  await tabTo(page, page.locator('[name=terms_accepted]'));
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: THANKS.title })).toBeVisible();
  const link = await linkFor(person.email, 'confirm');
  await goTo(page, link.pathname + link.search);
  await tabTo(page, page.getByRole('link', { name: CONFIRM.login, exact: true }));
  await keyboard.press('Enter');
  await fill('email', person.email);
  await fill('password', person.password);
  await keyboard.press('Enter');
  await page.waitForURL(`**${PAGES.dashboard.path}`);

  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await logIn(elsewhere, person);
  await goTo(page, PAGES.account.path);
  await fill('phone', '504 555 0142');
  await keyboard.press('Enter');
  await expect(page.getByText(ACCOUNT.saved)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: ACCOUNT.endOthers }));
  await keyboard.press('Enter');
  await expect(page.getByText(ACCOUNT.endedOthers)).toBeVisible();
  await elsewhere.context().close();
  await tabTo(page, page.locator('#closing-current_password'));
  await keyboard.type(person.password);
  await tabTo(page, page.locator('#closing-sure'));
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(page.getByText(LOGIN.closed)).toBeVisible();
});
