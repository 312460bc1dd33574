import { ADMIN } from '#contract/messages/staff.js';
import { PAGES } from '#contract/pages.js';
import { BULK, WORDS } from '#features/admin/components/words.js';
import { expect, goTo, tabTo, test } from './browser-test.js';
import { IN_FULL } from './extent.js';
import { signedInAsStaff, uniqueName } from './pages/account.js';

const { users: USERS } = ADMIN;

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
    await go(inRow(WORDS.details));
    await expect(page.getByRole('dialog').getByText('User changed')).toBeVisible();
    await keyboard.press('Escape');
    await expect(inRow(WORDS.details)).toBeFocused();

    await go(row.getByRole('checkbox'), 'Space');
    await tabTo(page, page.getByLabel(BULK.action).and(page.locator('select')));
    await keyboard.type('Delete');
    await go(page.getByRole('button', { name: BULK.preview }));
    await go(page.getByRole('button', { name: BULK.run, exact: true }));
    await expect(page.getByText(BULK.worked(1, 1))).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByText(USERS.empty)).toBeVisible();

    await goTo(page, `${PAGES.usersList.path}?q=${name}&closed=yes`);
    await go(inRow(WORDS.restore));
    await expect(page.getByText(WORDS.restoredNote(`Olga ${name}`))).toBeVisible();
    await goTo(page, `${PAGES.usersList.path}?q=${name}`);
    await go(inRow(USERS.hardDelete));
    await tabTo(page, page.getByRole('dialog').getByLabel(WORDS.reason));
    await keyboard.type('Test');
    await go(page.getByRole('dialog').getByRole('button', { name: USERS.hardDelete }));
    await expect(page.getByText(WORDS.erasedNote(`Olga ${name}`))).toBeVisible();
  },
);
