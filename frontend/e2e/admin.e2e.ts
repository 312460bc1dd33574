import { randomUUID } from 'node:crypto';
import { type Browser, type Locator, type Page } from '@playwright/test';
import { ADMIN_USERS } from '#contract/api/admin.contract.js';
import { AUDIT } from '#contract/api/audit.contract.js';
import { LOGIN, SIGN_IN_ERRORS } from '#contract/messages/account.js';
import { ADMIN } from '#contract/messages/staff.js';
import { PAGES } from '#contract/pages.js';
import { actionName, TRAIL } from '#features/admin/audit/audit-words.js';
import { BULK, EXPORT, LOCK, WORDS } from '#features/admin/components/words.js';
import { expect, goTo, isAccessible, press, tabTo, test } from './browser-test.js';
import { IN_FULL } from './extent.js';
import {
  aPerson,
  confirmed,
  fillLogin,
  provingAgain,
  signedInAsStaff,
  startSession,
  SUPERADMIN,
  uniqueName,
} from './pages/account.js';

const { users: USERS, form: FORM, panel: PANEL } = ADMIN;

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
/** The button of a row that opens its menu with the further actions. */
const more = (row: Locator) => row.getByRole('button', { name: /^More for/ });
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

/** Creates an account with a call, and shows it alone on a list. */
async function showUser(page: Page, path: string, last_name: string): Promise<void> {
  const data = { email: `${randomUUID()}@example.test`, first_name: 'Rosa', last_name };
  await expect(await page.request.post(ADMIN_USERS.create.path, { data })).toBeOK();
  await goTo(page, `${path}?q=${last_name}`);
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
  await page.getByRole('main').getByRole('link', { name: LOGIN.title }).click();
  await fillLogin(page, SUPERADMIN);
  await page.waitForURL(`**${PAGES.usersList.path}`);
  for (const title of Object.values(USERS.columns))
    await expect(page.getByRole('columnheader', { name: title })).toBeVisible();
});

test(
  'an admin can create, find, edit, view, bulk-close, restore and erase accounts using only the keyboard',
  IN_FULL,
  async ({ page }) => {
    const { keyboard } = page;
    const name = uniqueName();
    const row = page.getByRole('row').filter({ hasText: name });
    const inRow = (label: string) => row.getByRole('button', { name: label }).first();
    const go = async (control: Parameters<typeof tabTo>[1], key = 'Enter') => {
      await tabTo(page, control);
      await keyboard.press(key);
    };
    const type = async (control: Parameters<typeof tabTo>[1], text: string) => {
      await tabTo(page, control);
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type(text);
    };
    await signedInAsStaff(page);
    await goTo(page, PAGES.usersList.path);

    await go(page.getByRole('button', { name: USERS.create }));
    await type(page.locator('#user-email'), `${name}@example.test`);
    await type(page.locator('#user-last_name'), name);
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();

    await type(page.getByRole('searchbox', { name: WORDS.search }), name);
    await expect(page.getByText(WORDS.found(1, true), { exact: true })).toBeVisible();
    await go(inRow(USERS.edit));
    await expect(page.locator('#user-last_name')).toHaveValue(name);
    await type(page.locator('#user-first_name'), 'Olga');
    await keyboard.press('Enter');
    await expect(page.getByRole('row').filter({ hasText: `Olga ${name}` })).toHaveCount(1);
    await go(more(row));
    await go(inRow(WORDS.details));
    await expect(page.getByRole('dialog').getByText('User changed')).toBeVisible();
    await keyboard.press('Escape');
    await expect(more(row)).toBeFocused();

    await go(row.getByRole('checkbox'), 'Space');
    await tabTo(page, page.getByLabel(BULK.action).and(page.locator('select')));
    await keyboard.type('Delete');
    await go(page.getByRole('button', { name: BULK.preview }));
    await go(page.getByRole('button', { name: BULK.run, exact: true }));
    await expect(page.getByText(BULK.worked(1, 1))).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByText(USERS.empty)).toBeVisible();

    await goTo(page, `${PAGES.usersList.path}?q=${name}&closed=yes`);
    await go(more(row));
    await go(inRow(WORDS.restore));
    await expect(page.getByText(WORDS.restoredNote(`Olga ${name}`))).toBeVisible();
    await goTo(page, `${PAGES.usersList.path}?q=${name}`);
    await go(more(row));
    await go(inRow(USERS.hardDelete));
    await tabTo(page, page.getByRole('dialog').getByLabel(WORDS.reason));
    await keyboard.type('Test');
    await go(page.getByRole('dialog').getByRole('button', { name: USERS.hardDelete }));
    await expect(page.getByText(WORDS.erasedNote(`Olga ${name}`))).toBeVisible();
  },
);

test('a locked account is marked, its owner is told at login, and a bulk action unlocks it', async ({
  page,
  browser,
}) => {
  const name = uniqueName();
  const owner = await confirmed(page, { ...aPerson(), name: `Rosa ${name}` });
  await startSession(page, SUPERADMIN);
  await goTo(page, `${PAGES.usersList.path}?q=${name}`);
  const own = page.locator('tbody tr');
  await expect(own).toHaveCount(1);
  await more(own).click();
  await isAccessible(page, 'menu of a row');
  await own.getByRole('button', { name: WORDS.details }).click();
  await press(page.getByRole('dialog').getByRole('button', { name: LOCK.lock }));
  await isAccessible(page, 'lock, without a reason');
  await page.getByRole('dialog').getByLabel(WORDS.reason).selectOption('strangers');
  await press(page.getByRole('dialog').getByRole('button', { name: LOCK.lock }));
  await expect(page.getByRole('dialog').getByText(LOCK.locked)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(own).toContainText('(locked)');
  await inOwnWindow(browser, async (other) => {
    await goTo(other, PAGES.login.path);
    await fillLogin(other, { ...owner, password: 'not the right one' });
    await expect(other.getByRole('main')).toContainText(LOGIN.invalid);
    await fillLogin(other, owner);
    await expect(other.getByRole('main')).toContainText(SIGN_IN_ERRORS['auth.locked'].message);
  });

  await own.getByRole('checkbox').check();
  await page.getByLabel(BULK.action).and(page.locator('select')).selectOption('unlock');
  await page.getByLabel(WORDS.reason).selectOption('settled');
  await page.getByRole('button', { name: BULK.preview }).click();
  await expect(page.getByText(BULK.would(1, 1))).toBeVisible();
  await isAccessible(page, 'bulk, preview');
  await provingAgain(page, ADMIN_USERS.act.path, SUPERADMIN.password, () =>
    press(page.getByRole('button', { name: BULK.run, exact: true })),
  );
  await expect(page.getByText(BULK.worked(1, 1))).toBeVisible();
  await page.keyboard.press('Escape');
  // The dialog has a table of its own.
  await expect(page.getByRole('dialog')).toHaveCount(0);
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
  const name = uniqueName();
  await showUser(page, PAGES.usersList.path, name);
  let answers = 0;
  await page.route(`**${AUDIT.list.path}?*`, (route) => {
    answers += 1;
    return answers > 1 ? route.continue() : route.fulfill({ json: { entries: [], next: null, actions: [] } });
  });
  await more(row(page, name)).click();
  await row(page, name).getByRole('button', { name: WORDS.details }).click();
  await expect(page.getByRole('dialog').getByText(WORDS.noHistory)).toBeVisible();
  await expect(page.getByRole('dialog').getByText(actionName('admin.userCreated'))).toBeVisible();
});

test('a keyboard user can export accounts and view the audit trail', async ({ page }) => {
  await signedInAsStaff(page);
  const name = uniqueName();
  await showUser(page, PAGES.adminPanel.path, name);
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
  await expect(page.getByText(TRAIL.whole)).toBeVisible();
  await page.getByLabel(TRAIL.action).selectOption('admin.exportEnded');
  await page.getByRole('button', { name: TRAIL.apply }).press('Enter');
  // The list before this filter has such an entry as well, which would close again when the filtered list arrives.
  await expect(page.getByRole('table')).not.toContainText(actionName('admin.userCreated'));
  const opener = page.getByRole('row', { name: actionName('admin.exportEnded') }).getByRole('button');
  await opener.first().press('Enter');
  await expect(page.getByText('complete: true').first()).toBeVisible();
  await expect(page.getByRole('button', { name: TRAIL.copyIds })).toBeVisible();
  await isAccessible(page, 'audit trail, an opened entry');
  await page.getByLabel(TRAIL.action).selectOption('');
  await page.getByLabel(TRAIL.person).fill(name);
  await page.getByRole('button', { name: TRAIL.apply }).press('Enter');
  await page.waitForURL(/person=/);
  await expect(page.getByRole('row', { name: actionName('admin.userCreated') })).toBeVisible();
});
