import { randomUUID } from 'node:crypto';
import { type Browser, type Locator, type Page } from '@playwright/test';
import { ADMIN_USERS } from '#contract/api/admin.contract.js';
import { AUDIT } from '#contract/api/audit.contract.js';
import { LOGIN, SIGN_IN_ERRORS } from '#contract/messages/account.js';
import { ADMIN } from '#contract/messages/staff.js';
import { PAGES } from '#contract/pages.js';
import { actionName, TRAIL } from '#features/admin/audit/audit-words.js';
import { BULK, EXPORT, LOCK, WORDS } from '#features/admin/components/words.js';
import { expect, goTo, isAccessible, press, test } from './browser-test.js';
import { IN_FULL } from './extent.js';
import { linkFor } from './mailbox.js';
import {
  aPerson,
  confirmed,
  fillLogin,
  provingAgain,
  signedInAsStaff,
  SUPERADMIN,
  uniqueName,
} from './pages/account.js';

const { users: USERS, form: FORM, panel: PANEL } = ADMIN;

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function createUser(page: Page, lastName: string, email = `${randomUUID()}@example.test`): Promise<string> {
  await page.getByRole('button', { name: USERS.create }).click();
  const form = dialog(page, FORM.createTitle);
  await form.getByLabel(FORM.email, { exact: false }).fill(email);
  await form.getByLabel(FORM.firstName).fill('Rosa');
  await form.getByLabel(FORM.lastName).fill(lastName);
  await form.getByLabel(FORM.phone).fill('225 555 0142');
  await form.getByRole('button', { name: FORM.create, exact: true }).click();
  await expect(form).toBeHidden();
  return email;
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: WORDS.search }).fill(text);
  await page.waitForURL((url) => url.searchParams.get('q') === text);
}

/** Searches the list of users, and waits until the list shows only the users who were found. */
async function findUsers(page: Page, text: string, count: number): Promise<void> {
  await search(page, text);
  await expect(page.getByText(WORDS.found(count, true), { exact: true })).toBeVisible();
}

test('a signed-out visitor is told that the user list requires an administrator account', async ({ page }) => {
  await goTo(page, PAGES.usersList.path);
  await expect(page.getByText(USERS.needsAdmin)).toBeVisible();
  await isAccessible(page, 'users, signed out');
  await page.getByRole('main').getByRole('link', { name: LOGIN.title }).click();
  await fillLogin(page, SUPERADMIN);
  await page.waitForURL(`**${PAGES.usersList.path}`);
  for (const title of Object.values(USERS.columns))
    await expect(page.getByRole('columnheader', { name: title })).toBeVisible();
});

test('an admin creates, finds, views, edits, closes, restores and erases an account', IN_FULL, async ({ page }) => {
  await signedInAsStaff(page);
  await goTo(page, PAGES.usersList.path);
  const name = uniqueName();
  await page.getByRole('button', { name: USERS.create }).click();
  await isAccessible(page, 'create user');
  await press(dialog(page, FORM.createTitle).getByRole('button', { name: FORM.create, exact: true }));
  await expect(dialog(page, FORM.createTitle).getByRole('alert')).toBeVisible();
  await expect(dialog(page, FORM.createTitle).getByRole('option', { name: FORM.rolePlaceholder })).toBeAttached();
  await isAccessible(page, 'create user, with errors');
  await page.keyboard.press('Escape');
  const email = await createUser(page, name);
  await linkFor(email, 'Your account is ready');

  await findUsers(page, name.slice(0, -1).toLowerCase(), 1);
  await expect(row(page, name)).toContainText('•••@example.test');
  await row(page, name)
    .getByRole('button', { name: `${WORDS.show} Rosa` })
    .first()
    .click();
  await expect(row(page, name)).toContainText(email);
  await isAccessible(page, 'users, found');

  await row(page, name).getByRole('button', { name: USERS.edit }).click();
  const edit = dialog(page, FORM.editTitle);
  await expect(edit.getByLabel(FORM.email, { exact: false })).toHaveValue(email);
  await edit.getByLabel(FORM.role).selectOption('operations');
  await edit.getByRole('button', { name: FORM.save, exact: true }).click();
  await expect(row(page, name)).toContainText('operations');

  await row(page, name).getByRole('button', { name: WORDS.details }).click();
  await expect(dialog(page, `Rosa ${name}`).getByText('User changed')).toBeVisible();
  await isAccessible(page, 'user, details');
  await page.keyboard.press('Escape');

  await row(page, name)
    .getByRole('button', { name: `${USERS.delete} Rosa` })
    .click();
  await isAccessible(page, 'delete this user?');
  await dialog(page, USERS.deletePrompt).getByRole('button', { name: USERS.delete, exact: true }).click();
  await expect(page.getByText(USERS.empty)).toBeVisible();
  await isAccessible(page, 'users, empty');
  await page.locator('select[name=closed]').selectOption('yes');
  await row(page, name).getByRole('button', { name: WORDS.restore }).click();
  await expect(page.getByText(WORDS.restoredNote(`Rosa ${name}`))).toBeVisible();

  await page.locator('select[name=closed]').selectOption('no');
  await row(page, name).getByRole('button', { name: USERS.hardDelete }).click();
  const erase = dialog(page, WORDS.eraseTitle);
  await erase.getByLabel(WORDS.reason).selectOption('test');
  await isAccessible(page, 'erase');
  await erase.getByRole('button', { name: USERS.hardDelete }).click();
  await expect(page.getByText(WORDS.erasedNote(`Rosa ${name}`))).toBeVisible();
});

test('admins cannot delete their own account, and bulk actions show a preview', async ({ page }) => {
  await signedInAsStaff(page);
  await goTo(page, `${PAGES.usersList.path}?q=superadmin`);
  await row(page, 'Superadmin')
    .first()
    .getByRole('button', { name: `${USERS.delete} Superadmin` })
    .click();
  await expect(page.getByRole('alert')).toContainText(USERS.ownAccount);

  const name = uniqueName();
  await createUser(page, name);
  await createUser(page, name);
  await findUsers(page, name, 2);
  for (const box of await page.getByRole('checkbox', { name: WORDS.select(`Rosa ${name}`) }).all()) await box.check();
  await page.getByLabel(BULK.action).and(page.locator('select')).selectOption('close');
  await page.getByRole('button', { name: BULK.preview }).click();
  await expect(page.getByText(BULK.would(2, 2))).toBeVisible();
  await isAccessible(page, 'bulk, preview');
  const again = (path: string, button: Locator) => provingAgain(page, path, SUPERADMIN.password, () => press(button));
  await again(ADMIN_USERS.act.path, page.getByRole('button', { name: BULK.run, exact: true }));
  await expect(page.getByText(BULK.worked(2, 2))).toBeVisible();
  await page.keyboard.press('Escape');

  const single = uniqueName();
  await createUser(page, single);
  await findUsers(page, single, 1);
  await row(page, single)
    .getByRole('button', { name: `${USERS.delete} Rosa` })
    .click();
  const sure = dialog(page, USERS.deletePrompt).getByRole('button', { name: USERS.delete, exact: true });
  await again(ADMIN_USERS.close.path.replace(':id', '*'), sure);
  await expect(page.getByText(USERS.empty)).toBeVisible();
});

test('a locked account is marked, and its owner is told at login; accounts are exported by a link', async ({
  page,
  browser,
}) => {
  const name = uniqueName();
  const owner = await confirmed(page, { ...aPerson(), name: `Rosa ${name}` });
  await signedInAsStaff(page);
  await goTo(page, `${PAGES.usersList.path}?q=${name}`);
  const own = page.locator('tbody tr');
  await expect(own).toHaveCount(1);
  await own.getByRole('button', { name: WORDS.details }).click();
  await press(page.getByRole('dialog').getByRole('button', { name: LOCK.lock }));
  await isAccessible(page, 'lock, without a reason');
  await page.getByRole('dialog').getByLabel(WORDS.reason).selectOption('strangers');
  await press(page.getByRole('dialog').getByRole('button', { name: LOCK.lock }));
  await expect(page.getByRole('dialog').getByText(LOCK.locked)).toBeVisible();
  await isAccessible(page, 'user, locked');
  await page.keyboard.press('Escape');
  await expect(own).toContainText('(locked)');
  await inOwnWindow(browser, async (other) => {
    await goTo(other, PAGES.login.path);
    await fillLogin(other, { ...owner, password: 'not the right one' });
    await expect(other.getByRole('main')).toContainText(LOGIN.invalid);
    await fillLogin(other, owner);
    await expect(other.getByRole('main')).toContainText(SIGN_IN_ERRORS['auth.locked'].message);
    await isAccessible(other, 'login, locked');
  });

  const choose = (action: string) => page.getByLabel(BULK.action).and(page.locator('select')).selectOption(action);
  await own.getByRole('checkbox').check();
  await choose('export');
  await page.getByRole('button', { name: BULK.preview }).click();
  const again = (path: string, name: string) =>
    provingAgain(page, path, SUPERADMIN.password, () => press(page.getByRole('button', { name, exact: true })));
  await again(ADMIN_USERS.act.path, BULK.run);
  const download = page.waitForEvent('download');
  await again(ADMIN_USERS.downloadExport.path.replace(':token', '*'), EXPORT.download);
  expect((await download).suggestedFilename()).toBe(EXPORT.file);
  await expect(page.getByText(EXPORT.done(1))).toBeVisible();
  await isAccessible(page, 'bulk, exported');
  await page.keyboard.press('Escape');
  // Closing the dialog ends the selection, so the account can be selected only afterwards.
  await expect(page.getByRole('dialog')).toBeHidden();

  await own.getByRole('checkbox').check();
  await choose('unlock');
  await page.getByLabel(WORDS.reason).selectOption('settled');
  await isAccessible(page, 'bulk, unlock');
  await page.getByRole('button', { name: BULK.preview }).click();
  await page.getByRole('button', { name: BULK.run, exact: true }).click();
  await expect(page.getByText(BULK.worked(1, 1))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(own).toHaveCount(1);
  await expect(own).not.toContainText('(locked)');
});

async function inOwnWindow(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  await work(await context.newPage());
  await context.close();
}

test('when two admins edit the same account, the second one is warned and can load the saved version', async ({
  page,
  browser,
}) => {
  await signedInAsStaff(page);
  await goTo(page, PAGES.usersList.path);
  const name = uniqueName();
  await createUser(page, name);
  await findUsers(page, name, 1);
  await row(page, name).getByRole('button', { name: USERS.edit }).click();
  const edit = dialog(page, FORM.editTitle);
  await expect(edit.getByLabel(FORM.firstName)).toHaveValue('Rosa');
  await inOwnWindow(browser, async (other) => {
    await signedInAsStaff(other);
    await goTo(other, `${PAGES.usersList.path}?q=${name}`);
    await row(other, name).getByRole('button', { name: USERS.edit }).click();
    await dialog(other, FORM.editTitle).getByLabel(FORM.firstName).fill('Olga');
    await dialog(other, FORM.editTitle).getByRole('button', { name: FORM.save, exact: true }).click();
    await expect(row(other, `Olga ${name}`)).toBeVisible();
  });
  await edit.getByLabel(FORM.firstName).fill('Mine');
  await edit.getByRole('button', { name: FORM.save, exact: true }).click();
  await edit.getByRole('button', { name: WORDS.loadNewest }).click();
  await expect(edit.getByLabel(FORM.firstName)).toHaveValue('Olga');
});

test('an audit entry that is written late appears in a dialog that is already open', async ({ page }) => {
  await signedInAsStaff(page);
  await goTo(page, PAGES.usersList.path);
  const name = uniqueName();
  await createUser(page, name);
  await findUsers(page, name, 1);
  let answers = 0;
  await page.route(`**${AUDIT.list.path}?*`, (route) => {
    answers += 1;
    return answers > 1 ? route.continue() : route.fulfill({ json: { entries: [], next: null, actions: [] } });
  });
  await row(page, name).getByRole('button', { name: WORDS.details }).click();
  await expect(page.getByRole('dialog').getByText(WORDS.noHistory)).toBeVisible();
  await expect(page.getByRole('dialog').getByText(actionName('admin.userCreated'))).toBeVisible();
});

test('a keyboard user can grant admin rights, export accounts and view the audit trail', async ({ page }) => {
  await signedInAsStaff(page);
  await goTo(page, PAGES.usersList.path);
  const name = uniqueName();
  await createUser(page, name);
  await goTo(page, `${PAGES.adminPanel.path}?q=${name}`);
  const give = async (role: string): Promise<void> => {
    await row(page, name)
      .getByRole('button', { name: `${role} Rosa ${name}` })
      .press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await isAccessible(page, `${role}?`);
    await page.getByRole('dialog').getByRole('button', { name: role, exact: true }).press('Enter');
  };
  await give(PANEL.makeAdmin);
  await expect(row(page, name)).toContainText('admin');
  await isAccessible(page, 'admin panel');
  await give(PANEL.makeUser);
  await expect(row(page, name)).toContainText('patient');

  await page.getByRole('tab', { name: PANEL.users }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: PANEL.export })).toBeFocused();
  // Switching to another tab of the admin panel removes the search field together with the text in it.
  await expect(page.getByRole('tabpanel', { name: PANEL.export })).toBeVisible();
  await search(page, name);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: EXPORT.start, exact: true }).press('Enter');
  expect((await download).suggestedFilename()).toBe('users.csv');
  await expect(page.getByText(EXPORT.done(1))).toBeVisible();
  await isAccessible(page, 'export, done');

  await goTo(page, PAGES.auditTrail.path);
  await page.getByRole('button', { name: TRAIL.verify }).press('Enter');
  await expect(page.getByText(/^Whole: /).first()).toBeVisible();
  await page.getByLabel(TRAIL.action).selectOption('admin.exportEnded');
  await page.getByRole('button', { name: TRAIL.apply }).press('Enter');
  await expect(page.getByText('complete: true').first()).toBeVisible();
  await isAccessible(page, 'audit trail');
});

test('each account takes one line of the table of a usual screen', IN_FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signedInAsStaff(page);
  await goTo(page, PAGES.usersList.path);
  const lastName = uniqueName();
  await createUser(page, lastName);
  await expect(row(page, lastName)).toBeVisible();
  const heights = await page.locator('tbody tr').evaluateAll((rows) => rows.map((each) => each.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(56);
});
