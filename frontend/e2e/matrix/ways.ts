import { LOGIN } from '#contract/messages/account.js';
import { SITE } from '#contract/messages/site.js';
import { PAGES } from '#contract/pages.js';
import { expect, isReady } from '../browser-test.js';
import { fillLogin } from '../pages/account.js';
import { fail, type Failure, type Scene } from './scene.js';

/**
 * What the browser has stored at the start: nothing, the data of an earlier visit, or that data and a session cookie.
 */
type Start = 'empty' | 'signed out' | 'signed in';

export interface Way {
  readonly name: string;
  readonly what: string;
  readonly start: Start;
  /**
   * What the screen must show. `fact`: the information. `either`: the information, or a message that it is not known.
   * `sentence`: the message that it is not known. `gone`: no trace of the information.
   */
  readonly wants: 'fact' | 'either' | 'sentence' | 'gone';
  /** What a screen must show instead of `wants` if only people who are signed in can open it. */
  readonly wantsOfGuarded?: 'sentence';
  readonly go: (scene: Scene) => Promise<void>;
}

/**
 * Returns a test that waits until the screen shows the information, makes the API call for it fail, and then requests
 * the information again.
 */
const failing = (how: Failure) => async (scene: Scene) => {
  await scene.arrive();
  await scene.isThere();
  await fail(scene.page, scene.call, how);
  await scene.askAnew();
};

/** Signs in through the login page, which must then lead back to the page where the user started. */
async function throughLogin(scene: Scene, signIn: (scene: Scene) => Promise<void>): Promise<void> {
  const { page, fact, path, pathname } = scene;
  await scene.goTo(path);
  if (fact.isOpen) {
    const menu = page.getByRole('navigation', { name: 'Main', exact: true }).locator('details.when-out');
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: SITE.nav.login, exact: true }).click();
  }
  await page.waitForURL((url) => url.pathname === PAGES.login.path);
  await isReady(page);
  await signIn(scene);
  await page.waitForURL((url) => url.pathname !== PAGES.login.path && url.href.startsWith(scene.origin));
  expect(new URL(page.url()).pathname, 'the page somebody is led back to').toBe(pathname);
  await isReady(page);
  await scene.ask();
}

/** The columns of the test matrix: the ways in which a user may reach a screen. */
export const WAYS: readonly Way[] = [
  {
    name: 'first visit',
    what: 'a browser that has never been here opens the address',
    start: 'empty',
    wants: 'either',
    wantsOfGuarded: 'sentence',
    go: (scene) => scene.goTo(scene.path),
  },
  {
    name: 'reload',
    what: 'the page is loaded again',
    start: 'signed in',
    wants: 'fact',
    go: async (scene) => {
      await scene.arriveByLink();
      await scene.isThere();
      await scene.reload();
      await scene.ask();
    },
  },
  {
    name: 'new tab',
    what: 'the link that leads there is opened in a new tab',
    start: 'signed in',
    wants: 'fact',
    go: async (scene) => {
      const [at, link] = scene.fact.inboundLink;
      await scene.goTo(at(scene.walk));
      const address = await link(scene.page, scene.walk).getAttribute('href');
      // Open the link's URL in a tab that the test creates. A tab that the browser opens in the background by itself
      // may never be rendered.
      scene.page = await scene.context.newPage();
      await scene.goTo(address ?? '');
      await scene.ask();
    },
  },
  {
    name: 'typed address',
    what: 'the address is typed, without what a link adds to it',
    start: 'signed in',
    wants: 'fact',
    go: async (scene) => {
      await scene.goTo(scene.pathname);
      await scene.ask();
    },
  },
  {
    name: 'Back',
    what: 'the home page is opened by its link, then the Back button is pressed',
    start: 'signed in',
    wants: 'fact',
    go: async (scene) => {
      await scene.arriveByLink();
      await scene.isThere();
      await scene.page.getByRole('banner').getByRole('link', { name: SITE.name }).click();
      await scene.page.waitForURL((url) => url.pathname === PAGES.home.path);
      await scene.page.goBack();
      await scene.page.waitForURL((url) => url.pathname === scene.pathname);
      await scene.ask();
    },
  },
  {
    name: 'after login',
    what: 'signed out, the person logs in with the password and is led back',
    start: 'signed out',
    wants: 'fact',
    go: (scene) => throughLogin(scene, ({ page, walk }) => fillLogin(page, walk.person)),
  },
  {
    name: 'after Google',
    what: 'signed out, the person signs in with Google and is led back',
    start: 'signed out',
    wants: 'fact',
    go: (scene) =>
      throughLogin(scene, async ({ page, walk }) => {
        await page.getByRole('link', { name: LOGIN.google }).click();
        await page.getByLabel('Another address').fill(walk.person.email);
        await page.getByRole('button', { name: 'Continue' }).click();
      }),
  },
  {
    name: 'session end',
    what: 'the session ends on the server, then the same is asked again',
    start: 'signed in',
    wants: 'either',
    wantsOfGuarded: 'sentence',
    go: async (scene) => {
      await scene.arriveByLink();
      await scene.isThere();
      await scene.endSession();
      await scene.askAnew();
    },
  },
  {
    name: 'second call',
    what: 'the same is asked twice in the same words',
    start: 'signed in',
    wants: 'fact',
    go: async (scene) => {
      await scene.arrive();
      await scene.isThere();
      if (scene.fact.canRefetch) await scene.ask();
      else await scene.arrive();
    },
  },
  {
    name: 'slow answer',
    what: 'the answer takes its time; meanwhile the page says so and shows no other fact',
    start: 'signed in',
    wants: 'fact',
    go: async (scene) => {
      const release = await scene.hold(scene.call);
      await scene.goTo(scene.path);
      const asking = scene.ask();
      await scene.saysItIsComing();
      release();
      await asking;
    },
  },
  {
    name: '500',
    what: 'the fact was there, the same is asked again, and the server fails',
    start: 'signed in',
    wants: 'sentence',
    go: failing('status 500'),
  },
  {
    name: 'offline',
    what: 'the same, and the connection is gone',
    start: 'signed in',
    wants: 'sentence',
    go: failing('no connection'),
  },
  {
    name: '200 with HTML',
    what: 'the same, and a page comes back instead of an answer, as from a hotel’s network',
    start: 'signed in',
    wants: 'sentence',
    go: failing('200 with HTML'),
  },
  {
    name: 'one of several',
    what: 'another call of the same screen fails',
    start: 'signed in',
    wants: 'either',
    go: async (scene) => {
      await fail(scene.page, scene.otherCall, 'status 500');
      await scene.arrive();
    },
  },
  {
    name: 'two tabs',
    what: 'the same stands in a second tab, and the first is looked at again',
    start: 'signed in',
    wants: 'fact',
    go: async (scene) => {
      const first = scene.page;
      await scene.arrive();
      await scene.isThere();
      scene.page = await scene.context.newPage();
      await scene.arrive();
      await scene.isThere();
      await first.bringToFront();
      scene.page = first;
    },
  },
  {
    name: 'log-out elsewhere',
    what: 'the person logs out in a second tab, and the first is looked at again',
    start: 'signed in',
    wants: 'either',
    wantsOfGuarded: 'sentence',
    go: async (scene) => {
      const first = scene.page;
      await scene.arrive();
      await scene.isThere();
      const second = await scene.context.newPage();
      await second.goto(PAGES.dashboard.path);
      await isReady(second);
      await second.getByRole('main').getByRole('button', { name: SITE.nav.logout }).click();
      await second.waitForURL((url) => url.pathname === PAGES.home.path);
      await first.bringToFront();
      await scene.hasHeardOfLogOut();
    },
  },
  {
    name: 'next person',
    what: 'the session ends on the server, somebody else logs in in the same tab and presses the Back button',
    start: 'signed in',
    wants: 'gone',
    go: async (scene) => {
      const { page, pathname, walk } = scene;
      await scene.arrive();
      await scene.isThere();
      // Wait until no request is pending. Otherwise a response that arrives later would tell the page too early that
      // the session has ended.
      await page.waitForLoadState('networkidle');
      await scene.endSession();
      const menu = page.getByRole('navigation', { name: 'Main', exact: true }).locator('details.when-in');
      await menu.locator('summary').click();
      await menu.getByRole('link', { name: PAGES.account.title }).click();
      await page.waitForURL((url) => url.pathname === PAGES.login.path);
      await fillLogin(page, walk.other);
      await page.waitForURL((url) => url.pathname !== PAGES.login.path);
      await page.goBack();
      await page.waitForURL((url) => url.pathname === pathname);
    },
  },
];
