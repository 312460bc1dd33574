import { PAGES } from '#contract/pages.js';
import { WORDS } from '#features/admin/components/words.js';
import { JOB_TEXTS } from '#features/admin/jobs/jobs-words.js';
import { expect, goTo, isAccessible, test } from './browser-test.js';
import { confirmed, fillLogin, signedInAsStaff, SUPERADMIN } from './pages/account.js';

test('a keyboard user can view queues, workers and schedules, find a job and pause a queue', async ({ page }) => {
  const person = await confirmed(page);
  await goTo(page, PAGES.jobs.path);
  await page.waitForURL(`**${PAGES.login.path}`);
  await fillLogin(page, SUPERADMIN);
  await page.waitForURL(`**${PAGES.jobs.path}`);
  for (const fold of [JOB_TEXTS.workers, JOB_TEXTS.schedules, JOB_TEXTS.search])
    await page.locator('summary', { hasText: fold }).press('Enter');
  for (const name of [JOB_TEXTS.queues, JOB_TEXTS.workers, JOB_TEXTS.schedules])
    await expect(page.getByRole('table', { name })).toBeVisible();
  await expect(page.getByRole('row', { name: /sweep-ended-sessions/ })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(JOB_TEXTS.alive) }).first()).toBeVisible();

  await page.getByRole('searchbox', { name: JOB_TEXTS.search }).fill('user.signedUp');
  await page.keyboard.press('Enter');
  // The list takes the focus when what was searched for has arrived.
  await expect(
    page
      .locator('section:focus')
      .getByRole('row', { name: /user\.signedUp/ })
      .first(),
  ).toBeVisible();
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

test('the tables of jobs and users fit on a screen of 1280 pixels, with rows of 44 to 64 pixels', async ({ page }) => {
  await signedInAsStaff(page);
  await goTo(page, PAGES.adminPanel.path);
  await page.getByRole('main').getByRole('link', { name: PAGES.jobs.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: PAGES.jobs.title })).toBeVisible();
  for (const [path, table] of [
    [PAGES.jobs.path, JOB_TEXTS.queues],
    [PAGES.usersList.path, WORDS.list],
  ] as const) {
    await goTo(page, path);
    const rows = page.getByRole('table', { name: table }).locator('tbody tr');
    await expect(rows.first()).toBeVisible();
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(heights.filter((height) => height < 44 || height > 64)).toEqual([]);
    const cut = await page
      .locator('.table-scroll:visible')
      .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth).filter((width) => width > 0));
    expect(cut).toEqual([]);
  }
});
