import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

/**
 * Matches text that must not appear in any URL, such as names, secrets, income and health data. The name of the step
 * that asks for the income may appear.
 */
const FORBIDDEN_IN_URLS =
  /@|quiet river|seven calm|Rosa|Delgado|555 ?01|(?<!step=)income|tobacco|pregnan|diabetes|consent=|password=/i;

/**
 * Whether the tests simulate a slow network, on which scripts and API responses arrive late and out of order. One part
 * of `npm run test:all` runs with this slow network.
 */
const IS_SLOW = process.env['SLOW'] === 'all';

/** Longest delay of a script or an API response on the simulated slow network, in milliseconds. */
const LONGEST_DELAY = 800;

/**
 * Delays each script and each API response by a random time, as a slow network does. The delays reveal code that works
 * only if all scripts and responses arrive quickly and in order. Responses that a test itself replaces are not delayed.
 */
async function delayAtRandom(context: BrowserContext): Promise<void> {
  for (const address of ['**/assets/*.js', '**/api/**'])
    await context.route(address, async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, Math.random() * LONGEST_DELAY);
      });
      // Ignore failures, because the test may have closed the browser or opened another page during the delay.
      await route.continue().catch(() => undefined);
    });
}

/**
 * The test function of all browser tests. After each test, it also checks that the browser sent requests only to the
 * site's own server, that URLs contained no secrets and that the console showed no errors.
 */
export const test = base.extend<{ page: Page; expectedErrors: RegExp; alsoVisited: string }>({
  expectedErrors: [/status of 4\d\d/, { option: true }],
  // Origin of another website that the test visits on purpose. The URLs of that website are not checked for secrets.
  alsoVisited: ['', { option: true }],
  context: async ({ context }, use) => {
    if (IS_SLOW) await delayAtRandom(context);
    await use(context);
  },
  page: async ({ page, baseURL, expectedErrors, alsoVisited }, use) => {
    const own = new URL(baseURL ?? 'http://localhost:3000').origin;
    const otherOrigins: string[] = [];
    const telling = new Set<string>();
    const errors: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin === alsoVisited) return;
      if (protocol.startsWith('http') && origin !== own) otherOrigins.push(request.url());
      if (FORBIDDEN_IN_URLS.test(decodeURIComponent(request.url()))) telling.add(request.url());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !expectedErrors.test(message.text())) errors.push(message.text());
    });
    await use(page);
    expect(otherOrigins, 'requests to other origins').toEqual([]);
    expect([...telling], 'secrets in addresses').toEqual([]);
    expect(errors, 'errors in the console').toEqual([]);
  },
});

/** Waits until the page is hydrated. Before hydration, only links and native controls work. */
export async function isReady(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isReady(page);
}

/**
 * Presses a control by keyboard. A mouse click can get lost while the control moves because content is added above it,
 * but a key press cannot. The key press also works for a button that looks disabled because the form is incomplete.
 * Such a button can still be pressed, and the page then says which answers are missing. The function waits until the
 * control is visible, because a hidden control cannot receive focus and the key press would be lost without an error.
 */
export async function press(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await control.waitFor();
  await control.focus();
  await control.press(key);
}

/** Script that scrolls down by less than the height of the window, and at the end of the page back to its start. */
const SCROLL = `scrollTo({
  top: scrollY + innerHeight >= document.documentElement.scrollHeight - 1 ? 0 : scrollY + 400,
  behavior: 'instant',
})`;
/** Scrolls a little further, or from the end of the page back to its beginning. */
export const scrollOn = (page: Page): Promise<void> => page.evaluate<void>(SCROLL);
/**
 * Scrolls, as a reader does, until the control or part is there. The code of some parts of long pages is loaded only
 * when they come into view.
 */
export async function scrollTo(part: Locator): Promise<void> {
  await expect(async () => {
    await scrollOn(part.page());
    await expect(part).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Delays the response to an API call, so that a test can check what the page shows in the meantime. */
export async function whileBusy(
  page: Page,
  path: string,
  start: () => Promise<void>,
  look: () => Promise<void>,
): Promise<void> {
  const released = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    // A page and the API call that it makes may have the same URL. Only the API call is delayed.
    if (route.request().resourceType() === 'fetch') await released.promise;
    await route.continue();
  });
  await start();
  await look();
  released.resolve();
}

export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  // Looking the control up by its role and name after each key press would take most of the time.
  const element = await control.elementHandle();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await page.evaluate((one) => one === document.activeElement, element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(control)}`);
}

export const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

export const BROKEN_NETWORK = /status of [45]\d\d|net::ERR_|Failed to fetch dynamically imported module/;

export { isAccessible } from './axe.js';
export { expect, type Page };
