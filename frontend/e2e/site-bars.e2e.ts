import type { Page } from '@playwright/test';
import { PAGES } from '../../backend/src/contract/pages.js';
import { violations } from './axe.js';
import { expect, goTo, test } from './house-test.js';

/** What anybody can open without an id: content, account and quiz pages. */
const PATHS = Object.values(PAGES).filter(({ path, access }) => access === 'anyone' && !path.includes(':')).map(({ path }) => path);
/** WCAG 2.2, 1.4.12. */
const SPACED = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

const wider = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Controls outside running text that are smaller than 44 x 44 CSS pixels (WCAG 2.5.5); a box counts together with its label. */
const smallTargets = (page: Page): Promise<string[]> => page.evaluate(() => {
  const small = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width < 43.5 || height < 43.5;
  };
  return [...document.querySelectorAll('a, button, summary, select, textarea, input:not([type=hidden])')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().top >= 0)
    .filter((element) => getComputedStyle(element).display !== 'inline' || element.matches('input, select'))
    .filter((element) => small(element.matches('[type=checkbox], [type=radio]') ? (element.closest('label, div') ?? element) : element))
    .map((element) => `${location.pathname}: ${element.outerHTML.slice(0, 90)}`);
});

test('no page scrolls sideways at 320 px, with the text spacing of WCAG either', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const found: string[] = [];
  for (const path of PATHS) {
    await goTo(page, path);
    if ((await wider(page)) > 0) found.push(path);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, SPACED);
    if ((await wider(page)) > 0) found.push(`${path} with text spacing`);
  }
  expect(found).toEqual([]);
});

test('every control outside running text is at least 44 px on each side', async ({ page }) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  for (const path of PATHS) {
    await goTo(page, path);
    found.push(...(await smallTargets(page)));
  }
  expect([...new Set(found)]).toEqual([]);
});

test('in forced colors axe finds nothing on the pages with a look of their own', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  for (const { path } of [PAGES.home, PAGES.about, PAGES.quiz, PAGES.contact, PAGES.dashboard, PAGES.blogBasics]) {
    await goTo(page, path);
    // The person's own palette decides the contrast; axe would measure the colors it replaces.
    expect(await violations(page, { without: ['color-contrast'] }), path).toEqual([]);
  }
});
