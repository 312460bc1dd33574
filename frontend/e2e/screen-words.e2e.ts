import { PAGES } from '#contract/pages.js';
import { expect, goTo, press, scrollOn, test, type Page } from './browser-test.js';
import { signedInAsMember } from './pages/account.js';
import { keepAsGuest } from './pages/kept-medicines.js';
import { answerQuestions, choosePlans, openComparison, openFirstPlan, planList, seePlans } from './pages/search.js';
import { weigh } from './pages/words.js';

/**
 * Most words and windows of a screen. Drawn, and to reach with a tenth more at most (first view, main, windows): home
 * 45, 110, 3.3; results 105, 340, 5.3; plan 105, 250, 4.4; compare 90, 185, 3.8; dashboard 55, 135, 3.6; and in wide
 * windows 120, 525, 250, 185 and 135 words.
 */
const MOST = {
  390: {
    home: { firstView: 50, main: 121, windows: 3.6 },
    results: { firstView: 100, main: 345, windows: 5.7 },
    plan: { firstView: 112, main: 272, windows: 4.8 },
    compare: { firstView: 95, main: 185, windows: 3.8 },
    dashboard: { firstView: 60, main: 148, windows: 4 },
  },
  1280: {
    home: { main: 132 },
    results: { main: 560 },
    plan: { main: 275 },
    compare: { main: 185 },
    dashboard: { main: 148 },
  },
};

async function expectLight(page: Page, screen: keyof (typeof MOST)[390]): Promise<void> {
  // Parts far down load once they come near.
  const isAtTop = () => page.evaluate(() => scrollY === 0);
  do await scrollOn(page).then(() => page.waitForLoadState('networkidle'));
  while (!(await isAtTop()));
  const found = await weigh(page);
  const width = page.viewportSize()?.width === 390 ? 390 : 1280;
  test.info().annotations.push({ type: 'words', description: `${screen}, ${width}: ${JSON.stringify(found)}` });
  for (const [what, most] of Object.entries(MOST[width][screen]))
    expect.soft(found[what as keyof typeof found], `${screen} at ${width} px: ${what}`).toBeLessThanOrEqual(most);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('the screens of a guest ask for few words', async ({ page }) => {
      await goTo(page, PAGES.home.path);
      await expectLight(page, 'home');
      await keepAsGuest(page, 3, 0);
      await goTo(page, PAGES.plans.path);
      await answerQuestions(page, { zip: '70503', county: 'Lafayette', age: '63', income: '31000', year: '2027' });
      await press(seePlans(page));
      await expect(planList(page)).toBeVisible();
      await expectLight(page, 'results');
      await choosePlans(page, 0, 1, 1);
      await openFirstPlan(page);
      await expectLight(page, 'plan');
      await page.goBack();
      await openComparison(page, 3);
      await expect(page.getByRole('table').first()).toBeVisible();
      await expectLight(page, 'compare');
    });

    test('the dashboard asks for few words', async ({ page }) => {
      await signedInAsMember(page);
      await goTo(page, PAGES.dashboard.path);
      await expectLight(page, 'dashboard');
    });
  });
