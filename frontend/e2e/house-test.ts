import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SIZES = [{ width: 360, height: 740 }, { width: 1280, height: 900 }] as const;
const THEMES = ['light', 'dark'] as const;

/** Every browser test also proves that the page asks nobody but our own server, and logs no error. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page, baseURL }, use) => {
    const own = new URL(baseURL ?? 'http://localhost:3000').origin;
    const strangers: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== own) strangers.push(request.url());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) errors.push(message.text());
    });
    await use(page);
    expect(strangers, 'requests to other origins').toEqual([]);
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

/**
 * Both widths in both themes. Themes change colors and nothing else, so every rule is asked once at each width, and the
 * rule about contrast in the other theme too.
 */
const LOOKS = [
  { size: SIZES[0], colorScheme: THEMES[0], allRules: true },
  { size: SIZES[0], colorScheme: THEMES[1], allRules: false },
  { size: SIZES[1], colorScheme: THEMES[0], allRules: false },
  { size: SIZES[1], colorScheme: THEMES[1], allRules: true },
] as const;

/** The state that is on the screen now, looked at by axe on a phone and a desk, in light and dark. */
export async function isAccessible(page: Page, state: string): Promise<void> {
  const before = page.viewportSize();
  for (const { size, colorScheme, allRules } of LOOKS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page });
    const { violations } = await (allRules ? axe.withTags(RULES) : axe.withRules(['color-contrast'])).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    expect(found, `${state} at ${size.width} px, ${colorScheme}`).toEqual([]);
    if (size.width === 360) expect(await sidewaysScroll(page), `${state}: sideways scroll at 360 px`).toBe(0);
  }
  if (before) await page.setViewportSize(before);
}

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

export { expect };
