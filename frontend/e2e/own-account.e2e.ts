import { readFile } from 'node:fs/promises';
import { OWN_ACCOUNT } from '#contract/api/account.contract.js';
import { AUTH } from '#contract/api/auth.contract.js';
import { LOGIN, SIGN_IN_ERRORS } from '#contract/messages/account.js';
import { FORM } from '#contract/messages/forms.js';
import { ACCOUNT } from '#contract/messages/own-account.js';
import { PAGES } from '#contract/pages.js';
import { expect, goTo, isAccessible, press, test } from './browser-test.js';
import { fillLogin, provingAgain, signedIn } from './pages/account.js';

test('a person changes their name and password, downloads their data and closes the account', async ({ page }) => {
  const person = await signedIn(page);
  await goTo(page, PAGES.account.path);
  await expect(page.getByRole('listitem').filter({ hasText: ACCOUNT.thisDevice.toLowerCase() })).toBeVisible();
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

  const button = (name: string) => page.getByRole('button', { name });
  const again = (path: string, name: string) =>
    provingAgain(page, path, 'seven calm green boats', () => press(button(name)));
  await again(OWN_ACCOUNT.requestExport.path, ACCOUNT.askData);
  await expect(button(ACCOUNT.dataDownload)).toBeVisible();
  const download = page.waitForEvent('download');
  await again(OWN_ACCOUNT.downloadExport.path, ACCOUNT.dataDownload);
  expect(await readFile(await (await download).path(), 'utf8')).toContain(person.email);

  await page.locator('#closing-current_password').fill('seven calm green boats');
  await press(page.getByLabel(ACCOUNT.sure, { exact: false }), 'Space');
  await press(page.getByRole('button', { name: ACCOUNT.closeButton }));
  await page.waitForURL((url) => url.pathname + url.search === `${PAGES.login.path}?closed=yes`);
  await expect(page.getByText(LOGIN.closed)).toBeVisible();
  await expect(page.getByText('By continuing with Google')).toHaveText(
    'By continuing with Google you agree to the Terms of Service and Privacy Policy, and you are 18 or older.',
  );
  await fillLogin(page, { email: person.email, password: 'seven calm green boats' });
  await expect(page.getByText(SIGN_IN_ERRORS['auth.closed'].message, { exact: false }).first()).toBeVisible();
});

test('logging out a device moves focus to the adjacent row', async ({ page, playwright, baseURL }) => {
  const { email, password } = await signedIn(page);
  for (const userAgent of ['iPhone Safari/604.1', 'Windows NT 10.0 Chrome/140.0']) {
    const device = await playwright.request.newContext({ baseURL: baseURL ?? '', userAgent });
    await expect(await device.post(AUTH.login.path, { data: { email, password } })).toBeOK();
    await device.dispose();
  }
  await goTo(page, PAGES.account.path);
  const row = (device: string) => page.getByRole('listitem').filter({ hasText: device });
  await page.getByRole('button', { name: ACCOUNT.endDevice('Chrome on Windows') }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: ACCOUNT.ended('Chrome on Windows') })).toBeInViewport();
  await expect(row('Safari on iPhone')).toBeFocused();
  await expect(row('Safari on iPhone')).not.toContainText('Mozilla');
  await page.getByRole('button', { name: ACCOUNT.endOthers }).press('Enter');
  await expect(page.getByRole('region', { name: ACCOUNT.devices })).toBeFocused();
});
