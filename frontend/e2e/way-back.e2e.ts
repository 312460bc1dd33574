import { AUTH } from '#contract/api/auth.contract.js';
import { LOGIN, SIGN_UP } from '#contract/messages/account.js';
import { SITE } from '#contract/messages/site.js';
import { PAGES } from '#contract/pages.js';
import { CONFIRM, THANKS } from '#features/account/messages.js';
import { PLAN_PAGE } from '#features/plans/messages/plan-page.js';
import { expect, goTo, isReady, press, test, type Page } from './browser-test.js';
import { IN_FULL } from './extent.js';
import { linkFor } from './mailbox.js';
import { aPerson, confirmed, fillLogin, fillSignUpHere, signedIn, type Person } from './pages/account.js';
import { openFirstPlan, search } from './pages/search.js';

async function aPlan(page: Page): Promise<{ path: string; name: string }> {
  await signedIn(page);
  await search(page);
  const name = await openFirstPlan(page);
  const { pathname, search: query } = new URL(page.url());
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  return { path: pathname + query, name };
}

async function checkMedicine(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await press(page.getByRole('link', { name: PLAN_PAGE.checkMedication }));
  await page.waitForURL(`**${PAGES.login.path}`);
}
async function isAtCheckOf(page: Page, name: string): Promise<void> {
  await page.waitForURL(`**${PAGES.drugCoverage.path}`);
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
}
async function signUpHere(page: Page, person: Person): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: PAGES.signUp.title }).click();
  await page.waitForURL(`**${PAGES.signUp.path}`);
  await fillSignUpHere(page, person);
  await page.getByRole('button', { name: SIGN_UP.submit }).click();
  await expect(page.getByRole('heading', { name: THANKS.title })).toBeVisible();
}

test(
  'after logging in, the drug page still has the plan to check, even if the login page was reloaded',
  IN_FULL,
  async ({ page }) => {
    const [plan, person] = [await aPlan(page), await confirmed(page)];
    await checkMedicine(page, plan.path);
    await expect(page.getByText(LOGIN.guarded)).toBeVisible();
    await page.reload();
    await isReady(page);
    await fillLogin(page, person);
    await isAtCheckOf(page, plan.name);
  },
);

test('the drug page still has the plan after an account was created and confirmed in another tab', async ({ page }) => {
  const [plan, person] = [await aPlan(page), aPerson()];
  await checkMedicine(page, plan.path);
  await signUpHere(page, person);
  const link = await linkFor(person.email, 'confirm');
  const tab = await page.context().newPage();
  await goTo(tab, link.pathname + link.search);
  await tab.getByRole('link', { name: CONFIRM.login }).click();
  await fillLogin(tab, person);
  await isAtCheckOf(tab, plan.name);
});

test(
  'the login link in the header leads back to the plan, or from the home page to the dashboard',
  IN_FULL,
  async ({ page }) => {
    const [plan, person] = [await aPlan(page), await confirmed(page)];
    const logInFromHere = async () => {
      const menu = page.locator('header .when-out').filter({ visible: true });
      await menu.getByText(SITE.nav.user, { exact: true }).click();
      await menu.getByRole('link', { name: SITE.nav.login, exact: true }).click();
      await page.waitForURL(`**${PAGES.login.path}`);
      await expect(page.getByText(LOGIN.guarded)).toHaveCount(0);
      await fillLogin(page, person);
    };
    await goTo(page, plan.path);
    await logInFromHere();
    await page.waitForURL(`**${plan.path}`);
    await expect(page.getByRole('heading', { level: 1, name: plan.name })).toBeVisible();
    await page.context().clearCookies();
    await goTo(page, PAGES.home.path);
    await logInFromHere();
    await page.waitForURL(`**${PAGES.dashboard.path}`);
  },
);

test(
  'the drug page still has the plan after signing in with Google, whose URL has only the return path',
  IN_FULL,
  async ({ page }) => {
    const [plan, person] = [await aPlan(page), await confirmed(page)];
    await checkMedicine(page, plan.path);
    await expect(page.getByRole('link', { name: LOGIN.google })).toHaveAttribute(
      'href',
      `/api/auth/google?next=${encodeURIComponent(PAGES.drugCoverage.path)}`,
    );
    // To simulate a successful sign-in with Google, sign in with a direct call to the server.
    await page.request.post(AUTH.login.path, { data: { email: person.email, password: person.password } });
    await goTo(page, PAGES.drugCoverage.path);
    await isAtCheckOf(page, plan.name);
    // A medicine check chooses its plan, so the plan is still there on a later visit.
    await page.goto(PAGES.home.path);
    await goTo(page, PAGES.drugCoverage.path);
    await isAtCheckOf(page, plan.name);
  },
);
