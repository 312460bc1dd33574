import { PAGES } from '#contract/pages.js';
import { JOB_TEXTS } from '#features/admin/jobs/jobs-words.js';
import { expect, goTo, isAccessible, test } from './browser-test.js';
import { aPerson, fillLogin, logIn, signUp, SUPERADMIN } from './pages/account.js';

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
    .getByRole('button', { name: new RegExp(`^${JOB_TEXTS.details}`) })
    .first()
    .press('Enter');
  await expect(page.getByRole('dialog')).toContainText('userId');
  await expect(page.getByRole('dialog')).not.toContainText(person.email);
  await isAccessible(page, 'job, details');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `${JOB_TEXTS.pause} cache-refresh` }).press('Enter');
  await page.getByRole('button', { name: `${JOB_TEXTS.resume} cache-refresh` }).press('Enter');
  await expect(page.getByRole('button', { name: `${JOB_TEXTS.pause} cache-refresh` })).toBeVisible();
});

test('the admin panel links to the jobs page', async ({ page }) => {
  await logIn(page, SUPERADMIN);
  await goTo(page, PAGES.adminPanel.path);
  await page.getByRole('main').getByRole('link', { name: PAGES.jobs.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: PAGES.jobs.title })).toBeVisible();
});
