import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from '#contract/pages.js';
import { COST } from '#features/plans/messages/costs/cost.js';
import { expect, goTo, press, test, type Page } from './browser-test.js';
import { signedIn, signedInAsStaff } from './pages/account.js';
import { keepAsGuest } from './pages/kept-medicines.js';
import { answerQuestions, choosePlans, openComparison, openFirstPlan, planList, seePlans } from './pages/search.js';

const FOLDER = join(import.meta.dirname, '../../backend/docs/screens');
const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];
/** The person of the drawings. */
const DRAWN = { zip: '70503', county: 'Lafayette', age: '63', income: '31000', year: '2027' };
/** Maximum height of a screenshot, as a multiple of the window's height. */
const DEPTH = 2;

async function takePicture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({
    path: join(FOLDER, `${name}-${width}.jpg`),
    type: 'jpeg',
    quality: 40,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(whole, DEPTH * height) },
  });
}

/**
 * Takes screenshots of eleven screens for `backend/docs/screens.md`, which compares them with the original designs. The
 * screenshots are taken only on request (`SCREENS=all npm test -- e2e/screens`), because they change whenever a screen
 * changes.
 */
if (process.env['SCREENS'] === 'all')
  for (const viewport of SIZES)
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
      test.beforeAll(() => void mkdirSync(FOLDER, { recursive: true }));

      test('pictures of the screens for everybody and for signed-in people', async ({ page }) => {
        await goTo(page, PAGES.home.path);
        await takePicture(page, 'home');
        await keepAsGuest(page, 3, 0);
        await goTo(page, PAGES.plans.path);
        await answerQuestions(page, DRAWN);
        await press(seePlans(page));
        await expect(planList(page)).toBeVisible();
        await takePicture(page, 'results');
        await choosePlans(page, 0, 1, 1);
        await openFirstPlan(page);
        await expect(page.getByText(COST.short.average, { exact: true }).first()).toBeVisible();
        await takePicture(page, 'plan');
        await page.goBack();
        await openComparison(page, 3);
        await expect(page.getByRole('table').first()).toBeVisible();
        await takePicture(page, 'compare');
        await signedIn(page);
        await goTo(page, PAGES.drugCoverage.path);
        await takePicture(page, 'medicines');
        await goTo(page, PAGES.dashboard.path);
        await takePicture(page, 'dashboard');
      });

      test('pictures for somebody of 64', async ({ page }) => {
        await goTo(page, PAGES.plans.path);
        await answerQuestions(page, { ...DRAWN, age: '64' });
        await press(seePlans(page));
        await expect(planList(page)).toBeVisible();
        await takePicture(page, 'medicare-results');
        await goTo(page, `${PAGES.plans.path}?step=people`);
        await takePicture(page, 'questions');
      });

      test('pictures of the pages for staff', async ({ page }) => {
        await signedInAsStaff(page);
        for (const [name, { path }] of [
          ['users', PAGES.usersList],
          ['audit', PAGES.auditTrail],
          ['jobs', PAGES.jobs],
        ] as const) {
          await goTo(page, path);
          await takePicture(page, name);
        }
      });
    });
