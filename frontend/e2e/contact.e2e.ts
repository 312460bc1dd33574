import type { Page } from '@playwright/test';
import { CONTACT_TOO_FAST_MS } from '../../backend/src/contract/limits.js';
import { CONTACT } from '../../backend/src/contract/messages/contact.js';
import { ERRORS } from '../../backend/src/contract/messages/errors.js';
import { FORM } from '../../backend/src/contract/messages/forms.js';
import { PAGES } from '../../backend/src/contract/pages.js';
import { expect, goTo, isAccessible, press, test } from './house-test.js';

test('a visitor writes to the firm; what is missing is named and what was typed stays', async ({ page }) => {
  await page.clock.install();
  await goTo(page, PAGES.contact.path);
  await isAccessible(page, 'contact, empty');
  await page.locator('textarea[name=message]').fill('Please call me.');
  await press(page.getByRole('button', { name: CONTACT.submit }));
  await expect(page.getByRole('heading', { name: FORM.summaryTitle })).toBeVisible();
  await expect(page.getByText(CONTACT.nameMissing).first()).toBeVisible();
  await expect(page.locator('textarea[name=message]')).toHaveValue('Please call me.');
  await isAccessible(page, 'contact, incomplete');
  await page.locator('input[name=name]').fill('Ann Field');
  await page.locator('input[name=email]').fill('ann@example.test');
  await page.getByLabel(CONTACT.consent, { exact: false }).check();
  // A person takes this long to write; a test need not.
  await page.clock.fastForward(CONTACT_TOO_FAST_MS);
  await press(page.getByRole('button', { name: CONTACT.submit }));
  await expect(page.getByText(CONTACT.done)).toBeVisible();
  await expect(page.locator(':focus')).toHaveText(CONTACT.done);
  await isAccessible(page, 'contact, done');
});

async function fillIn(page: Page): Promise<void> {
  await page.locator('input[name=name]').fill('Ann Field');
  await page.locator('input[name=email]').fill('ann@example.test');
  await page.locator('textarea[name=message]').fill('Please call me.');
  await page.getByLabel(CONTACT.consent, { exact: false }).check();
}

test('a message whose hidden field the browser filled in is not lost: it is asked for again, and the next press sends it', async ({ page }) => {
  await goTo(page, PAGES.contact.path);
  await fillIn(page);
  await page.locator('input[name=website]').evaluate((field: HTMLInputElement) => (field.value = 'https://ann.example'));
  await press(page.getByRole('button', { name: CONTACT.submit }));
  await expect(page.getByText(ERRORS['contact.looksAutomatic'].message)).toBeVisible();
  await expect(page.locator('textarea[name=message]')).toHaveValue('Please call me.');
  await press(page.getByRole('button', { name: CONTACT.submit }));
  await expect(page.getByText(CONTACT.done)).toBeVisible();
});

test('information can be requested from the home page in a dialog that keeps the focus and closes on Escape', async ({ page }) => {
  await goTo(page, PAGES.home.path);
  const opener = page.getByRole('link', { name: CONTACT.request });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: CONTACT.request });
  await expect(dialog).toBeVisible();
  await isAccessible(page, 'information requested');
  for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab');
  // Past the last field the focus may visit the browser's own bar, never the page behind.
  expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a message is sent and acknowledged, and what is wrong is said in words', async ({ page }) => {
    await page.goto(PAGES.contact.path);
    await page.locator('input[name=name]').fill('Ann Field');
    await page.locator('input[name=email]').fill('ann@example');
    await page.locator('textarea[name=message]').fill('Please call me.');
    await page.getByLabel(CONTACT.consent, { exact: false }).check();
    await page.getByRole('button', { name: CONTACT.submit }).press('Enter');
    await expect(page.getByRole('heading', { name: FORM.summaryTitle })).toBeVisible();
    await page.goBack();
    await page.locator('input[name=email]').fill('ann@example.test');
    await page.getByRole('button', { name: CONTACT.submit }).press('Enter');
    await expect(page.getByText(CONTACT.done)).toBeVisible();
  });
});
