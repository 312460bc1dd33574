import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DRUGS } from '#contract/api/drugs.contract.js';
import { PAGES } from '#contract/pages.js';
import { expect, goTo, press, test, type Page } from './browser-test.js';
import { signedIn, signedInAsStaff } from './pages/account.js';
import { choosePlans, openComparison, planList, search } from './pages/search.js';

const FOLDER = join(import.meta.dirname, '../../backend/docs/screens');
const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];
const MEDICINES = [
  { rxcui: '861007', name: 'metformin (Oral Pill), 500 mg' },
  { rxcui: '617314', name: 'Lipitor (Oral Pill), 10 mg' },
  { rxcui: '1364447', name: 'Eliquis (Oral Pill), 5 mg' },
];
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
 * Takes screenshots of eight screens for `backend/docs/screens.md`, which compares them with the original designs. The
 * screenshots are taken only on request (`SCREENS=all npm test -- e2e/screens`), because they change whenever a screen
 * changes.
 */
if (process.env['SCREENS'] === 'all')
  for (const viewport of SIZES)
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
      test.beforeAll(() => void mkdirSync(FOLDER, { recursive: true }));

      test('pictures of the screens for everybody and for signed-in people', async ({ page }) => {
        for (const [name, { path }] of [
          ['home', PAGES.home],
          ['questions', PAGES.plans],
        ] as const) {
          await goTo(page, path);
          await takePicture(page, name);
        }
        await signedIn(page);
        await search(page);
        await expect(planList(page)).toBeVisible();
        await goTo(page, PAGES.planResults.path);
        await expect(planList(page)).toBeVisible();
        await takePicture(page, 'results');
        await choosePlans(page, 0, 1, 1);
        await openComparison(page, 3);
        await expect(page.getByRole('table').first()).toBeVisible();
        await takePicture(page, 'compare');
        await press(page.getByRole('main').locator('ol').getByRole('link').first());
        await page.waitForURL('**/plan/**');
        await takePicture(page, 'plan');
        await expect(await page.request.put(DRUGS.saveMine.path, { data: { medicines: MEDICINES } })).toBeOK();
        for (const [name, { path }] of [
          ['medicines', PAGES.drugCoverage],
          ['dashboard', PAGES.dashboard],
        ] as const) {
          await goTo(page, path);
          await takePicture(page, name);
        }
      });

      test('pictures of the list of users', async ({ page }) => {
        await signedInAsStaff(page);
        await goTo(page, PAGES.usersList.path);
        await expect(page.getByText(/^\d+ users?$/)).toBeVisible();
        await takePicture(page, 'users');
      });
    });
