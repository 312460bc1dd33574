import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { COLOR_RULES, violations } from './axe.js';

const TABLET = { width: 768, height: 1024 };
const SIZES = [{ width: 360, height: 740 }, TABLET, { width: 1280, height: 900 }];
const THEMES = ['light', 'dark'] as const;

/** What must never stand in an address: who somebody is, their secrets, what they earn and what they told us of their health. */
const NOT_IN_ADDRESSES = /@|quiet river|seven calm|Rosa|Delgado|555 ?01|income|tobacco|pregnan|diabetes|consent=|password=/i;

/** Every browser test also proves that the page asks nobody but our own server, tells no address a secret, and logs no error. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page, baseURL }, use) => {
    const own = new URL(baseURL ?? 'http://localhost:3000').origin;
    const strangers: string[] = [];
    const telling = new Set<string>();
    const errors: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== own) strangers.push(request.url());
      if (NOT_IN_ADDRESSES.test(decodeURIComponent(request.url()))) telling.add(request.url());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) errors.push(message.text());
    });
    await use(page);
    expect(strangers, 'requests to other origins').toEqual([]);
    expect([...telling], 'secrets in addresses').toEqual([]);
    expect(errors, 'errors in the console').toEqual([]);
  },
});

/** Waits until the page's script has taken over; before that only links and native controls work. */
export async function isReady(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isReady(page);
}

/** Presses a button that looks disabled until the form is complete: it can be pressed all the same, and says why. */
export async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

/** Holds a call to the server back while its busy state is looked at. */
export async function whileBusy(page: Page, path: string, start: () => Promise<void>, look: () => Promise<void>): Promise<void> {
  const released = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    // A page may have the same address as the call it makes.
    if (route.request().resourceType() === 'fetch') await released.promise;
    await route.continue();
  });
  await start();
  await look();
  released.resolve();
}

/** Goes on by Tab until the control has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(control)}`);
}

/**
 * The state that is on the screen now, looked at by axe on a phone and at a desk, in light and dark (product.md, A1). A
 * tablet shows the desk's page with less room, so there only the room is measured.
 */
export async function isAccessible(page: Page, state: string): Promise<void> {
  const before = page.viewportSize();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of size === TABLET ? [] : THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violations(page, colorScheme === THEMES[0] ? {} : { only: COLOR_RULES }), `${state} at ${size.width} px, ${colorScheme}`).toEqual([]);
    }
    expect(await sidewaysScroll(page), `${state}: sideways scroll at ${size.width} px`).toBe(0);
  }
  if (before) await page.setViewportSize(before);
}

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

/** Sheets of a PDF. */
export const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

export { expect, type Page };
