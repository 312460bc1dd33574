import { PAGES, type PageName } from '#contract/pages.js';
import { PREFERENCES } from '#features/plans/messages/answers/preferences.js';
import { PLAN_DETAILS } from '#features/plans/messages/plan-details.js';
import { FILTER } from '#features/plans/messages/plan-list.js';
import { PLAN_PAGE } from '#features/plans/messages/plan-page.js';
import { SEARCH } from '#features/plans/messages/plans.js';
import { SAVED_WORDS } from '#features/plans/messages/saved.js';
import { hasNoViolations, violations } from './axe.js';
import { expect, goTo, press, test, type Page } from './browser-test.js';
import { IN_FULL, IS_FULL } from './extent.js';
import { signedIn, signedInAsMember, signedInAsStaff } from './pages/account.js';
import { keepMedicines, TWENTY } from './pages/kept-medicines.js';
import { cutOffOptions } from './pages/overflow.js';
import { expectCompletePage, expectLinksToWork, ownLinks, unmetRequirements } from './pages/page-requirements.js';
import { twoFrames } from './pages/requests.js';
import {
  choosePlans,
  openComparison,
  openFirstPlan,
  openPreferences,
  planList,
  searchAsMember,
} from './pages/search.js';

const NAMES = (Object.keys(PAGES) as PageName[]).filter((name) => !PAGES[name].path.includes(':'));
const isFor = (name: PageName, ...kinds: string[]): boolean => kinds.includes(PAGES[name].access);

/**
 * Who looks at which pages. `npm test` checks every `every`th page, beginning with the first, and `npm run test:all`
 * checks all pages. The pages of a visitor are divided among several tests, which run in parallel.
 */
const VISITORS = [
  { visitor: 'open pages', arrive: null, every: 9, names: NAMES.filter((name) => isFor(name, 'anyone')) },
  {
    visitor: 'pages for signed-in people',
    arrive: signedInAsMember,
    every: 3,
    names: NAMES.filter((name) => isFor(name, 'signedIn') || name === 'dashboard'),
  },
  {
    visitor: 'pages for staff',
    arrive: signedInAsStaff,
    every: 3,
    names: NAMES.filter((name) => isFor(name, 'admins', 'observers') || name === 'usersList'),
  },
];
const A_TEST = 3;

for (const { visitor, arrive, every, names } of VISITORS) {
  const chosen = names.filter((_, index) => IS_FULL || index % every === 0);
  for (let from = 0; from < chosen.length; from += A_TEST) {
    const part = chosen.slice(from, from + A_TEST);
    test(`${visitor} are complete and meet the measured accessibility requirements: ${part.join(', ')}`, async ({
      page,
    }) => {
      await arrive?.(page);
      const found: string[] = [];
      const links = new Set<string>();
      for (const name of part) {
        await goTo(page, PAGES[name].path);
        await page.waitForLoadState('networkidle');
        // People who may not see a page, or have nothing to see on it, are led to another one.
        if (new URL(page.url()).pathname === PAGES[name].path) await expectCompletePage(page, name, PAGES[name]);
        await hasNoViolations(page, name);
        found.push(...(await unmetRequirements(page, name)));
        for (const href of await ownLinks(page)) links.add(href);
      }
      await expectLinksToWork(page.request, links);
      expect(found).toEqual([]);
    });
  }
}

/** About the space between the margins of a sheet of Letter paper. */
const PAPER = { width: 740, height: 980 };

/** Checks that the page fits the width of the paper, and that what is of no use on paper is not there. */
async function fitsPaper(page: Page, ...useless: ReturnType<Page['getByText']>[]): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  for (const control of useless) await expect(control).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER.width);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 900 });
}

test.describe('of plans', () => {
  test.beforeEach(async ({ page }) => {
    await signedInAsMember(page);
    await searchAsMember(page);
    await expect(planList(page)).toBeVisible();
  });

  test('the results meet the measured accessibility requirements, with each order readable in its field', async ({
    page,
  }) => {
    await fitsPaper(
      page,
      page.getByRole('button', { name: /^Show \d+ more/ }),
      page.getByText(SEARCH.preferences, { exact: true }),
      page.getByText(SAVED_WORDS.title, { exact: true }),
    );
    // With a wish, the list has the order with the longest name.
    await openPreferences(page);
    await page.getByLabel(PREFERENCES.metalLabel).selectOption('Gold');
    const order = page.getByLabel(FILTER.sortBy);
    await expect(order.getByRole('option', { name: FILTER.fits })).toBeAttached();
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await twoFrames(page);
      expect(await cutOffOptions(order), `${width} px`).toEqual([]);
    }
    await hasNoViolations(page, 'results');
    expect(await unmetRequirements(page, 'results')).toEqual([]);
  });

  test('a comparison meets the measured accessibility requirements', async ({ page }) => {
    await choosePlans(page, 0, 2);
    await openComparison(page, 2);
    await expect(page.getByRole('table').first()).toBeVisible();
    await hasNoViolations(page, 'comparison');
    expect(await unmetRequirements(page, 'comparison')).toEqual([]);
  });
});

test('a plan with ranges of dollars has no violations of axe, and is cut off in no window and not on paper', async ({
  page,
}) => {
  await signedIn(page);
  await searchAsMember(page);
  await expect(planList(page)).toBeVisible();
  await keepMedicines(page, TWENTY);
  await page.reload();
  await openFirstPlan(page);
  await expect(page.getByRole('cell', { name: /^\$[\d,]+–\$[\d,]{5,}$/ }).first()).toBeAttached();
  await expect(page.getByRole('main').locator('summary', { hasText: PLAN_PAGE.papers })).toBeVisible();
  await press(page.getByRole('main').locator('summary', { hasText: PLAN_PAGE.benefits }).first());
  await fitsPaper(page, page.getByRole('button', { name: PLAN_DETAILS.print }), page.getByLabel(PLAN_PAGE.findBenefit));
  await hasNoViolations(page, 'plan');
  expect(await unmetRequirements(page, 'plan')).toEqual([]);
});

for (const { path } of [PAGES.home, PAGES.quiz, PAGES.deadlines, PAGES.contact, PAGES.dashboard])
  test(
    `axe finds no violations in forced-colors mode on ${path}`,
    path === PAGES.contact.path ? {} : IN_FULL,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
      await goTo(page, path);
      // In forced-colors mode the contrast depends on the user's own palette. Axe would measure the site's colors,
      // which are not displayed.
      expect(await violations(page, { without: ['color-contrast'] })).toEqual([]);
    },
  );

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
