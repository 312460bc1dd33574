import { ADMIN_USERS } from '#contract/api/admin.contract.js';
import { FORM } from '#contract/messages/forms.js';
import { ADMIN } from '#contract/messages/staff.js';
import { PAGES } from '#contract/pages.js';
import { TRAIL } from '#features/admin/audit/audit-words.js';
import { BULK, LOCK, WORDS } from '#features/admin/components/words.js';
import { JOB_TEXTS } from '#features/admin/jobs/jobs-words.js';
import { LOADING } from '#ui/messages.js';
import { expect, goTo, isAccessible, press, test, whileBusy, type Page } from './browser-test.js';
import { IN_FULL } from './extent.js';
import { signedInAsStaff, uniqueName } from './pages/account.js';
import { smallTargets } from './pages/page-requirements.js';

const { users: USERS, form: FIELDS, panel: PANEL } = ADMIN;
const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

async function isUsable(page: Page, state: string): Promise<void> {
  await isAccessible(page, state);
  expect(await smallTargets(page), state).toEqual([]);
}

test.use({ viewport: { width: 390, height: 844 } });

test('every state of the user list is usable on a phone', IN_FULL, async ({ page }) => {
  await signedInAsStaff(page);
  const name = uniqueName();
  for (const first of ['Rosa', 'Olga'])
    await page.request.post(ADMIN_USERS.create.path, {
      data: { email: `${first}.${name}@example.test`, first_name: first, last_name: name },
    });
  await goTo(page, `${PAGES.usersList.path}?q=${name}&sort=email&direction=asc`);
  const rosa = (label: string) => page.getByRole('button', { name: `${label} Rosa ${name}` });
  await expect(rosa(USERS.edit)).toBeVisible();
  for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click();
  await isUsable(page, 'users, filters open');

  await rosa(USERS.edit).press('Enter');
  await expect(dialog(page).getByLabel(FIELDS.firstName)).toHaveValue('Rosa');
  await dialog(page).locator('input[name=email]').fill('nonsense');
  await press(inDialog(page, FIELDS.save));
  await expect(dialog(page).getByRole('group', { name: FORM.summaryTitle })).toBeFocused();
  await isUsable(page, 'edit user, with errors');
  await dialog(page).locator('input[name=email]').fill(`rosa.${name}@example.test`);
  await whileBusy(
    page,
    '/api/auth/admin/user/*',
    () => press(inDialog(page, FIELDS.save)),
    async () => {
      await expect(inDialog(page, FIELDS.saving)).toBeVisible();
      await isUsable(page, 'edit user, busy');
    },
  );
  await expect(page.getByText(WORDS.saved(`Rosa ${name}`))).toBeInViewport();
  await isUsable(page, 'users, with a message');

  await rosa(USERS.hardDelete).press('Enter');
  await press(inDialog(page, USERS.hardDelete));
  await expect(dialog(page).getByRole('group', { name: FORM.summaryTitle })).toBeFocused();
  await isUsable(page, 'erase user, with errors');
  await page.keyboard.press('Escape');

  await rosa(WORDS.details).press('Enter');
  await press(inDialog(page, WORDS.sendReset));
  await expect(dialog(page).getByText(WORDS.sent)).toBeInViewport();
  await isUsable(page, 'user, mail sent');
  await press(inDialog(page, LOCK.lock));
  await expect(dialog(page).getByRole('group', { name: FORM.summaryTitle })).toBeFocused();
  await isUsable(page, 'user, lock without a reason');
  await page.keyboard.press('Escape');

  for (const box of await page.getByRole('checkbox', { name: new RegExp(`${name}$`) }).all()) await box.check();
  await isUsable(page, 'bulk bar');
  await page.getByLabel(BULK.action).and(page.locator('select')).selectOption('lock');
  await expect(page.getByLabel(WORDS.reason)).toBeVisible();
  await isUsable(page, 'bulk bar, with a reason');
  await page.getByLabel(BULK.action).and(page.locator('select')).selectOption('resendConfirmation');
  await page.getByRole('button', { name: BULK.preview }).press('Enter');
  await press(inDialog(page, BULK.run));
  await expect(dialog(page).getByText(BULK.worked(2, 2))).toBeFocused();
  await isUsable(page, 'bulk, done');
});

test(
  'every state of the admin panel, the audit trail and the jobs page is usable on a phone',
  IN_FULL,
  async ({ page }) => {
    await signedInAsStaff(page);
    await page.route(`**${ADMIN_USERS.list.path}?*`, (route) => route.fulfill({ status: 429, body: '' }));
    await goTo(page, PAGES.adminPanel.path);
    await expect(page.getByText(WORDS.loadFailed)).toBeVisible();
    await isUsable(page, 'panel, not loaded');
    await page.unroute(`**${ADMIN_USERS.list.path}?*`);
    await page.getByRole('button', { name: LOADING.retry }).press('Enter');
    await page
      .getByRole('button', { name: new RegExp(`^${PANEL.makeAdmin}`) })
      .first()
      .press('Enter');
    await isUsable(page, 'panel, after a press');

    await goTo(page, PAGES.auditTrail.path);
    await page.getByLabel(TRAIL.person).fill('nonsense');
    await press(page.getByRole('button', { name: TRAIL.apply }));
    await expect(page.getByRole('group', { name: FORM.summaryTitle })).toContainText(TRAIL.personWrong);
    await isUsable(page, 'audit, with errors');

    await goTo(page, PAGES.jobs.path);
    await page
      .getByRole('button', { name: new RegExp(`^${JOB_TEXTS.details}`) })
      .first()
      .press('Enter');
    await expect(dialog(page)).toContainText(JOB_TEXTS.attempts);
    const widths = await dialog(page)
      .locator('dd')
      .evaluateAll((values) => values.map((value) => value.getBoundingClientRect().width));
    expect(Math.min(...widths), 'no value is pressed into a column of single letters').toBeGreaterThan(100);
    await isUsable(page, 'job, details');
  },
);
