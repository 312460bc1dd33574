import { OWN_ACCOUNT } from '#contract/api/account.contract.js';
import { SECOND_FACTOR_CALLS } from '#contract/api/second-factor.contract.js';
import { FORM } from '#contract/messages/forms.js';
import { ACCOUNT } from '#contract/messages/own-account.js';
import { PAGES } from '#contract/pages.js';
import { IDLE_WARNING } from '#features/session/messages/session-check.js';
import { expect, goTo, isAccessible, press, test, type Page } from './browser-test.js';
import { fillLogin, signedIn, signedInAsMember } from './pages/account.js';

/**
 * Opens the account page and waits for the page's last requests. A response that arrived later would count as activity.
 * If the page sent a request after the end of the session, the screen would show the end of the session earlier than
 * the test expects.
 */
async function openAccount(page: Page): Promise<void> {
  const lastCalls = Promise.all(
    [OWN_ACCOUNT.getExport, SECOND_FACTOR_CALLS.list].map(({ path }) =>
      page.waitForEvent('requestfinished', (request) => request.url().endsWith(path)),
    ),
  );
  await goTo(page, PAGES.account.path);
  await lastCalls;
}

test('an idle session shows a warning in time, a keystroke extends the session, and typed text stays', async ({
  page,
}) => {
  await signedInAsMember(page);
  await page.clock.install();
  await openAccount(page);
  await page.locator('#details-name').fill('Half a na');
  await page.clock.fastForward('26:45');
  const dialog = page.getByRole('dialog', { name: IDLE_WARNING.title });
  await expect(dialog).toBeVisible();
  await isAccessible(page, 'account, session about to end');
  await dialog.getByRole('button', { name: IDLE_WARNING.stay }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('#details-name')).toHaveValue('Half a na');
});

test('an expired session is noticed at the first request, and the form is restored after signing in again', async ({
  page,
}) => {
  const person = await signedIn(page);
  await openAccount(page);
  await page.locator('#details-phone').fill('504 555 0142');
  await page.locator('#email-new_email').fill('another@example.test');
  await page.locator('#email-current_password').fill(person.password);
  await page.context().clearCookies();
  await press(page.getByRole('button', { name: ACCOUNT.save, exact: true }));
  await page.waitForURL(`**${PAGES.login.path}`);
  await fillLogin(page, person);
  await page.waitForURL(`**${PAGES.account.path}`);
  await expect(page.locator('#details-phone')).toHaveValue('5045550142');
  await expect(page.getByText(FORM.putBack).first()).toBeVisible();
  await expect(page.locator('#email-new_email')).toHaveValue('another@example.test');
  await expect(page.locator('#email-current_password')).toHaveValue('');
  await isAccessible(page, 'account, entries put back');
  await press(page.getByRole('button', { name: ACCOUNT.save, exact: true }));
  await expect(page.getByText(ACCOUNT.saved)).toBeVisible();
});
