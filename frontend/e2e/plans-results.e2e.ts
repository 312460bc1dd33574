import type { Page } from '@playwright/test';
import { PLANS } from '#contract/api/plans.contract.js';
import { SITE } from '#contract/messages/site.js';
import { PAGES } from '#contract/pages.js';
import { CHANGED_ANSWERS } from '#features/plans/messages/answers/changed-answers.js';
import { SEARCH_SUMMARY } from '#features/plans/messages/answers/search-summary.js';
import { COMPARE_PAGE } from '#features/plans/messages/compare-page.js';
import { COST } from '#features/plans/messages/costs/cost.js';
import { COVERED } from '#features/plans/messages/covered.js';
import { FILTER_FIELDS } from '#features/plans/messages/filter-fields.js';
import { BADGES, FILTER } from '#features/plans/messages/plan-list.js';
import { PLAN_PAGE } from '#features/plans/messages/plan-page.js';
import { PLAN } from '#features/plans/messages/plan.js';
import { COMPARE_PLANS, MATCHING, SEARCH } from '#features/plans/messages/plans.js';
import { LOADING } from '#ui/feedback/messages.js';
import { expect, goTo, isAccessible, pagesOf, press, test } from './browser-test.js';
import { IN_FULL, inSample } from './extent.js';
import { signedIn, signedInAsMember } from './pages/account.js';
import { keepMedicines, TWENTY } from './pages/kept-medicines.js';
import { settledTopOf, topOf } from './pages/position.js';
import {
  answersLine,
  choosePlans,
  editAnswer,
  markedPlans,
  openComparison,
  openFirstPlan,
  planCards,
  planList,
  PLANS_IN_DALLAS,
  results,
  search,
  searchAsMember,
} from './pages/search.js';

/**
 * Returns the links to plans in the complete list. On a phone, the list consists of cards. On a desktop, this test
 * shows the list as a table.
 */
const listed = (page: Page, isNarrow: boolean) =>
  (isNarrow ? planList(page) : results(page).getByRole('table')).getByRole('link');
/** Matches the sentence that states the date of plan data that has expired. */
const OLD_DATA = new RegExp(`^${PLAN.old('(.+)')}$`);
const showMore = (page: Page): Promise<void> => press(page.getByRole('button', { name: /^Show \d+ more/ }));

for (const [screen, size] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const) {
  test(
    `on ${screen}, the ways back from a plan and a comparison lead to its row in a list of the same length`,
    inSample(size.width < 768),
    async ({ page }) => {
      const isNarrow = size.width < 768;
      await page.setViewportSize(size);
      await signedInAsMember(page);
      await searchAsMember(page);
      if (!isNarrow) await press(results(page).getByRole('button', { name: FILTER.view.table }));
      const links = listed(page, isNarrow);
      const count = isNarrow ? 24 : 27;
      await showMore(page);
      await expect(links).toHaveCount(count - 10);
      await showMore(page);
      await expect(links).toHaveCount(count);
      const link = links.nth(21);
      const name = (await link.textContent()) ?? '';
      await link.scrollIntoViewIfNeeded();

      // The place of the row at the moment of the press, because late content above the list may have moved it.
      const leave = async (): Promise<number> => {
        const place = link.evaluate(
          (row) =>
            new Promise<number>((resolve) => {
              row.addEventListener('click', () => resolve(row.getBoundingClientRect().top), { once: true });
            }),
        );
        await press(link);
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        return place;
      };
      const isBack = async (before: number): Promise<void> => {
        await expect(links).toHaveCount(count);
        await expect(links.nth(21)).toHaveText(name);
        await expect.poll(async () => Math.abs((await topOf(links.nth(21))) - before)).toBeLessThanOrEqual(4);
        await expect(links.nth(21)).toBeFocused();
      };
      const first = await leave();
      await page.goBack();
      await isBack(first);

      const second = await leave();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await press(page.getByRole('button', { name: PLAN_PAGE.back }));
      await isBack(second);

      if (!isNarrow) return;
      await choosePlans(page, 0, 0);
      await link.focus();
      const left = await settledTopOf(link);
      await openComparison(page, 2);
      await press(page.getByRole('link', { name: COMPARE_PAGE.back }));
      await expect(links).toHaveCount(count);
      await expect.poll(async () => Math.abs((await topOf(link)) - left)).toBeLessThanOrEqual(4);
    },
  );
}

test('plans found with earlier answers are marked as outdated until the search is repeated', async ({ page }) => {
  await signedInAsMember(page);
  await searchAsMember(page);
  const line = await answersLine(page);
  await expect(line).toContainText(SEARCH_SUMMARY.income('$48,000'));
  for (const text of ['ZIP code 75001, Dallas County, TX.', 'age 58, female', SEARCH_SUMMARY.noCoverage])
    await expect(line).toContainText(text);
  await expect(page.getByText(CHANGED_ANSWERS.note)).toBeHidden();
  await editAnswer(page, /^\$/);
  await page.getByLabel(SEARCH.incomeLabel, { exact: false }).fill('30000');
  await page.goBack();
  await expect(page.getByText(CHANGED_ANSWERS.note)).toBeVisible();
  await expect(page.getByText(`${SEARCH.earlier}:`)).toBeVisible();
  await isAccessible(page, 'search, answers changed');
  await planCards(page).nth(2).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: CHANGED_ANSWERS.update })).toBeInViewport({ ratio: 1 });
  await page.reload();
  await press(page.getByRole('button', { name: CHANGED_ANSWERS.undo }));
  await expect(page.getByText(CHANGED_ANSWERS.note)).toHaveCount(0);
  await editAnswer(page, /^\$/);
  await expect(page.getByLabel(SEARCH.incomeLabel, { exact: false })).toHaveValue('48000');
  await page.getByLabel(SEARCH.incomeLabel, { exact: false }).fill('30000');
  await page.goBack();
  await press(page.getByRole('button', { name: CHANGED_ANSWERS.update }));
  await expect(line).toContainText(SEARCH_SUMMARY.income('$30,000'));
  await expect(page.getByText(CHANGED_ANSWERS.note)).toBeHidden();
});

test('a person with VA health care and no preferences sees no criteria', IN_FULL, async ({ page }) => {
  await signedInAsMember(page);
  await search(page, { other: 'va' });
  await expect(page.getByRole('heading', { name: SEARCH.found(PLANS_IN_DALLAS) })).toBeVisible();
  await expect(page.getByText(BADGES.lowest).first()).toBeVisible();
  await expect(page.getByText(BADGES.bestFit)).toHaveCount(0);
  await expect(page.getByText(MATCHING.column)).toHaveCount(0);
  await openFirstPlan(page);
  await expect(page.locator('summary', { hasText: 'Core Medical' })).toBeAttached();
  await expect(page.locator('summary', { hasText: PLAN_PAGE.preferred })).toHaveCount(0);
  await expect(page.getByText(MATCHING.all)).toHaveCount(0);
});

test('on a phone, the filters open over the list, count its plans and return to their button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedInAsMember(page);
  await searchAsMember(page);
  const open = results(page).getByRole('button', { name: FILTER.title });
  const sheet = page.getByRole('dialog', { name: FILTER.title });
  const bronze = sheet.getByRole('checkbox', { name: /^Bronze \d+$/ });
  await press(open);
  const count = Number(/\d+/.exec((await sheet.getByText(/^Bronze \d+$/).textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(0);
  await press(bronze, 'Space');
  await expect(sheet.getByRole('button', { name: FILTER_FIELDS.show(count) })).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByRole('status')).toHaveText(FILTER.shown(count, PLANS_IN_DALLAS));
  await isAccessible(page, 'search, filters over the list');
  // Somebody who turns a tablet twice meets another button than the one that was pressed.
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(sheet).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
  await expect(
    results(page)
      .getByRole('status')
      .filter({ hasText: FILTER.shown(count, PLANS_IN_DALLAS) }),
  ).toBeVisible();

  await press(open);
  await press(sheet.getByRole('button', { name: FILTER.clear }));
  await press(sheet.getByRole('button', { name: FILTER_FIELDS.show(PLANS_IN_DALLAS) }));
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
});

test(
  'old plans, and plans without their details, are shown with a message and can be requested again',
  IN_FULL,
  async ({ page }) => {
    await signedInAsMember(page);
    let calls = 0;
    await page.route(`**${PLANS.search.path}`, async (route) => {
      calls += 1;
      const response = await route.fetch();
      const body = await response.json();
      if (calls > 1) return route.fulfill({ response });
      for (const plan of body.plans.slice(0, 30)) plan.topics = null;
      const provenance = { ...body.provenance, stale: true };
      return route.fulfill({ response, json: { ...body, details_missing: 30, provenance } });
    });
    await search(page);
    await expect(page.getByRole('heading', { name: SEARCH.found(PLANS_IN_DALLAS) })).toBeVisible();
    await expect(page.getByText(SEARCH.detailsMissing(30))).toBeVisible();
    await expect(page.getByText(OLD_DATA)).toBeVisible();
    await expect(page.getByText(MATCHING.benefitsNotLoaded).first()).toBeVisible();
    await isAccessible(page, 'search, details missing');
    const answered = page.waitForResponse(`**${PLANS.search.path}`);
    await press(results(page).getByRole('button', { name: LOADING.retry }));
    await answered;
    await expect(page.getByText(SEARCH.detailsMissing(30))).toBeHidden();
    await expect(page.getByText(OLD_DATA)).toBeHidden();
    await expect(page.getByRole('heading', { name: SEARCH.found(PLANS_IN_DALLAS) })).toBeVisible();
  },
);

test('marked plans say beside their figures what these leave out, and are compared only with the same gaps', async ({
  page,
}) => {
  await signedIn(page);
  await goTo(page, PAGES.home.path);
  await keepMedicines(page, TWENTY);
  await searchAsMember(page);
  const plans = markedPlans(page).filter({ hasText: COST.average });
  await expect(plans.first()).toContainText(COVERED.same.label(BADGES.lowest));
  const notes = plans.getByText(/plus the full price of/);
  await expect(notes).toHaveCount(await plans.count());
  // A plan that is marked for its stars alone may leave out other medicines.
  const compared = plans.filter({ hasText: COVERED.same.label('') }).getByText(/plus the full price of/);
  await expect(compared.nth(1)).toBeAttached();
  expect(new Set(await compared.allTextContents()).size).toBe(1);
  await expect(plans.getByRole('img', { name: /, plus .+, plus / })).toHaveCount(await plans.count());
});

/** A sheet of Letter paper with about the margins of a browser. */
const SHEET = { format: 'Letter', margin: { top: '0.4in', bottom: '0.4in', left: '0.4in', right: '0.4in' } } as const;

test('the results fit on four printed sheets and a plan on five, with the benefits that are open', async ({ page }) => {
  await signedInAsMember(page);
  await searchAsMember(page);
  await expect(planCards(page)).toHaveCount(7);
  const phone = page.getByText(`Questions? Call ${SITE.name}`);
  await expect(phone).toBeHidden();
  expect(pagesOf(await page.pdf(SHEET))).toBeLessThanOrEqual(4);
  await page.emulateMedia({ media: 'print' });
  await expect(phone).toBeVisible();
  await page.emulateMedia({ media: null });

  await openFirstPlan(page);
  const sections = page.getByRole('main').locator('summary');
  const tests = sections.filter({ hasText: 'Diagnostics & Imaging' });
  const others = sections.filter({ hasText: 'Other Covered Services' });
  await expect(sections.filter({ hasText: PLAN_PAGE.amounts })).toBeVisible();
  expect(pagesOf(await page.pdf(SHEET))).toBeLessThanOrEqual(5);
  await press(sections.filter({ hasText: PLAN_PAGE.benefits }).first());
  await press(tests);
  await page.emulateMedia({ media: 'print' });
  await expect(tests).toBeVisible();
  await expect(others).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
});

test('the button that brings removed plans back covers nothing of the words before it', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('selectedPlans', JSON.stringify([{ id: '99999TX0010001', name: 'Gone', year: 2027 }]));
  });
  await signedInAsMember(page);
  await searchAsMember(page);
  await press(page.getByRole('button', { name: COMPARE_PLANS.removeUnlisted(1) }));
  const words = await page.getByText(COMPARE_PLANS.removed(1)).boundingBox();
  const button = await page.getByRole('button', { name: COMPARE_PLANS.undo }).boundingBox();
  expect(button?.x).toBeGreaterThanOrEqual((words?.x ?? Infinity) + (words?.width ?? 0));
});
