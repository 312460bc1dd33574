import { request, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { ERROR_PAGES } from '#app/errors/messages.js';
import { LOGIN } from '#contract/messages/account.js';
import { ERRORS } from '#contract/messages/errors.js';
import { FORM } from '#contract/messages/forms.js';
import { PAGES } from '#contract/pages.js';
import { SESSION_CALLS } from '#contract/session.calls.js';
import { SESSION_NOTES } from '#features/session/messages/session.js';
import { LOADING } from '#ui/feedback/messages.js';
import { expect, isReady, press, scrollOn } from '../browser-test.js';
import { twoFrames } from '../pages/requests.js';
import type { DataPoint, Expected, TextMatch, Visit } from './data-point.js';

/**
 * Messages that any screen may show in place of its content. They say that the user must log in, or that loading
 * failed.
 */
const UNAVAILABLE_MESSAGES = [LOGIN.guarded, ERROR_PAGES.notLoaded.text];
const LOADING_MESSAGES = [FORM.loading, LOADING.busy, SESSION_NOTES.checking];
const sourceOf = (words: TextMatch): string =>
  typeof words === 'string' ? words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) : words.source;
const anyOf = (words: readonly TextMatch[]): RegExp => new RegExp(words.map(sourceOf).join('|'));

/**
 * Returns the text of an element. If the element is not there, returns null and scrolls a little, because some parts of
 * a page are loaded only when they come into view.
 */
export async function textOf(element: Locator): Promise<string | null> {
  if (!(await element.isVisible())) return scrollOn(element.page()).then(() => null);
  // The browser does not lay out plan cards that are far below the window, so the text of such a card is empty. Scroll
  // to the card and wait two frames, so that the browser lays it out.
  await element.scrollIntoViewIfNeeded({ timeout: 1_000 }).catch(() => undefined);
  await twoFrames(element.page());
  const text = await element.innerText({ timeout: 1_000 }).catch(() => null);
  return text?.replace(/\s+/g, ' ').trim() ?? null;
}
/**
 * Returns the width of the widest of the given elements, in pixels. Text meant only for screen readers is one pixel
 * wide, so a result of 1 means that nothing is visible.
 */
const widest = async (elements: Locator): Promise<number> =>
  Math.max(0, ...(await elements.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))));

export const FAILURES = ['status 500', 'no connection', '200 with HTML'] as const;
export type Failure = (typeof FAILURES)[number];

export const SERVER_FAILED = ERRORS['server.error'].message;
const LOGIN_PAGE_OF_A_HOTEL = '<!doctype html><title>Welcome to our wifi</title><p>Accept the terms to go on.</p>';

export async function fail(page: Page, call: string, how: Failure): Promise<void> {
  await page.route(call, async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback();
    if (how === 'no connection') return route.abort('internetdisconnected');
    if (how === '200 with HTML')
      return route.fulfill({ status: 200, contentType: 'text/html', body: LOGIN_PAGE_OF_A_HOTEL });
    const body = { code: 'server.error', message: SERVER_FAILED, detail: SERVER_FAILED, requestId: 'none' };
    return route.fulfill({ status: 500, json: body });
  });
}

/**
 * A browser context for one test, which tries to reach one piece of information on a screen. The methods are the
 * actions of a user and the checks of what the screen shows.
 */
export class Scenario {
  constructor(
    readonly dataPoint: DataPoint,
    readonly visit: Visit,
    readonly context: BrowserContext,
    /** The browser tab that the test checks at the end. A test may replace it. */
    public page: Page,
    readonly origin: string,
  ) {}

  get path(): string {
    return this.dataPoint.path(this.visit);
  }
  get pathname(): string {
    return this.path.replace(/[?#].*$/, '');
  }
  get call(): string {
    return this.dataPoint.call ?? '';
  }
  get otherCall(): string {
    return this.dataPoint.otherCall ?? '';
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(path);
    await isReady(this.page);
  }
  async reload(): Promise<void> {
    await this.page.reload();
    await isReady(this.page);
  }
  async reveal(): Promise<void> {
    await this.dataPoint.reveal?.(this.page, this.visit);
  }
  async open(): Promise<void> {
    await this.goTo(this.path);
    await this.reveal();
  }
  async openByLink(): Promise<void> {
    const [at, link] = this.dataPoint.inboundLink;
    await this.goTo(at(this.visit));
    await press(link(this.page, this.visit));
    await this.page.waitForURL((url) => url.pathname === this.pathname);
    await this.reveal();
  }
  /**
   * Requests the information again in the way a user would: with a control on the screen or, if it has none, by
   * reloading the page. The function also returns if the page redirects to the login page.
   */
  async requestAgain(): Promise<void> {
    if (!this.dataPoint.canRefetch) await this.reload();
    const redirect = this.page.waitForURL((url) => url.pathname === PAGES.login.path, { timeout: 0 });
    await Promise.race([this.reveal(), redirect]);
  }

  shown(): Locator {
    return this.dataPoint.shown(this.page, this.visit).first();
  }
  get reference(): string {
    return this.visit.texts[this.dataPoint.name] ?? '';
  }
  async isShown(): Promise<void> {
    await expect.poll(() => textOf(this.shown()), `${this.dataPoint.name}, at first`).toBe(this.reference);
  }
  message(): Locator {
    return this.page
      .getByText(anyOf([...this.dataPoint.unavailable, ...UNAVAILABLE_MESSAGES]))
      .filter({ visible: true })
      .first();
  }

  async hold(call: string): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await this.page.route(call, async (route) => {
      if (route.request().resourceType() === 'fetch') await promise;
      await route.fallback();
    });
    return resolve;
  }
  async isSettled(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      this.page.getByText(anyOf([...(this.dataPoint.loading ?? []), ...LOADING_MESSAGES])).filter({ visible: true }),
    ).toHaveCount(0);
  }
  /**
   * Checks that the screen visibly says that it is loading, and that it shows no wrong information until the response
   * arrives.
   */
  async showsLoading(): Promise<void> {
    const sign = this.page
      .getByText(anyOf([...(this.dataPoint.loading ?? []), ...LOADING_MESSAGES]))
      .filter({ visible: true });
    const width = () => textOf(this.shown()).then(() => widest(sign));
    await expect.poll(width, `${this.dataPoint.name}: a sign that it is coming`).toBeGreaterThan(2);
    const text = await textOf(this.shown());
    if (text !== null) expect(text, 'what is shown meanwhile').toBe(this.reference);
  }

  async showsLogout(): Promise<void> {
    await expect(this.page.locator('html[data-session=out]')).toBeAttached();
  }

  /**
   * Ends the session on the server, as a logout on another device would. The page does not learn that the session has
   * ended.
   */
  async endSession(): Promise<void> {
    const cookies = await this.context.cookies(this.origin);
    const other = await request.newContext({
      baseURL: this.origin,
      extraHTTPHeaders: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    });
    await expect(await other.post(SESSION_CALLS.logout.path)).toBeOK();
    await other.dispose();
  }

  /**
   * Checks that the screen shows the same information as during an ordinary visit. Some journeys also allow a message
   * that the information is not known. If the screen shows anything else, the test fails.
   */
  async showsExpected(expected: Expected): Promise<void> {
    const { page, dataPoint, reference } = this;
    const message = this.message();
    if (expected === 'gone') await this.isSettled();
    const problem = async () => {
      const [text, said] = [await textOf(this.shown()), await textOf(message)];
      if (expected === 'gone') return text === reference ? 'information about somebody else' : null;
      if (text !== null && text !== reference) return `other information: ${text}`;
      if (text === null && said === null) return 'nothing';
      if (expected === 'value' && text === null) return `no information: ${said}`;
      if (expected === 'message' && said === null) return 'the information without a message that it is old';
      return null;
    };
    await expect.poll(problem, `${dataPoint.name} (reference: ${reference})`).toBeNull();
    if (expected === 'message' && dataPoint.announced) await expect(page.getByText(dataPoint.announced)).toHaveCount(0);
  }
}
