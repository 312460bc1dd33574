import type { APIRequestContext, Page } from '@playwright/test';
import { SITE } from '#contract/messages/site.js';
import { DESCRIPTIONS } from '#contract/page-descriptions.js';
import type { Page as Known, PageName } from '#contract/pages.js';
import { IS_WHOLE, sidewaysScroll, THEMES, violations } from '../axe.js';
import { expect } from '../browser-test.js';
import { IS_FULL } from '../extent.js';
import { cutOff } from './overflow.js';
import { twoFrames } from './requests.js';

const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
  'p { margin-block-end: 2em !important }';

const wear = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);

/**
 * Returns the controls that are smaller than 44 by 44 CSS pixels (WCAG 2.5.5), except for links within a sentence. A
 * checkbox is measured together with its label. Phone numbers count within sentences too. Of a link that is alone in an
 * item of a list or in a paragraph, only the height counts, because short words are narrow.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isParagraph = (element: Element): boolean =>
      element.matches('main p > a') && element.parentElement?.textContent.trim() === element.textContent.trim();
    const isAlone = (element: Element): boolean => element.matches('main li > a:only-child') || isParagraph(element);
    const isPhone = (element: Element): boolean => element.matches('main :is([href^=tel], [href^=sms])');
    const small = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return (width < 43.5 && !isAlone(element)) || height < 43.5;
    };
    return [...document.querySelectorAll('a, button, summary, select, textarea, input:not([type=hidden])')]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().top >= 0,
      )
      .filter(
        (element) =>
          getComputedStyle(element).display !== 'inline' ||
          element.matches('input, select') ||
          isAlone(element) ||
          isPhone(element),
      )
      .filter((element) =>
        small(element.matches('[type=checkbox], [type=radio]') ? (element.closest('label, div') ?? element) : element),
      )
      .map((element) => `small: ${element.outerHTML.slice(0, 90)}`);
  });

/**
 * Returns the elements that are outside the window when they have focus, or whose middle or corner is covered by
 * another element (WCAG 2.4.12).
 */
const coveredWhenFocused = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const coverAt = (element: HTMLElement, x: number, y: number): Element | null => {
      const top = document.elementFromPoint(x, y);
      return top === null || element.contains(top) || top.contains(element) ? null : top;
    };
    const coverOf = (element: HTMLElement): string | undefined => {
      const box = element.getClientRects()[0];
      if (!box || box.width < 3) return undefined;
      if (box.bottom < 0 || box.top > innerHeight) return 'the edge of the window';
      const middle = [box.left + box.width / 2, box.top + box.height / 2] as const;
      const corners = [box.left + 5, box.right - 5].flatMap((left) =>
        [box.top + 5, box.bottom - 5].map((top) => [left, top] as const),
      );
      return [middle, ...corners].map(([x, y]) => coverAt(element, x, y)).find(Boolean)?.outerHTML;
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      element.focus();
      const cover = document.activeElement === element ? coverOf(element) : undefined;
      if (cover) found.push(`${innerWidth} px: ${element.outerHTML.slice(0, 90)} is covered by ${cover.slice(0, 90)}`);
    }
    return found;
  });

const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => /[1-9]/.test(getComputedStyle(element).transitionDuration))
      .map((element) => `moves: ${element.outerHTML.slice(0, 90)}`)
      .concat(document.getAnimations().length > 0 ? ['an animation runs'] : []),
  );

/**
 * Returns the elements whose text has a contrast below 7:1, or below 4.5:1 if the text is large. To save time, `npm
 * test` measures each page in only one theme. The choice depends on the length of the page's name, so every run makes
 * the same choice.
 */
async function faint(page: Page, name: string): Promise<string[]> {
  const sample = THEMES[name.length % THEMES.length];
  const found: string[] = [];
  for (const colorScheme of IS_WHOLE ? THEMES : THEMES.filter((theme) => theme === sample)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(
      ...(await violations(page, { only: ['color-contrast-enhanced'] })).map((fault) => `${colorScheme}: ${fault}`),
    );
  }
  return found;
}

/**
 * The windows in which nothing may be cut off, from the smallest phone to a large desktop, in pixels, with the size of
 * the text. `npm run test:all` also checks those between.
 */
const WINDOWS = [
  ...(IS_FULL ? [320, 390, 768, 1280, 1920] : [320, 768, 1920]).map((width) => ({ width, text: '' })),
  ...(IS_FULL ? [320, 390, 768, 1280] : [390]).map((width) => ({ width, text: '36px' })),
];

async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  // When the size of the window changes, the page adapts only in the next frame.
  await twoFrames(page);
}

/** Describes what is cut off in each of the windows. */
async function cutOffInWindows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { width, text } of WINDOWS) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    await resize(page, width);
    found.push(...(await cutOff(page)).map((fault) => `${width} px${text && ', double text'}: ${fault}`));
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  return found;
}

/** Checks every accessibility requirement that a program can measure. Returns a list of the violations. */
export async function unmetRequirements(page: Page, name: string): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found = await cutOffInWindows(page);
  if ((await page.locator('.undefined').count()) > 0) found.push('a class that its style sheet does not know');
  await resize(page, 320, 640);
  await wear(page, SPACED);
  if ((await sidewaysScroll(page)) > 0) found.push('sideways scroll at 320 px with text spacing');
  await wear(page, '');
  await resize(page, 360, 740);
  await page.evaluate(() => (document.documentElement.dataset['text'] = 'largest'));
  if ((await sidewaysScroll(page)) > 0) found.push('sideways scroll at 360 px with the largest text');
  await page.evaluate(() => delete document.documentElement.dataset['text']);
  found.push(...(await coveredWhenFocused(page)));
  await resize(page, 1280);
  found.push(
    ...(await coveredWhenFocused(page)),
    ...(await smallTargets(page)),
    ...(await moving(page)),
    ...(await faint(page, name)),
  );
  return found.map((fault) => `${name}, ${fault}`);
}

export async function expectCompletePage(page: Page, name: string, { title }: Known): Promise<void> {
  await expect(page, name).toHaveTitle(`${title} | ${SITE.name}`);
  await expect(page.locator('meta[name=description]').first(), name).toHaveAttribute(
    'content',
    DESCRIPTIONS[name as PageName],
  );
  await expect(page.locator('h1'), name).toHaveCount(1);
}

export const ownLinks = async (page: Page): Promise<string[]> =>
  (await page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
    .map((href) => href.split('#', 1)[0] ?? '')
    .filter(Boolean);

export async function expectLinksToWork(request: APIRequestContext, links: ReadonlySet<string>): Promise<void> {
  for (const href of links) expect((await request.get(href, { maxRedirects: 0 })).status(), href).toBeLessThan(400);
}
