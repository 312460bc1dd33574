import { PLANS } from '#contract/api/plans.contract.js';
import { PAGES, planPath } from '#contract/pages.js';
import { SESSION_CALLS } from '#contract/session.calls.js';
import { PREFERENCES } from '#features/plans/messages/answers/preferences.js';
import { SAMPLE } from '#features/plans/messages/plan.js';
import { expect, press, test, type Page } from './browser-test.js';
import { inSample } from './extent.js';
import { signedInAsMember } from './pages/account.js';
import { settledShifts, totalOf, watchShifts } from './pages/layout-shift.js';
import {
  choosePlans,
  markedPlans,
  openPreferences,
  planList,
  search,
  searchAsGuest as showPlansToGuest,
} from './pages/search.js';

const PHONE = { width: 390, height: 844 };

const emptyCards = (page: Page) => page.locator('#coming-plans > div');

/** The name and the price on each of the first cards of the list. */
const namesAndPrices = async (page: Page) => {
  const texts = [];
  for (const card of await markedPlans(page).all())
    texts.push([
      await card.getByRole('heading').textContent(),
      await card
        .getByText(/^\$[\d,]+$/)
        .first()
        .textContent(),
    ]);
  return texts;
};

declare global {
  interface Window {
    wasWithoutPrice: boolean;
  }
}
/** Returns what the browser has stored for the first plans of the next visit, which it does after the list is shown. */
const storedFor = (page: Page) => () => page.evaluate(() => localStorage.getItem('firstPlans'));

/** Notes whether the page is without a price at any time from now on. */
const watchForGap = (page: Page, price = /\$\d+ a month/) =>
  page.evaluate((pattern) => {
    window.wasWithoutPrice = false;
    const check = () => {
      window.wasWithoutPrice ||= document.querySelector('main')?.innerText.match(pattern) === null;
    };
    new MutationObserver(check).observe(document.body, { subtree: true, childList: true });
  }, price.source);

async function searchAsGuest(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await showPlansToGuest(page);
}

/** Opens the results with all scripts held back, and returns the searches that the page sends and a way to go on. */
async function openWithoutScripts(page: Page, path: string) {
  const searches: string[] = [];
  let letScripts = (): void => undefined;
  const held = new Promise<void>((resolve) => (letScripts = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  page.on('request', (request) => {
    if ([PLANS.search.path, PLANS.getBatch.path].some((path) => request.url().endsWith(path)))
      searches.push(request.url());
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { searches, letScripts };
}

async function searchAsMember(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await signedInAsMember(page);
  await search(page);
  await expect(planList(page)).toBeVisible();
}

for (const [visitor, arrive, path] of [
  ['a guest', searchAsGuest, PAGES.planResults.path],
  ['a signed-in person', searchAsMember, PAGES.marketplace.path],
  ['a signed-in person on the open page', searchAsMember, PAGES.planResults.path],
] as const)
  test(
    `${visitor} who comes back sees the first plans before the scripts run, with one search and no jump`,
    inSample(visitor !== 'a signed-in person on the open page'),
    async ({ page }) => {
      await arrive(page);
      await expect.poll(storedFor(page)).not.toBeNull();
      const listed = await namesAndPrices(page);
      await watchShifts(page);
      const { searches, letScripts } = await openWithoutScripts(page, path);
      // For a guest, the list does not wait for the session check either.
      let letSession = (): void => undefined;
      const session = new Promise<void>((resolve) => (letSession = resolve));
      if (visitor === 'a guest')
        await page.route(`**${SESSION_CALLS.me.path}`, async (route) => {
          await session;
          await route.continue();
        });

      await expect(
        emptyCards(page)
          .nth(2)
          .getByText(/^\$[\d,]+$/),
      ).toBeVisible();
      const early = await emptyCards(page).evaluateAll((cards) =>
        cards.map((card) => [...card.querySelectorAll('b')].map(({ textContent }) => textContent)),
      );
      expect(early).toEqual(listed);
      await expect(emptyCards(page).getByText(SAMPLE.tag, { exact: true })).toHaveCount(3);
      await expect(emptyCards(page).first()).toMatchAriaSnapshot(`- paragraph: /${SAMPLE.tag}/`);
      expect(searches).toHaveLength(1);

      await watchForGap(page);
      letScripts();
      await expect(planList(page)).toBeVisible();
      expect(await page.evaluate(() => window.wasWithoutPrice)).toBe(false);
      await expect(emptyCards(page)).toHaveCount(0);
      letSession();
      expect(await namesAndPrices(page)).toEqual(listed);
      expect(totalOf(await settledShifts(page))).toBeLessThan(0.02);
      expect(searches).toHaveLength(1);
    },
  );

for (const [who, arrive, pathOf, cards] of [
  ['a guest who opens a plan', searchAsGuest, (id) => planPath(id, 2027), 1],
  ['a guest who opens the comparison', searchAsGuest, () => PAGES.planCompare.path, 2],
  ['a signed-in person who opens the comparison', searchAsMember, () => PAGES.compare.path, 2],
] satisfies readonly [string, (page: Page) => Promise<void>, (id: string) => string, number][])
  test(
    `${who} again sees prices before the scripts run, with one request and no gap`,
    inSample(cards === 1),
    async ({ page }) => {
      await arrive(page);
      await choosePlans(page, 0, 1);
      await expect.poll(storedFor(page)).not.toBeNull();
      const [id = ''] = await page.evaluate<string[]>(`JSON.parse(localStorage.getItem('firstPlans')).plans`);
      await watchShifts(page);
      const { searches, letScripts } = await openWithoutScripts(page, pathOf(id));
      await expect(emptyCards(page).getByText(/^\$[\d,]+$/)).toHaveCount(cards);
      const early = await emptyCards(page).locator('b').allTextContents();

      await watchForGap(page, /\$\d/);
      letScripts();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(emptyCards(page)).toHaveCount(0);
      expect(await page.evaluate(() => window.wasWithoutPrice)).toBe(false);
      for (const text of early.filter(Boolean))
        await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeAttached();
      expect(totalOf(await settledShifts(page))).toBeLessThan(0.02);
      expect(searches).toHaveLength(1);
    },
  );

test('with other answers from another tab, or with a wish, nothing is shown early', async ({ page }) => {
  await searchAsGuest(page);
  const stored = storedFor(page);
  await expect.poll(stored).not.toBeNull();

  await page.evaluate(() => {
    const last = localStorage.getItem('formData') ?? '';
    localStorage.setItem('formData', last.replace('"income":48000', '"income":49000'));
  });
  const { searches, letScripts } = await openWithoutScripts(page, PAGES.planResults.path);
  await page.waitForLoadState('domcontentloaded');
  expect(searches).toEqual([]);
  await expect(emptyCards(page).getByText('$')).toHaveCount(0);
  letScripts();
  await expect(planList(page)).toBeVisible();
  expect(searches).toHaveLength(1);

  await expect.poll(stored).toContain('49000');
  await openPreferences(page);
  await press(page.getByLabel(PREFERENCES.dental), 'Space');
  await expect.poll(stored).toBeNull();
});
