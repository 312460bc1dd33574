import { randomUUID } from 'node:crypto';
import { RESET } from '#contract/messages/account.js';
import { ACCOUNT } from '#contract/messages/own-account.js';
import { PAGES } from '#contract/pages.js';
import { FORGOT } from '#features/account/messages.js';
import { DRUG, VA } from '#features/care/messages/drugs.js';
import { expect, goTo, press, test, type Page } from './browser-test.js';
import { signedIn } from './pages/account.js';
import { find } from './pages/medicine-combobox.js';

/**
 * The viewport of a small phone whose browser shows its toolbars. Smooth scrolling is switched off, because the tests
 * do not wait for animations.
 */
test.use({ viewport: { width: 390, height: 664 }, contextOptions: { reducedMotion: 'reduce' } });

const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('when a form is replaced by its outcome, the outcome is in view and focused', async ({ page }) => {
  await goTo(page, PAGES.forgotPassword.path);
  await page.locator('input[name=email]').fill('nobody@example.test');
  await press(button(page, FORGOT.submit));
  await expect(said(page, FORGOT.done)).toBeFocused();
  await expect(said(page, FORGOT.done)).toBeInViewport({ ratio: 1 });

  await goTo(page, `${PAGES.resetPassword.path}?token=not-a-token`);
  for (const field of await page.locator('input[type=password]').all()) await field.fill('seven calm otters');
  await press(button(page, RESET.submit));
  await expect(said(page, RESET.done)).toBeFocused();
  await expect(said(page, RESET.done)).toBeInViewport({ ratio: 1 });
});

test('when a form stays on the page, its outcome is in view', async ({ page }) => {
  const { password } = await signedIn(page);
  await goTo(page, PAGES.account.path);
  await press(button(page, ACCOUNT.save));
  await expect(said(page, ACCOUNT.saved)).toBeInViewport({ ratio: 1 });
  await page.locator('#email-new_email').fill(`${randomUUID()}@example.test`);
  await page.locator('#email-current_password').fill(password);
  await press(button(page, ACCOUNT.saveEmail));
  await expect(said(page, ACCOUNT.emailChangeRequested)).toBeInViewport({ ratio: 1 });
  await page.locator('#password-current_password').fill(password);
  await page.locator('#password-new_password').fill('seven calm green boats');
  await press(button(page, ACCOUNT.savePassword));
  await expect(said(page, ACCOUNT.passwordSaved)).toBeInViewport({ ratio: 1 });
  await press(button(page, ACCOUNT.askData));
  // The server may finish the data export quickly, so accept both messages: that the export is in progress, and that it
  // is ready.
  await expect(page.getByRole('status').filter({ hasText: /your file/i })).toBeInViewport({ ratio: 1 });
});

test('answers about medicines and messages about an incomplete check are in view', async ({ page }) => {
  await signedIn(page);
  await goTo(page, PAGES.vaDrugCoverage.path);
  await find(page, VA.searchLabel, 'metformin');
  await expect(page.getByText(VA.yes)).toBeInViewport({ ratio: 1 });
  await goTo(page, PAGES.drugCoverage.path);
  await press(button(page, DRUG.check));
  await expect(page.getByRole('alert').filter({ hasText: DRUG.incomplete })).toBeInViewport({ ratio: 1 });
});
