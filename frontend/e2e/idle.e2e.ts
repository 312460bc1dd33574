import { SESSION_NOTES } from '../../backend/src/contract/messages/session.js';
import { PAGES } from '../../backend/src/contract/pages.js';
import { expect, goTo, isAccessible, test } from './house-test.js';
import { signedIn } from './pages/account.js';

test('row 21: an unused session warns in time, one key keeps it, and what was typed stays', async ({ page }) => {
  await signedIn(page);
  await page.clock.install();
  await goTo(page, PAGES.account.path);
  await page.locator('#details-name').fill('Half a na');
  await page.clock.fastForward('26:45');
  const dialog = page.getByRole('dialog', { name: SESSION_NOTES.warning });
  await expect(dialog).toBeVisible();
  await isAccessible(page, 'account, session about to end');
  await dialog.getByRole('button', { name: SESSION_NOTES.stay }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('#details-name')).toHaveValue('Half a na');
});
