import { ADMIN_USERS } from '#contract/api/admin.contract.js';
import type { ManagedUser } from '#contract/api/managed-user.contract.js';
import { FORM } from '#contract/messages/forms.js';
import { ADMIN } from '#contract/messages/staff.js';
import { PAGES } from '#contract/pages.js';
import { TRAIL } from '#features/admin/audit/audit-words.js';
import { BULK, ROLE_CHANGE_MESSAGES, WORDS } from '#features/admin/components/words.js';
import { JOB_TEXTS } from '#features/admin/jobs/jobs-words.js';
import { expect, goTo, press, test, type Page } from './browser-test.js';
import { signedInAsStaff, SUPERADMIN, uniqueName } from './pages/account.js';

const { users: USERS, panel: PANEL } = ADMIN;
const PHONE = { width: 390, height: 844 };

/**
 * Creates accounts with the same last name and returns them sorted by email address. Tests create so many accounts that
 * the list of these accounts is taller than the window.
 */
async function family(page: Page, count: number): Promise<{ name: string; people: ManagedUser[] }> {
  const name = uniqueName();
  const people: ManagedUser[] = [];
  for (let each = 10; each < 10 + count; each += 1) {
    const made = await page.request.post(ADMIN_USERS.create.path, {
      data: { email: `${each}.${name.toLowerCase()}@example.test`, first_name: `Rosa${each}`, last_name: name },
    });
    people.push((await made.json()) as ManagedUser);
  }
  return { name, people };
}

const listOf = (path: string, name: string) => `${path}?q=${name}&sort=email&direction=asc`;
const dialog = (page: Page) => page.getByRole('dialog');
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').or(page.getByRole('main').getByRole('listitem')).filter({ hasText: name });

test('changing a role asks for confirmation and shows the outcome inside the viewport', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signedInAsStaff(page);
  const { name, people } = await family(page, 12);
  const last = people.at(-1)?.name ?? '';
  await goTo(page, listOf(PAGES.adminPanel.path, name));
  const make = (role: string) => page.getByRole('button', { name: `${role} ${last}` });

  await make(PANEL.makeAdmin).press('Enter');
  await expect(dialog(page)).toContainText(ROLE_CHANGE_MESSAGES.admin.ask(last));
  await expect(dialog(page)).toContainText(ROLE_CHANGE_MESSAGES.admin.consequence(last));
  await page.keyboard.press('Escape');
  await expect(make(PANEL.makeAdmin)).toBeFocused();
  await expect(rowOf(page, last)).toContainText('patient');

  await make(PANEL.makeAdmin).press('Enter');
  await dialog(page).getByRole('button', { name: PANEL.makeAdmin, exact: true }).press('Enter');
  const said = page.getByRole('status').filter({ hasText: ROLE_CHANGE_MESSAGES.admin.done(last) });
  await expect(said).toBeInViewport({ ratio: 1 });
  await expect(make(PANEL.makeAdmin)).toBeFocused();
  await expect(make(PANEL.makeAdmin)).toBeInViewport({ ratio: 1 });
  await expect(rowOf(page, last)).toContainText('admin');

  await page.getByRole('button', { name: FORM.closeMessage }).press('Enter');
  await expect(page.getByText(ROLE_CHANGE_MESSAGES.admin.done(last))).toBeHidden();
  await expect(make(PANEL.makeAdmin)).toBeFocused();
  await make(PANEL.makeUser).press('Enter');
  await expect(dialog(page)).toContainText(ROLE_CHANGE_MESSAGES.patient.consequence(last));
  await dialog(page).getByRole('button', { name: PANEL.makeUser, exact: true }).press('Enter');
  await expect(page.getByText(ROLE_CHANGE_MESSAGES.patient.done(last))).toBeInViewport({ ratio: 1 });
  await expect(rowOf(page, last)).toContainText('patient');
});

test('an action that is not allowed shows its reason inside the viewport', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signedInAsStaff(page);
  await goTo(page, `${PAGES.usersList.path}?q=${SUPERADMIN.name.toLowerCase()}`);
  await page.getByRole('button', { name: WORDS.more(SUPERADMIN.name) }).press('Enter');
  await page.getByRole('button', { name: `${USERS.delete} ${SUPERADMIN.name}` }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: USERS.ownAccount })).toBeInViewport({ ratio: 1 });
  await goTo(page, `${PAGES.adminPanel.path}?q=${SUPERADMIN.name.toLowerCase()}`);
  await page.getByRole('button', { name: `${PANEL.makeAdmin} ${SUPERADMIN.name}` }).press('Enter');
  await expect(page.getByText(ROLE_CHANGE_MESSAGES.admin.already(SUPERADMIN.name))).toBeInViewport({ ratio: 1 });
});

test('a closed account and a bulk action show their outcome inside the viewport and move focus to it', async ({
  page,
}) => {
  await signedInAsStaff(page);
  const { name, people } = await family(page, 12);
  const [other = '', last = ''] = people.slice(-2).map((person) => person.name);
  await goTo(page, listOf(PAGES.usersList.path, name));
  await page.getByRole('button', { name: WORDS.more(last) }).press('Enter');
  await page.getByRole('button', { name: `${USERS.delete} ${last}` }).press('Enter');
  await dialog(page).getByRole('button', { name: USERS.delete, exact: true }).press('Enter');
  await expect(page.getByText(WORDS.closedNote(last))).toBeInViewport({ ratio: 1 });
  await expect(rowOf(page, other)).toBeFocused();

  for (const { name: one } of people.slice(0, 2)) await page.getByRole('checkbox', { name: WORDS.select(one) }).check();
  await page.getByLabel(BULK.action).and(page.locator('select')).selectOption('makeAdmin');
  await page.getByRole('button', { name: BULK.preview }).press('Enter');
  await expect(dialog(page)).toContainText(BULK.consequence.makeAdmin ?? '');
  await dialog(page).getByRole('button', { name: BULK.run, exact: true }).press('Enter');
  await expect(dialog(page).getByText(BULK.worked(2, 2))).toBeFocused();
  await expect(dialog(page).getByText(BULK.worked(2, 2))).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: WORDS.list })).toBeFocused();
});

test('after paging or filtering, the list is scrolled into view and focused', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signedInAsStaff(page);
  const { name } = await family(page, 12);
  await goTo(page, `${listOf(PAGES.usersList.path, name)}&limit=10`);
  await page.getByRole('link', { name: WORDS.next }).press('Enter');
  const users = page.getByRole('region', { name: WORDS.list });
  await expect(users.getByRole('listitem')).toHaveCount(2);
  await expect(users).toBeFocused();
  await expect(users.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });

  await goTo(page, PAGES.auditTrail.path);
  await page.getByLabel(TRAIL.from).fill('2001-01-01');
  await page.getByLabel(TRAIL.to).fill('2001-01-02');
  await press(page.getByRole('button', { name: TRAIL.apply }));
  await expect(page.getByRole('region', { name: TRAIL.entries })).toBeFocused();
  await expect(page.getByText(TRAIL.empty)).toBeInViewport({ ratio: 1 });

  await goTo(page, PAGES.jobs.path);
  await page.locator('summary', { hasText: JOB_TEXTS.search }).click();
  await page.getByRole('searchbox', { name: JOB_TEXTS.search }).fill('no-such-job');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: JOB_TEXTS.jobsFound })).toBeFocused();
  await expect(page.getByText(JOB_TEXTS.none)).toBeInViewport({ ratio: 1 });
});
