import { AUTH } from '#contract/api/auth.contract.js';
import { LOADING_DELAYS } from '#contract/loading-delays.js';
import { LOGIN } from '#contract/messages/account.js';
import { SITE } from '#contract/messages/site.js';
import { PAGES } from '#contract/pages.js';
import { DASHBOARD } from '#features/dashboard/messages.js';
import { SESSION_CHECK } from '#features/session/messages/session-check.js';
import { SESSION_NOTES } from '#features/session/messages/session.js';
import { LOADING } from '#ui/feedback/messages.js';
import { BROKEN_NETWORK, expect, goTo, isAccessible, isReady, press, test, type Page } from './browser-test.js';
import { fillLogin, logIn, signedIn, signedInAsMember } from './pages/account.js';

test.use({ expectedErrors: BROKEN_NETWORK });

const logOutOn = (page: Page) => page.getByRole('main').getByRole('button', { name: SITE.nav.logout });
const isSignedIn = async (page: Page): Promise<unknown> =>
  ((await (await page.request.get(AUTH.me.path)).json()) as { ok: unknown }).ok;
/** Opens the dashboard and waits until the browser knows who is signed in. */
async function openDashboard(page: Page): Promise<void> {
  await goTo(page, PAGES.dashboard.path);
  await expect(page.getByRole('heading', { level: 1, name: DASHBOARD.welcome('') })).toBeVisible();
}
const storedData = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('formData'), localStorage.getItem('owner')]);

test('a logout while the server cannot be reached is reported as failed and can be repeated', async ({ page }) => {
  await signedIn(page);
  await openDashboard(page);
  await page.evaluate(() => localStorage.setItem('formData', '{}'));
  await page.route(`**${AUTH.logout.path}`, (route) => route.abort());
  await press(logOutOn(page));
  const notice = page.getByRole('alert').filter({ hasText: SESSION_CHECK.logoutFailed });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect.poll(() => storedData(page)).toEqual([null, null]);
  expect(await isSignedIn(page)).toBe(true);
  await isAccessible(page, 'log-out failed');
  await goTo(page, PAGES.dashboard.path);
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.getByRole('contentinfo').getByRole('link', { name: PAGES.about.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: PAGES.about.title })).toBeVisible();
  await page.unrouteAll();
  await notice.getByRole('button', { name: SITE.nav.logout }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => isSignedIn(page)).toBe(false);
});

test('a failed logout is completed when the next page loads', async ({ page }) => {
  const person = await signedIn(page);
  await openDashboard(page);
  await page.route(`**${AUTH.logout.path}`, (route) => route.abort());
  await press(logOutOn(page));
  await expect(page.getByRole('alert').filter({ hasText: SESSION_CHECK.logoutFailed })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.unrouteAll();
  await goTo(page, PAGES.about.path);
  await expect.poll(() => isSignedIn(page)).toBe(false);
  await logIn(page, person);
  await page.reload();
  expect(await isSignedIn(page)).toBe(true);
});

test('while the session check hangs, a waiting message appears and then a reload button', async ({ page }) => {
  await signedInAsMember(page);
  await page.clock.install();
  const released = Promise.withResolvers<void>();
  await page.route(`**${AUTH.me.path}`, async (route) => {
    await released.promise;
    await route.continue();
  });
  await goTo(page, PAGES.account.path);
  await expect(page.getByText(SESSION_NOTES.checking)).toBeVisible();
  await page.clock.fastForward(LOADING_DELAYS.offerReload);
  await expect(page.getByText(LOADING.stuck)).toBeVisible();
  await expect(page.getByRole('link', { name: LOADING.reload })).toBeVisible();
  await isAccessible(page, 'session check stuck');
  released.resolve();
  await expect(page.getByText(LOADING.stuck)).toBeHidden();
  await expect(page.getByText(SESSION_NOTES.checking)).toBeHidden();
});

test('after a reload, the login page still says that the session has ended, but not after the next login', async ({
  page,
}) => {
  const person = await signedIn(page);
  const ended = page.getByText(SESSION_CHECK.ended);
  await goTo(page, PAGES.account.path);
  await expect.poll(() => storedData(page)).toEqual([null, expect.any(String)]);
  await page.context().clearCookies();
  await goTo(page, PAGES.account.path);
  await expect(ended).toBeVisible();
  await page.reload();
  await isReady(page);
  await expect(ended).toBeVisible();
  await fillLogin(page, person);
  await page.waitForURL(`**${PAGES.account.path}`);
  await goTo(page, PAGES.dashboard.path);
  await press(logOutOn(page));
  await page.waitForURL((url) => url.pathname === PAGES.home.path);
  await goTo(page, PAGES.account.path);
  await expect(page.getByText(LOGIN.guarded)).toBeVisible();
  await expect(ended).toHaveCount(0);
});
