import { BADGES } from '#contract/messages/plans/plan-list.js';
import { PAGES } from '#contract/pages.js';
import { expect, goTo, press, test, type Page } from './browser-test.js';
import { inSample } from './extent.js';
import { signedIn } from './pages/account.js';
import { answerQuestions, planList, search, seePlans } from './pages/search.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Maximum number of times that a person presses Tab to get from the start of the results page to the first plan. */
const MOST_TABS = 15;

async function searchAsGuest(page: Page): Promise<void> {
  await goTo(page, PAGES.plans.path);
  await answerQuestions(page);
  await press(seePlans(page));
}

async function searchSignedIn(page: Page): Promise<void> {
  await signedIn(page);
  await search(page);
}

/**
 * Returns how many times a person must press Tab, starting at the top of the page, until a link to a plan has focus.
 */
async function tabsToFirstPlan(page: Page): Promise<number> {
  const isAtPlan = () => page.evaluate(() => document.activeElement?.matches('main a[href^="/plan/"]') ?? false);
  for (let presses = 1; presses <= 4 * MOST_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    if (await isAtPlan()) return presses;
  }
  return Infinity;
}

for (const [visitor, searchAs, results] of [
  ['a guest', searchAsGuest, PAGES.planResults.path],
  ['a signed-in person', searchSignedIn, PAGES.marketplace.path],
] as const)
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ])
    test(
      `${visitor} sees a price without scrolling and reaches a plan with ${MOST_TABS} Tabs, ${viewport.width} px wide`,
      inSample(viewport.width < 768 === (visitor === 'a guest')),
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await searchAs(page);
        const price = page
          .getByRole('region', { name: BADGES.title })
          .getByText(/^\$[\d,]+ a month$/)
          .first();
        await expect(price).toBeInViewport({ ratio: 1 });
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

        await goTo(page, results);
        await expect(planList(page)).toBeVisible();
        expect(await tabsToFirstPlan(page)).toBeLessThanOrEqual(MOST_TABS);
      },
    );
