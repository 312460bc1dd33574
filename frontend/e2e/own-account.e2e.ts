import { FORM } from '../../backend/src/contract/messages/forms.js';
import { LOGIN } from '../../backend/src/contract/messages/account.js';
import { ACCOUNT } from '../../backend/src/contract/messages/own-account.js';
import { PAGES } from '../../backend/src/contract/pages.js';
import { expect, goTo, isAccessible, press, test } from './house-test.js';
import { fillLogin, signedIn } from './pages/account.js';

test('a person changes name and password, takes their data along and closes the account', async ({ page }) => {
  const person = await signedIn(page);
  await goTo(page, PAGES.account.path);
  await expect(page.getByRole('listitem').filter({ hasText: ACCOUNT.thisDevice.toLowerCase() })).toBeVisible();
  await isAccessible(page, 'account');
  await page.locator('#details-name').fill('Rosa Maria Delgado');
  await press(page.getByRole('button', { name: ACCOUNT.save }));
  await expect(page.getByText(ACCOUNT.saved)).toBeVisible();

  await page.locator('#password-current_password').fill('not my password');
  await page.locator('#password-new_password').fill('seven calm green boats');
  await press(page.getByRole('button', { name: ACCOUNT.savePassword }));
  await expect(page.getByRole('heading', { name: FORM.summaryTitle })).toBeVisible();
  await isAccessible(page, 'account, wrong password');
  await page.locator('#password-current_password').fill(person.password);
  await press(page.getByRole('button', { name: ACCOUNT.savePassword }));
  await expect(page.getByText(ACCOUNT.passwordSaved)).toBeVisible();

  await page.getByRole('button', { name: ACCOUNT.askData }).click();
  await expect(page.getByRole('link', { name: ACCOUNT.dataDownload })).toBeVisible({ timeout: 20_000 });

  await page.locator('#closing-current_password').fill('seven calm green boats');
  await page.getByLabel(ACCOUNT.sure, { exact: false }).check();
  await press(page.getByRole('button', { name: ACCOUNT.closeButton }));
  await page.waitForURL((url) => url.pathname + url.search === `${PAGES.login.path}?closed=yes`);
  await expect(page.getByText(LOGIN.closed)).toBeVisible();
  await expect(page.getByText('By continuing with Google')).toHaveText('By continuing with Google you agree to the Terms of Service and Privacy Policy, and you are 18 or older.');
  await isAccessible(page, 'account closed');
  await fillLogin(page, { email: person.email, password: 'seven calm green boats' });
  await expect(page.getByText('Invalid email or password.').first()).toBeVisible();
});
