import { CONTACT } from '../../backend/src/contract/messages/contact.js';
import { FORM } from '../../backend/src/contract/messages/forms.js';
import { PAGES } from '../../backend/src/contract/pages.js';
import { expect, goTo, isAccessible, press, test } from './house-test.js';

test('a visitor writes to the firm; what is missing is named and what was typed stays', async ({ page }) => {
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
  await press(page.getByRole('button', { name: CONTACT.submit }));
  await expect(page.getByText(CONTACT.done)).toBeVisible();
  await isAccessible(page, 'contact, done');
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
