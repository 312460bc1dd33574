import { LOGIN } from '#contract/messages/account.js';
import { SITE } from '#contract/messages/site.js';
import { PAGES } from '#contract/pages.js';
import { expect, isReady, press } from '../browser-test.js';
import { fillLogin } from '../pages/account.js';
import type { Expected } from './data-point.js';
import { fail, type Failure, type Scenario } from './scenario.js';

/**
 * The data that the browser has stored at the start of a test: none, the data of an earlier visit, or that data and a
 * session cookie.
 */
type Start = 'empty' | 'signed out' | 'signed in';

export interface Journey {
  readonly name: string;
  readonly start: Start;
  readonly expected: Expected;
  /**
   * What the screen must show, instead of what `expected` says, if only people who are signed in can open the screen.
   */
  readonly expectedIfGuarded?: 'message';
  readonly run: (scenario: Scenario) => Promise<void>;
}

const failing = (how: Failure) => async (scenario: Scenario) => {
  await scenario.open();
  await scenario.isShown();
  await fail(scenario.page, scenario.call, how);
  await scenario.requestAgain();
};

async function throughLogin(scenario: Scenario, signIn: (scenario: Scenario) => Promise<void>): Promise<void> {
  const { page, dataPoint, path, pathname } = scenario;
  await scenario.goTo(path);
  if (dataPoint.isOpen) {
    const menu = page.getByRole('navigation', { name: 'Main', exact: true }).locator('details.when-out');
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: SITE.nav.login, exact: true }).click();
  }
  await page.waitForURL((url) => url.pathname === PAGES.login.path);
  await isReady(page);
  await signIn(scenario);
  await page.waitForURL((url) => url.pathname !== PAGES.login.path && url.href.startsWith(scenario.origin));
  expect(new URL(page.url()).pathname, 'the page somebody is led back to').toBe(pathname);
  await isReady(page);
  await scenario.reveal();
}

export const JOURNEYS: readonly Journey[] = [
  {
    name: 'first visit',
    // A browser that has never opened the site opens the URL.
    start: 'empty',
    expected: 'either',
    expectedIfGuarded: 'message',
    run: (scenario) => scenario.goTo(scenario.path),
  },
  {
    name: 'reload',
    start: 'signed in',
    expected: 'value',
    run: async (scenario) => {
      await scenario.openByLink();
      await scenario.isShown();
      await scenario.reload();
      await scenario.reveal();
    },
  },
  {
    name: 'new tab',
    start: 'signed in',
    expected: 'value',
    run: async (scenario) => {
      const [at, link] = scenario.dataPoint.inboundLink;
      await scenario.goTo(at(scenario.visit));
      const address = await link(scenario.page, scenario.visit).getAttribute('href');
      // Open the link's URL in a tab that the test creates. A tab that the browser opens in the background by itself
      // may never be rendered.
      scenario.page = await scenario.context.newPage();
      await scenario.goTo(address ?? '');
      await scenario.reveal();
    },
  },
  {
    name: 'typed address',
    // The URL is typed, without the query parameters that a link adds.
    start: 'signed in',
    expected: 'value',
    run: async (scenario) => {
      await scenario.goTo(scenario.pathname);
      await scenario.reveal();
    },
  },
  {
    name: 'Back',
    // The home page is opened by its link, then the Back button is pressed.
    start: 'signed in',
    expected: 'value',
    run: async (scenario) => {
      await scenario.openByLink();
      await scenario.isShown();
      await scenario.page.getByRole('banner').getByRole('link', { name: SITE.name }).click();
      await scenario.page.waitForURL((url) => url.pathname === PAGES.home.path);
      await scenario.page.goBack();
      await scenario.page.waitForURL((url) => url.pathname === scenario.pathname);
      await scenario.reveal();
    },
  },
  {
    name: 'after login',
    start: 'signed out',
    expected: 'value',
    run: (scenario) => throughLogin(scenario, ({ page, visit }) => fillLogin(page, visit.person)),
  },
  {
    name: 'after Google',
    start: 'signed out',
    expected: 'value',
    run: (scenario) =>
      throughLogin(scenario, async ({ page, visit }) => {
        await page.getByRole('link', { name: LOGIN.google }).click();
        await page.getByLabel('Another address').fill(visit.person.email);
        await page.getByRole('button', { name: 'Continue' }).click();
      }),
  },
  {
    name: 'session end',
    // The session ends on the server, then the information is requested again.
    start: 'signed in',
    expected: 'either',
    expectedIfGuarded: 'message',
    run: async (scenario) => {
      await scenario.openByLink();
      await scenario.isShown();
      await scenario.endSession();
      await scenario.requestAgain();
    },
  },
  {
    name: 'second call',
    start: 'signed in',
    expected: 'value',
    run: async (scenario) => {
      await scenario.open();
      await scenario.isShown();
      if (scenario.dataPoint.canRefetch) await scenario.reveal();
      else await scenario.open();
    },
  },
  {
    name: 'slow answer',
    // The response is slow; until it arrives, the page says so and shows no other information.
    start: 'signed in',
    expected: 'value',
    run: async (scenario) => {
      const release = await scenario.hold(scenario.call);
      await scenario.goTo(scenario.path);
      const asking = scenario.reveal();
      await scenario.showsLoading();
      release();
      await asking;
    },
  },
  {
    name: '500',
    // The information is shown and requested again, but the server fails.
    start: 'signed in',
    expected: 'message',
    run: failing('status 500'),
  },
  {
    name: 'offline',
    // The information is shown and requested again, but the connection is lost.
    start: 'signed in',
    expected: 'message',
    run: failing('no connection'),
  },
  {
    name: '200 with HTML',
    // The information is shown and requested again, but an HTML page arrives, as from a hotel’s network.
    start: 'signed in',
    expected: 'message',
    run: failing('200 with HTML'),
  },
  {
    name: 'one of several',
    // Another API call of the same screen fails.
    start: 'signed in',
    expected: 'either',
    run: async (scenario) => {
      await fail(scenario.page, scenario.otherCall, 'status 500');
      await scenario.open();
    },
  },
  {
    name: 'two tabs',
    // The page is also opened in a second tab, then the first tab is shown again.
    start: 'signed in',
    expected: 'value',
    run: async (scenario) => {
      const first = scenario.page;
      await scenario.open();
      await scenario.isShown();
      scenario.page = await scenario.context.newPage();
      await scenario.open();
      await scenario.isShown();
      await first.bringToFront();
      scenario.page = first;
    },
  },
  {
    name: 'log-out elsewhere',
    // The person logs out in a second tab, then the first tab is shown again.
    start: 'signed in',
    expected: 'either',
    expectedIfGuarded: 'message',
    run: async (scenario) => {
      const first = scenario.page;
      await scenario.open();
      await scenario.isShown();
      const second = await scenario.context.newPage();
      await second.goto(PAGES.dashboard.path);
      await isReady(second);
      await press(second.getByRole('main').getByRole('button', { name: SITE.nav.logout }));
      await second.waitForURL((url) => url.pathname === PAGES.home.path);
      await first.bringToFront();
      await scenario.showsLogout();
    },
  },
  {
    name: 'next person',
    // The session ends on the server, then somebody else logs in in the same tab and presses the Back button.
    start: 'signed in',
    expected: 'gone',
    run: async (scenario) => {
      const { page, pathname, visit } = scenario;
      await scenario.open();
      await scenario.isShown();
      // Wait until no request is pending. Otherwise, a response that arrives later would reveal to the page too early
      // that the session has ended.
      await page.waitForLoadState('networkidle');
      await scenario.endSession();
      const menu = page.getByRole('navigation', { name: 'Main', exact: true }).locator('details.when-in');
      await menu.locator('summary').click();
      await menu.getByRole('link', { name: PAGES.account.title }).click();
      await page.waitForURL((url) => url.pathname === PAGES.login.path);
      await fillLogin(page, visit.other);
      await page.waitForURL((url) => url.pathname !== PAGES.login.path);
      await page.goBack();
      await page.waitForURL((url) => url.pathname === pathname);
    },
  },
];
