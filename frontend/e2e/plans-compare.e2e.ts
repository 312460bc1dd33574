import type { Page } from '@playwright/test';
import { COMPARE } from '#contract/limits/plans.js';
import { COST } from '#contract/messages/plans/plan-list.js';
import { COMPARE_PAGE } from '#contract/messages/plans/plan-page.js';
import { PLAN } from '#contract/messages/plans/plan.js';
import { COMPARE_PLANS, MATCHING, PREFERENCES, SEARCH } from '#contract/messages/plans/plans.js';
import { WORDING } from '#contract/messages/wording.js';
import { PAGES } from '#contract/pages.js';
import { paperName } from '#features/plans/compare/paper-answers.js';
import { CARE_PROPERTIES, COMPARE_PROPERTIES, propertiesOf, shownTo } from '#features/plans/model/plan-properties.js';
import { expect, goTo, isAccessible, pagesOf, press, test } from './browser-test.js';
import { IN_FULL } from './extent.js';
import { signedIn } from './pages/account.js';
import { keepMedicines, TWENTY } from './pages/kept-medicines.js';
import { unfoldTable } from './pages/reading.js';
import { watchRequests } from './pages/requests.js';
import { choosePlans, openComparison, openPreferences, planCards, planList, search } from './pages/search.js';

test('two plans are compared side by side, and rows that differ say so', async ({ page }) => {
  const requests = watchRequests(page);
  await signedIn(page);
  await search(page);
  await expect(page.getByText(COMPARE_PLANS.needMore).first()).toBeVisible();
  await choosePlans(page, 0, 2, 4);
  await openComparison(page, 3);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  // The rows about benefits are complete only once the details of the plans have arrived.
  await requests.areFinished();
  await expect(page.getByRole('region', { name: COMPARE_PAGE.verdictTitle })).toContainText('$');
  await expect(page.getByLabel(COMPARE_PAGE.differencesOnly)).toBeChecked();
  await press(page.getByRole('columnheader').last().getByRole('button'));
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByRole('group', { name: PAGES.compare.title })).toBeFocused();
  await expect(page.getByLabel(COMPARE_PAGE.differencesOnly)).toBeChecked();
  await unfoldTable(page.getByRole('main'));
  const differing = await page.getByRole('row').count();
  await press(page.getByLabel(COMPARE_PAGE.differencesOnly), 'Space');
  await expect(page.getByRole('row', { name: new RegExp(`^${COST.average}`) })).toContainText(COMPARE_PAGE.differs);
  await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(differing);
  await press(page.getByLabel(COMPARE_PAGE.differencesOnly), 'Space');
  await expect.poll(() => page.getByRole('row').count()).toBe(differing);
  await isAccessible(page, 'comparison');
});

async function compareFour(page: Page, medicines: readonly object[] = []): Promise<void> {
  const requests = watchRequests(page);
  await signedIn(page);
  await search(page);
  await openPreferences(page);
  await press(page.getByLabel(PREFERENCES.dental), 'Space');
  // Wait until the list of plans has been updated. Before the update, the list has another order and contains other
  // plans.
  await expect(planCards(page).first()).toContainText(MATCHING.score(1, 1));
  const few = await planCards(page).count();
  await press(page.getByRole('button', { name: /^Show \d+ more/ }));
  await expect(planCards(page)).not.toHaveCount(few);
  const links = await planList(page)
    .locator('a[href^="/plan/"]')
    .evaluateAll((all) =>
      all.map((link) => ({
        id: /\/plan\/(\w+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? '',
        name: link.textContent,
        year: 2026,
      })),
    );
  const chosen = [
    ...new Map([...links, ...links.toReversed()].map((plan) => [plan.id.slice(0, 5), plan])).values(),
    ...links,
  ].slice(0, COMPARE.max);
  await page.evaluate((plans) => localStorage.setItem('selectedPlans', JSON.stringify(plans)), chosen);
  if (medicines.length > 0) await keepMedicines(page, medicines);
  await goTo(page, PAGES.compare.path);
  await expect(page.getByRole('table')).toBeVisible();
  await requests.areFinished();
}

const shownRows = (page: Page) =>
  page.getByRole('row').evaluateAll((rows) =>
    rows
      .filter((row) => row.checkVisibility())
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent)),
  );

test(
  'a comparison of four plans prints on two sheets with all properties, the questions and the disclaimer',
  IN_FULL,
  async ({ page }) => {
    await compareFour(page);
    await expect(page.getByRole('columnheader')).toHaveCount(COMPARE.max + 1);
    await unfoldTable(page.getByRole('main'));
    const onScreen = await shownRows(page);
    await page.emulateMedia({ media: 'print' });
    const onPaper = await shownRows(page);
    expect(onPaper.filter((row) => !onScreen.some((shown) => JSON.stringify(shown) === JSON.stringify(row)))).toEqual(
      [],
    );
    expect(onPaper.length).toBeLessThan(onScreen.length);
    // If a property has the same value for all plans, the property and its value are named in a line of text instead of
    // a table row.
    for (const { label } of propertiesOf(shownTo(COMPARE_PROPERTIES, undefined)))
      expect(
        onPaper.some(([text]) => text?.startsWith(label) || text?.includes(`${label}: `)),
        label,
      ).toBe(true);
    const questions = COMPARE_PAGE.ask.questions(2026);
    expect(questions).toHaveLength(6);
    for (const text of [
      /^As of /,
      PLAN.sampleTitle,
      /ZIP/,
      SEARCH.disclaimer,
      COST.key.ring,
      COST.key.post,
      /^Questions\? Call .*\d{4}/,
      ...questions,
    ])
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    const inPoints = await page
      .getByRole('cell')
      .last()
      .evaluate((cell) => (parseFloat(getComputedStyle(cell).fontSize) * 72) / 96);
    expect(inPoints).toBeGreaterThanOrEqual(13.99);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'screen' });
  },
);

test('the box with the switches for plain language is not printed', IN_FULL, async ({ page }) => {
  await compareFour(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const box = page.locator('summary', { hasText: WORDING.title });
  await expect(box).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(box).toBeHidden();
});

test('a comparison of four plans fits on two sheets with every one of twenty medicines', IN_FULL, async ({ page }) => {
  await compareFour(page, TWENTY);
  await unfoldTable(page.getByRole('main'));
  await page.emulateMedia({ media: 'print' });
  const onPaper = (text: string) => page.getByRole('cell').getByText(text).filter({ visible: true });
  const isPrinted = (name: string) => page.getByText(paperName(name)).filter({ visible: true }).count();
  const printed = await Promise.all(TWENTY.map(async ({ name }) => ({ name, count: await isPrinted(name) })));
  expect(printed.filter(({ count }) => count === 0)).toEqual([]);
  for (const { label } of propertiesOf(CARE_PROPERTIES)) await expect(onPaper(`${label}:`).first()).toBeVisible();

  const entry = onPaper(COMPARE_PAGE.paperAnswers.yes).first();
  const inPoints = await entry.evaluate((cell) => (parseFloat(getComputedStyle(cell).fontSize) * 72) / 96);
  expect(inPoints).toBeGreaterThanOrEqual(13.99);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pagesOf(pdf)).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'screen' });
});

const PHONE = { width: 390, height: 844 };

test('on a phone, two of four plans are compared at a time, and the answer comes first', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await compareFour(page);
  const bottomOf = async (part: ReturnType<Page['locator']>): Promise<number> => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  const [verdict, price, picture] = [
    page.getByRole('region', { name: COMPARE_PAGE.verdictTitle }),
    table
      .getByRole('columnheader')
      .last()
      .getByText(/a month$/),
    table.getByRole('img').last(),
  ];
  for (const part of [verdict, price, picture])
    await expect.poll(() => bottomOf(part)).toBeLessThanOrEqual(2 * PHONE.height);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4_000);

  const second = page.getByLabel(COMPARE_PAGE.second);
  const names = await second.locator('option').allTextContents();
  expect(names).toHaveLength(COMPARE.max);
  await second.selectOption({ index: 3 });
  await expect(table.getByRole('columnheader').last()).toContainText(names[3]?.slice(2) ?? '');
  // In the menu of one column, select the plan that the other column shows. The two plans then swap places.
  await second.selectOption({ index: 0 });
  await expect(table.getByRole('columnheader').last()).toContainText(names[0]?.slice(2) ?? '');
  await expect(table.getByRole('columnheader').first()).toContainText(names[3]?.slice(2) ?? '');

  await unfoldTable(page.getByRole('main'));
  const row = page.getByRole('row', { name: new RegExp(`^${PLAN.insurer}`) });
  await expect(row.getByRole('rowheader')).toBeVisible();
  await expect(row.getByRole('cell')).toHaveCount(2);
  await row.scrollIntoViewIfNeeded();
  await expect(table.getByRole('columnheader').first()).toBeInViewport();
  await isAccessible(page, 'comparison on a phone');
});
