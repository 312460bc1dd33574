import { PAGES } from '#contract/pages.js';
import { JOB_TEXTS } from '#features/admin/jobs/jobs-words.js';
import { expect, goTo, isAccessible, test } from './browser-test.js';
import { aPerson, fillLogin, signedInAsStaff, signUp, SUPERADMIN } from './pages/account.js';

test('a keyboard user can view queues, workers and schedules, find a job and pause a queue', async ({ page }) => {
  const person = aPerson();
  await signUp(page, person);
  await goTo(page, PAGES.jobs.path);
  await page.waitForURL(`**${PAGES.login.path}`);
  await fillLogin(page, SUPERADMIN);
  await page.waitForURL(`**${PAGES.jobs.path}`);
  for (const name of [JOB_TEXTS.queues, JOB_TEXTS.workers, JOB_TEXTS.schedules])
    await expect(page.getByRole('table', { name })).toBeVisible();
  await expect(page.getByRole('row', { name: /sweep-ended-sessions/ })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(JOB_TEXTS.alive) }).first()).toBeVisible();

  await page.getByRole('searchbox', { name: JOB_TEXTS.search }).fill('user.signedUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /user\.signedUp/ }).first()).toBeVisible();
  await isAccessible(page, 'jobs');
  await page
    .getByRole('row', { name: /user\.signedUp/ })
    .first()
    .getByRole('button', { name: new RegExp(`^${JOB_TEXTS.details}`) })
    .press('Enter');
  await expect(page.getByRole('dialog')).toContainText('userId');
  await expect(page.getByRole('dialog')).not.toContainText(person.email);
  await isAccessible(page, 'job, details');
  await page.keyboard.press('Escape');

  for (const word of [JOB_TEXTS.pause, JOB_TEXTS.resume]) {
    await page.getByRole('button', { name: `${word} cache-refresh` }).press('Enter');
    const dialog = page.getByRole('dialog', { name: `${word} cache-refresh` });
    await dialog.getByLabel(JOB_TEXTS.reason).selectOption('test');
    await isAccessible(page, `${word} a queue`);
    await dialog.getByRole('button', { name: word, exact: true }).press('Enter');
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByRole('button', { name: `${JOB_TEXTS.pause} cache-refresh` })).toBeVisible();
});

test('the admin panel links to the jobs page', async ({ page }) => {
  await signedInAsStaff(page);
  await goTo(page, PAGES.adminPanel.path);
  await page.getByRole('main').getByRole('link', { name: PAGES.jobs.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: PAGES.jobs.title })).toBeVisible();
});

test('tables for staff fit on a screen of 1280 pixels, with rows of 44 to 64 pixels and figures in columns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signedInAsStaff(page);
  for (const path of [PAGES.jobs.path, PAGES.usersList.path]) {
    await goTo(page, path);
    await expect(page.getByRole('table').first()).toBeVisible();
    const tables = await page.locator('.table-scroll:visible').evaluateAll((boxes) =>
      boxes.map((box) => ({
        name: box.getAttribute('aria-label'),
        cut: Math.max(0, box.scrollWidth - box.clientWidth),
        low: [...box.querySelectorAll('tbody tr')].filter((row) => row.getBoundingClientRect().height < 44).length,
      })),
    );
    expect(tables.filter(({ cut, low }) => cut > 0 || low > 0)).toEqual([]);
  }
  await goTo(page, PAGES.jobs.path);
  const queues = page.getByRole('table', { name: JOB_TEXTS.queues });
  await expect(queues.getByRole('row')).not.toHaveCount(0);
  const rows = await queues
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...rows)).toBeLessThanOrEqual(64);
  await expect(queues.getByRole('columnheader', { name: JOB_TEXTS.waiting })).toHaveCSS('text-align', 'end');
  await expect(page.getByText(JOB_TEXTS.doneInADay)).toBeVisible();
});
