import { ADMIN_USERS } from '#contract/api/admin.contract.js';
import { ADMIN } from '#contract/messages/staff.js';
import { PAGES } from '#contract/pages.js';
import { WORDS } from '#features/admin/components/words.js';
import { JOB_TEXTS } from '#features/admin/jobs/jobs-words.js';
import { expect, goTo, test } from './browser-test.js';
import { signedInAsStaff, uniqueName } from './pages/account.js';

const { users: USERS } = ADMIN;

// These tests read what the browser passes on to screen readers: the role, the name and the state of each element.

test('a screen reader is given the name and the state of everything in the table of users', async ({ page }) => {
  await signedInAsStaff(page);
  const name = uniqueName();
  await page.request.post(ADMIN_USERS.create.path, {
    data: { email: `${name}@example.test`, first_name: 'Rosa', last_name: name },
  });
  await goTo(page, `${PAGES.usersList.path}?q=${name}&sort=email&direction=asc`);
  const list = page.getByRole('region', { name: WORDS.list });
  await expect(list.getByRole('row')).toHaveCount(2);
  await expect(list.getByRole('columnheader', { name: USERS.columns.email })).toHaveAttribute('aria-sort', 'ascending');
  await expect(list).toMatchAriaSnapshot(`
    - region "${WORDS.list}":
      - status: ${WORDS.found(1, true)}
      - group "${WORDS.list}":
        - table "${WORDS.list}"
  `);
  const whom = `Rosa ${name}`;
  const box = list.getByRole('checkbox', { name: WORDS.select(whom) });
  await expect(box).toMatchAriaSnapshot(`- checkbox "${WORDS.select(whom)}"`);
  for (const action of [USERS.edit, USERS.delete, USERS.hardDelete, WORDS.details])
    await expect(list.getByRole('button', { name: `${action} ${whom}`, exact: true })).toBeVisible();
  await box.check();
  await expect(box).toMatchAriaSnapshot(`- checkbox "${WORDS.select(whom)}" [checked]`);
  await expect(list.getByRole('status').filter({ hasText: '1 selected' })).toBeVisible();
  expect(await list.ariaSnapshot()).not.toMatch(/- (?:button|link|checkbox|combobox|textbox|searchbox)(?: \[|$|:)/m);
});

test('a screen reader is given the name and the state of everything on the page of jobs', async ({ page }) => {
  await signedInAsStaff(page);
  await goTo(page, PAGES.jobs.path);
  for (const name of [JOB_TEXTS.queues, JOB_TEXTS.workers, JOB_TEXTS.schedules])
    await expect(page.getByRole('table', { name })).toBeVisible();
  const queue = page.getByRole('row', { name: /^emails/ }).first();
  await expect(queue.getByRole('rowheader', { name: 'emails' })).toBeVisible();
  await expect(queue.getByRole('img', { name: /^emails, the last hour in steps of five minutes/ })).toBeVisible();
  await expect(queue).toContainText(JOB_TEXTS.running);
  await expect(queue.getByRole('button', { name: `${JOB_TEXTS.pause} emails`, exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /\./ }).first()).toBeVisible();
  const spoken = await page.getByRole('main').ariaSnapshot();
  expect(spoken).not.toMatch(/- (?:button|link|combobox|textbox|searchbox|img)(?: \[|$|:)/m);
});
