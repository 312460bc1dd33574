import { AUTH } from '#contract/api/auth.contract.js';
import { SITE } from '#contract/messages/site.js';
import { PAGES } from '#contract/pages.js';
import { CARDS, DASHBOARD } from '#features/dashboard/messages.js';
import { SEARCH } from '#features/plans/messages/plans.js';
import { expect, goTo, test, type Page } from './browser-test.js';
import { signedIn } from './pages/account.js';
import { PLANS_IN_DALLAS, search } from './pages/search.js';

const isOnboarded = async ({ request }: Page): Promise<boolean> => {
  const { onboarded } = (await (await request.get(AUTH.me.path)).json()) as { onboarded: boolean };
  return onboarded;
};

test('for guests, the dashboard shows no name, the data stored in this browser and a link to sign in', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('selectedPlans', JSON.stringify([{ id: '38344AK1060001', name: 'Sample Silver' }])),
  );
  await page.clock.setFixedTime(new Date('2026-10-14T12:00:00'));
  await goTo(page, PAGES.dashboard.path);
  await expect(page.getByRole('heading', { level: 1, name: DASHBOARD.welcomeGuest })).toBeVisible();
  await expect(page.getByText(DASHBOARD.defaultDate)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sample Silver' })).toHaveAttribute('href', '/plan/38344AK1060001');
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute('href', PAGES.login.path);
});

test('the dashboard shows first steps until a person has finished a quiz or a plan search', async ({ page }) => {
  await signedIn(page);
  await goTo(page, PAGES.dashboard.path);
  const hint = page.getByRole('heading', { name: CARDS.first.title });
  await expect(hint).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: SITE.nav.quiz }).click();
  await page.getByLabel('ZIP code').fill('70801');
  await page.getByRole('textbox', { name: 'Age' }).fill('61');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/quiz?step=needs');
  expect(await isOnboarded(page)).toBe(false);
  await goTo(page, `${PAGES.quiz.path}?step=final`);
  await expect.poll(() => isOnboarded(page)).toBe(true);
  await goTo(page, PAGES.dashboard.path);
  await expect(page.getByRole('heading', { level: 1, name: DASHBOARD.welcome('Rosa') })).toBeVisible();
  await expect(hint).toBeHidden();
});

test('the first plan search is recorded on the server', async ({ page }) => {
  await signedIn(page);
  await search(page);
  await expect(page.getByRole('heading', { name: SEARCH.found(PLANS_IN_DALLAS) })).toBeVisible();
  await expect.poll(() => isOnboarded(page)).toBe(true);
});
