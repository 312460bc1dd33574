import type { APIRequestContext, Page, Route } from '@playwright/test';
import { ERROR_PAGES } from '#app/errors/messages.js';
import { HOME } from '#content/home.js';
import { RESET_REQUESTED } from '#contract/api/auth.contract.js';
import { LOADING_DELAYS } from '#contract/loading-delays.js';
import { SITE } from '#contract/messages/site.js';
import { PAGES } from '#contract/pages.js';
import { FORGOT } from '#features/account/messages.js';
import { LOADING } from '#ui/feedback/messages.js';
import { BROKEN_NETWORK, expect, goTo, isAccessible, isReady, test } from './browser-test.js';
import { inSample } from './extent.js';
import { signedIn } from './pages/account.js';
import { expectAbove } from './pages/position.js';

test.use({ expectedErrors: BROKEN_NETWORK });

const FAILURES = {
  'is gone': (route: Route) => route.fulfill({ status: 404, body: 'not found' }),
  'is cut off': (route: Route) => route.abort(),
  hangs: () => undefined,
} as const;
type Failure = keyof typeof FAILURES;
const FAILURE_NAMES = Object.keys(FAILURES) as Failure[];
const WHICH = ['entry', 'vendor', 'screen'] as const;

/**
 * Returns a function that tells whether a script file is of a given kind: the page's entry script, the script with the
 * libraries, or a script that only the requested screen needs. The page's HTML names the files of the first two kinds.
 */
async function filesOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const [, entry = '', pre = ''] = /data-entry="([^"]+)" data-pre="([^"]+)"/.exec(html) ?? [];
  const vendor = pre.split(' ').find((file) => file.includes('vendor')) ?? '';
  const isShell = (file: string) => file === entry || pre.split(' ').includes(file);
  return (which: (typeof WHICH)[number], file: string): boolean =>
    which === 'screen' ? !isShell(file) : file === { entry, vendor }[which];
}

async function lose(page: Page, failure: Failure, isLost: (file: string) => boolean): Promise<void> {
  await page.route('**/assets/*.js', (route) =>
    isLost(new URL(route.request().url()).pathname) ? FAILURES[failure](route) : route.fallback(),
  );
}
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: LOADING.incomplete });
const sign = (page: Page) => page.getByText(LOADING.busy);

/**
 * Checks a page whose script failed to load. The page must show the notice that a part of the page could not be loaded,
 * a way to continue, and the footer with the links of the site.
 */
async function isUsable(page: Page, failure: Failure): Promise<void> {
  if (failure === 'hangs') {
    await expect(page.getByRole('banner')).toBeVisible();
    await page.clock.fastForward(LOADING_DELAYS.progress);
    await expect(sign(page)).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await page.clock.fastForward(LOADING_DELAYS.offerReload);
  }
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).getByRole('link', { name: LOADING.reload })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

for (const [row, failure] of FAILURE_NAMES.entries())
  for (const [column, which] of WHICH.entries()) {
    // To save time, `npm test` does not combine every kind of failure with every kind of file. It runs only as many
    // combinations as are needed to test each failure and each kind of file once.
    const details = inSample(row === column);
    test(
      `the ${which} file ${failure}: the links and forms of prerendered pages still work`,
      details,
      async ({ page, request }) => {
        const isOf = await filesOf(request, PAGES.forgotPassword.path);
        await page.clock.install();
        await lose(page, failure, (file) => isOf(which, file));
        await page.goto(PAGES.about.path);
        await isUsable(page, failure);
        await expect(page.getByRole('heading', { level: 1, name: PAGES.about.title })).toBeVisible();
        await page.getByRole('contentinfo').getByRole('link', { name: PAGES.terms.title }).click();
        await expect(page.getByRole('heading', { level: 1, name: PAGES.terms.title })).toBeVisible();

        await page.goto(PAGES.forgotPassword.path);
        await page.locator('input[name=email]').fill('nobody@example.test');
        await page.getByRole('button', { name: FORGOT.submit }).click();
        await page.waitForURL(`**${PAGES.forgotPassword.path}#${RESET_REQUESTED}`);
        await expect(page.getByText(FORGOT.done)).toBeVisible();
      },
    );

    test(
      `the ${which} file ${failure}: a page that needs its script shows a notice inside the site's frame`,
      details,
      async ({ page, request }) => {
        const isOf = await filesOf(request, '/plan/11111TX0000001');
        await page.clock.install();
        await lose(page, failure, (file) => isOf(which, file));
        for (const path of ['/plan/11111TX0000001', PAGES.marketplace.path]) {
          await page.goto(path);
          await isUsable(page, failure);
        }
        await notice(page).getByRole('link', { name: SITE.nav.contact }).click();
        await expect(page.getByRole('heading', { level: 1, name: PAGES.contact.title })).toBeVisible();
      },
    );
  }

test('the notice about lost scripts is accessible, and its reload link loads the page', async ({ page }) => {
  await lose(page, 'is cut off', () => true);
  await page.goto(PAGES.quiz.path);
  await isUsable(page, 'is cut off');
  await isAccessible(page, 'scripts lost');
  await page.unrouteAll();
  await notice(page).getByRole('link', { name: LOADING.reload }).click();
  await isReady(page);
  await expect(notice(page)).toBeHidden();
});

const aboutInFooter = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: PAGES.about.title });

test('if the script of the next page is permanently missing, the prerendered page is shown', async ({ page }) => {
  await goTo(page, PAGES.home.path);
  await lose(page, 'is gone', () => true);
  await aboutInFooter(page).click();
  await expect(page).toHaveURL(PAGES.about.path);
  await expect(page.getByRole('heading', { level: 1, name: PAGES.about.title })).toBeVisible();
  await expect(notice(page)).toBeVisible();
});

test('if a release has removed a script, the target page is loaded again once', async ({ page }) => {
  await goTo(page, PAGES.home.path);
  let lost = 0;
  await lose(page, 'is gone', () => (lost += 1) === 1);
  await aboutInFooter(page).click();
  await expect(page.getByRole('heading', { level: 1, name: PAGES.about.title })).toBeVisible();
  await isReady(page);
  await expect(page).toHaveURL(PAGES.about.path);
});

test("navigating without a network shows an error page inside the site's frame", async ({ page, context }) => {
  await goTo(page, PAGES.home.path);
  await context.setOffline(true);
  await aboutInFooter(page).click();
  await expect(page.getByRole('heading', { level: 1, name: ERROR_PAGES.notLoaded.title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(ERROR_PAGES.notLoaded.title));
  await isAccessible(page, 'page not loaded');
  await context.setOffline(false);
  await page.getByRole('button', { name: LOADING.reload }).click();
  await expect(page.getByRole('heading', { level: 1, name: PAGES.about.title })).toBeVisible();
});

test('a navigation that hangs shows a progress message, then offers to retry or to stay', async ({ page }) => {
  await page.clock.install();
  await goTo(page, PAGES.home.path);
  await lose(page, 'hangs', () => true);
  await aboutInFooter(page).click();
  await expect(sign(page)).toBeVisible();
  // The check with axe may take longer than the message stays, so it comes last.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 0));
  await expectAbove(page.getByRole('banner'), sign(page).locator('..'));
  await isAccessible(page, 'next page slow');
  await page.clock.fastForward(LOADING_DELAYS.offerReload);
  await expect(page.getByText(LOADING.stuck)).toBeVisible();
  await expect(page.getByRole('link', { name: LOADING.retry })).toHaveAttribute('href', PAGES.about.path);
  await isAccessible(page, 'next page stuck');
  await page.getByRole('button', { name: LOADING.stay }).click();
  await expect(page.getByText(LOADING.stuck)).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: SITE.nav.quiz }).first()).toBeVisible();
});

for (const failure of FAILURE_NAMES)
  // For the browser, a file that is gone fails like one that is cut off.
  test(
    `the script of a dialog ${failure}: the page stays and offers to reload`,
    inSample(failure !== 'is gone'),
    async ({ page }) => {
      await page.clock.install();
      await goTo(page, PAGES.home.path);
      let isAway = true;
      await lose(page, failure, () => isAway);
      await page.getByRole('link', { name: HOME.ask.action.label }).click();
      if (failure === 'hangs') {
        await expect(page.getByRole('main').getByText(LOADING.busy)).toBeVisible();
        await page.clock.fastForward(LOADING_DELAYS.offerReload);
      }
      await expect(page.getByText(failure === 'hangs' ? LOADING.stuck : LOADING.part)).toBeVisible();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      isAway = false;
      const loaded = page.waitForEvent('load');
      await page.getByRole('main').getByRole('link', { name: LOADING.reload }).click();
      await loaded;
      await isReady(page);
      await page.getByRole('link', { name: HOME.ask.action.label }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  );

test('navigation needs no page reload if the code for idle sessions fails to load', async ({ page }) => {
  const files = new Set<string>();
  page.on('request', (request) => files.add(new URL(request.url()).pathname));
  for (const { path } of [PAGES.about, PAGES.terms]) await goTo(page, path);
  const needed = new Set(files);
  await signedIn(page);
  await lose(page, 'is cut off', (file) => !needed.has(file));
  const lost = page.waitForEvent('requestfailed');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await goTo(page, PAGES.about.path);
  await lost;
  await page.getByRole('contentinfo').getByRole('link', { name: PAGES.terms.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: PAGES.terms.title })).toBeVisible();
  expect(documents).toHaveLength(1);
});
