import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/**
 * Whether axe checks every state of a page in every window, theme and text size, as `npm run test:all` does. `npm test`
 * runs axe only in `accessibility.e2e.ts`.
 */
export const IS_WHOLE = process.env['AXE'] === 'all';
export const THEMES = ['light', 'dark'] as const;
/** The windows in which axe checks a page: the smallest phone, a usual phone, a tablet and a desktop. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];
/** The sizes of the text in percent of its usual size. */
const TEXT_SIZES = [100, 200];
/** The usual size of the text in pixels. */
const USUAL_TEXT = 18;
const SETTINGS = WINDOWS.flatMap((size) =>
  THEMES.flatMap((colorScheme) => TEXT_SIZES.map((text) => ({ size, colorScheme, text }))),
);
const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the rule violations that axe finds on the page in its current state, one line for each rule. The axe script
 * is added to a page only once. Axe's usual Playwright wrapper would add the script for every check, which would take
 * ten times as long. `only` restricts the check to certain rules, and `also` adds rules, which may be of level AAA.
 */
export async function violations(
  page: Page,
  { without = [], also = [], only }: { without?: string[]; also?: string[]; only?: string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT);
  return page.evaluate(
    async ({ type, values, disabled, enabled }) => {
      const rules = Object.fromEntries([
        ...disabled.map((id) => [id, { enabled: false }] as const),
        ...enabled.map((id) => [id, { enabled: true }] as const),
      ]);
      // The browser does not lay out plan cards that are far from the window, but estimates their height. Elements
      // below could therefore seem to cover a button of such a card.
      const whole = new CSSStyleSheet();
      whole.replaceSync('* { content-visibility: visible }');
      document.adoptedStyleSheets.push(whole);
      const found = await window.axe.run(document, { runOnly: { type, values }, rules, resultTypes: ['violations'] });
      document.adoptedStyleSheets.pop();
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
    },
    { type: only ? ('rule' as const) : ('tag' as const), values: only ?? RULES, disabled: without, enabled: also },
  );
}

const setTextSize = (page: Page, percent: number): Promise<void> =>
  page.evaluate(
    (fontSize) => void (document.documentElement.style.fontSize = fontSize),
    percent === 100 ? '' : `${(USUAL_TEXT * percent) / 100}px`,
  );

export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

/**
 * Runs axe on the page in its current state: in all windows, themes and text sizes, or in `npm test` in one of them.
 * The choice depends on the name of the state, so every run makes the same choice. The check is repeated until the page
 * has adapted to a new size of the window.
 */
export async function hasNoViolations(page: Page, state: string): Promise<void> {
  const before = page.viewportSize();
  const sum = [...state].reduce((total, letter) => total + letter.charCodeAt(0), 0) % SETTINGS.length;
  for (const { size, colorScheme, text } of IS_WHOLE ? SETTINGS : SETTINGS.slice(sum, sum + 1)) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await setTextSize(page, text);
    const setting = `${state} at ${size.width} px, ${colorScheme}, text of ${text} %`;
    await expect.poll(() => violations(page), setting).toEqual([]);
    if (text === 100) await expect.poll(() => sidewaysScroll(page), `${setting}: sideways scroll`).toBe(0);
  }
  await setTextSize(page, 100);
  if (!before) return;
  await page.setViewportSize(before);
  // The layout of the first width comes back with the next frame. A key pressed before would go to what it replaces.
  await page.waitForFunction((width) => innerWidth === width, before.width);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Checks a state of a screen that a test has reached, such as an open dialog, if all states are to be checked. */
export async function isAccessible(page: Page, state: string): Promise<void> {
  if (IS_WHOLE) await hasNoViolations(page, state);
}
