import type { Page } from '@playwright/test';
import { PAGES, type Page as Known } from '#contract/pages.js';
import { violations } from './axe.js';
import { expect, goTo, test } from './browser-test.js';
import { IN_FULL, inSample, IS_FULL } from './extent.js';
import { signedIn, signedInAsStaff } from './pages/account.js';
import { expectCompletePage, expectLinksToWork, ownLinks, unmetRequirements } from './pages/page-requirements.js';

const REACHABLE = Object.entries(PAGES).filter(([, { path }]) => !path.includes(':'));
const forAll = REACHABLE.filter(([, { access }]) => access === 'anyone').map(([, { path }]) => path);
/** The public pages in ten parts, which are tested in parallel. `npm test` tests only one part. */
const PARTS = Array.from({ length: 10 }, (_, part) => forAll.filter((__, index) => index % 10 === part));

for (const [index, paths] of PARTS.entries()) {
  test(
    `public pages meet the measured accessibility requirements, part ${index + 1}`,
    inSample(index === 0),
    async ({ page }) => {
      const found: string[] = [];
      for (const path of paths) found.push(...(await unmetRequirements(page, path)));
      expect(found).toEqual([]);
    },
  );
}

/** Returns the pages to check: all of them or, in `npm test`, every other one. */
const chosen = <T>(pages: readonly T[]): readonly T[] => pages.filter((_, index) => IS_FULL || index % 2 === 0);

async function walk(page: Page, pages: readonly (readonly [string, Known])[]): Promise<void> {
  const found: string[] = [];
  const links = new Set<string>();
  for (const [name, known] of chosen(pages)) {
    found.push(...(await unmetRequirements(page, known.path)));
    await expectCompletePage(page, name, known);
    // One axe check per page is enough in this test, because other tests use axe to check many states of the same
    // pages, at every width and in every theme.
    expect(await violations(page), name).toEqual([]);
    for (const href of await ownLinks(page)) links.add(href);
  }
  await expectLinksToWork(page.request, links);
  expect(found).toEqual([]);
}

test('pages for signed-in people meet the measured accessibility requirements', IN_FULL, async ({ page }) => {
  await signedIn(page);
  await walk(
    page,
    REACHABLE.filter(([name, { access }]) => access === 'signedIn' || name === 'dashboard'),
  );
});

test('pages for staff meet the measured accessibility requirements', IN_FULL, async ({ page }) => {
  await signedInAsStaff(page);
  await walk(
    page,
    REACHABLE.filter(([name, { access }]) => access === 'admins' || access === 'observers' || name === 'usersList'),
  );
});

test('axe finds no violations in forced-colors mode', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  for (const { path } of chosen([
    PAGES.home,
    PAGES.about,
    PAGES.quiz,
    PAGES.deadlines,
    PAGES.contact,
    PAGES.dashboard,
    PAGES.blogBasics,
  ])) {
    await goTo(page, path);
    // In forced-colors mode the contrast depends on the user's own palette. Axe would measure the site's colors, which
    // are not displayed.
    expect(await violations(page, { without: ['color-contrast'] }), path).toEqual([]);
  }
});

test('pages print in black on white, without menus and with every answer expanded', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const { path } of [PAGES.home, PAGES.help, PAGES.blogBasics, PAGES.privacy, PAGES.deadlines, PAGES.dashboard]) {
    await goTo(page, path);
    const paper = await page.evaluate(() => ({
      colors: [getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor],
      shown: [...document.querySelectorAll('header, footer, form')]
        .filter((element) => element.checkVisibility())
        .map(({ tagName }) => tagName),
      closed: [...document.querySelectorAll('main details > :not(summary)')].filter(
        (element) => element.getBoundingClientRect().height === 0,
      ).length,
    }));
    expect({ path, ...paper }).toEqual({ path, colors: ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'], shown: [], closed: 0 });
  }
});

/**
 * Loads the page, and returns the kilobytes transferred and the layout shift score until loading is complete. The film
 * on the home page is not counted, because the home page loads the film only afterward.
 */
const firstView = (page: Page): Promise<{ kilobytes: number; shift: number }> =>
  page.evaluate(async () => {
    const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const bytes = all
      .filter(({ name }) => !/hero\.(mp4|webm)$/.test(name))
      .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0), 0);
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => void shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Wait for two frames. By then, the browser has reported all earlier layout shifts.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    shifts.push(...observer.takeRecords());
    const shift = shifts.reduce(
      (sum, entry) => sum + ('value' in entry && typeof entry.value === 'number' ? entry.value : 0),
      0,
    );
    return { kilobytes: bytes / 1024, shift };
  });

for (const path of [PAGES.home.path, PAGES.blogBasics.path, PAGES.quiz.path, PAGES.terms.path]) {
  test(`${path} loads at most 300 KB on a phone, not counting the film, and has no layout shifts`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await goTo(page, path);
    await page.waitForLoadState('networkidle');
    const { kilobytes, shift } = await firstView(page);
    expect(kilobytes).toBeGreaterThan(100);
    expect(kilobytes).toBeLessThanOrEqual(300);
    expect(shift).toBeLessThanOrEqual(0.02);
  });
}
