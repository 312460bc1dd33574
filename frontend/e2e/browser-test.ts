import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { IS_WHOLE, violations } from './axe.js';
import { delayAtRandom, IS_SLOW } from './slow-network.js';

/** The windows in which axe checks a page: the smallest phone, a usual phone, a tablet and a desktop. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];
const NARROWEST = WINDOWS.slice(0, 1);
/** The sizes of the text in percent of its usual size. */
const TEXT_SIZES = [100, 200];
/** The usual size of the text in pixels. */
const USUAL_TEXT = 18;
export const THEMES = ['light', 'dark'] as const;

/**
 * Matches text that must not appear in any URL, such as names, secrets, income and health data. The name of the step
 * that asks for the income may appear.
 */
const FORBIDDEN_IN_URLS =
  /@|quiet river|seven calm|Rosa|Delgado|555 ?01|(?<!step=)income|tobacco|pregnan|diabetes|consent=|password=/i;

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
  for (let presses = 0; presses < 120; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(control)}`);
}

const SETTINGS = WINDOWS.flatMap((size, window) =>
  THEMES.flatMap((colorScheme, theme) =>
    TEXT_SIZES.map((text, place) => ({ size, colorScheme, text, isPaired: (window + theme + place) % 2 === 0 })),
  ),
);
/**
 * The half of the settings that contains each pair of a window and a theme, of a window and a text size, and of a theme
 * and a text size.
 */
const PAIRED = SETTINGS.filter(({ isPaired }) => isPaired);

/**
 * Returns the combinations of window, theme and text size in which axe checks one state of a page. `npm run test:all`
 * uses all combinations. To save time, `npm test` uses one of the paired combinations for each whole page, and for a
 * fifth of the other states. The choice depends on the name of the state, so every run makes the same choice.
 */
function settingsFor(state: string, isWholePage: boolean): typeof SETTINGS {
  if (IS_WHOLE) return SETTINGS;
  const sum = [...state].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const index = sum % (isWholePage ? PAIRED.length : 5 * PAIRED.length);
  return PAIRED.slice(index, index + 1);
}

function setTextSize(page: Page, percent: number): Promise<void> {
  const size = percent === 100 ? '' : `${(USUAL_TEXT * percent) / 100}px`;
  return page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);
}

/**
 * Runs axe on the page in its current state, and checks that the page does not scroll sideways. The axe check and the
 * scroll check are repeated until the page has adapted to a new size of the window. To save time, `npm test` runs axe
 * only on a sample of states, windows, themes and text sizes, and checks scrolling only in the narrowest window.
 */
export async function isAccessible(page: Page, state: string, { isWholePage = false } = {}): Promise<void> {
  const before = page.viewportSize();
  for (const { size, colorScheme, text } of settingsFor(state, isWholePage)) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await setTextSize(page, text);
    const setting = `${state} at ${size.width} px, ${colorScheme}, text of ${text} %`;
    await expect.poll(() => violations(page), setting).toEqual([]);
  }
  await setTextSize(page, 100);
  for (const size of IS_WHOLE ? WINDOWS : NARROWEST) {
    await page.setViewportSize(size);
    await expect.poll(() => sidewaysScroll(page), `${state}: sideways scroll at ${size.width} px`).toBe(0);
  }
  if (!before) return;
  await page.setViewportSize(before);
  // The layout of the first width comes back with the next frame. A key pressed before would go to what it replaces.
  await page.waitForFunction((width) => innerWidth === width, before.width);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

export const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

export const BROKEN_NETWORK = /status of [45]\d\d|net::ERR_|Failed to fetch dynamically imported module/;

export { expect, type Page };
