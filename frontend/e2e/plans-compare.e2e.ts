import type { Locator, Page } from '@playwright/test';
import { PLANS, PlanSearchReply } from '#contract/api/plans.contract.js';
import { COMPARE } from '#contract/limits/plans.js';
import { PAGES } from '#contract/pages.js';
import { COVERAGE_LABELS } from '#features/care/messages/care.js';
import { PREFERENCES } from '#features/plans/messages/answers/preferences.js';
import { COMPARE_PAGE } from '#features/plans/messages/compare-page.js';
import { COST } from '#features/plans/messages/costs/cost.js';
import { PLAN, SAMPLE } from '#features/plans/messages/plan.js';
import { COMPARE_PLANS, MATCHING, SEARCH } from '#features/plans/messages/plans.js';
import { CARE_PROPERTIES, COMPARE_PROPERTIES, propertiesOf, shownTo } from '#features/plans/model/plan-properties.js';
import { WORDING } from '#features/wording/messages.js';
import { expect, goTo, isAccessible, pagesOf, press, test } from './browser-test.js';
import { IN_FULL, inSample } from './extent.js';
import { signedIn, signedInAsMember } from './pages/account.js';
import { keepAsGuest, keepMedicines, TWENTY } from './pages/kept-medicines.js';
import { cutOff } from './pages/overflow.js';
import { unfoldTable } from './pages/reading.js';
import { watchRequests } from './pages/requests.js';
import {
  answerQuestions,
  choosePlans,
  openComparison,
  openPreferences,
  planCards,
  planList,
  searchAsMember,
  seePlans,
} from './pages/search.js';

test('two plans are compared side by side, and rows that differ say so', async ({ page }) => {
  const requests = watchRequests(page);
  await signedInAsMember(page);
  await searchAsMember(page);
  await choosePlans(page, 0);
  await expect(page.getByText(COMPARE_PLANS.needMore).first()).toBeVisible();
  await choosePlans(page, 2, 4);
  await openComparison(page, 3);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  // The rows about benefits are complete only once the details of the plans have arrived.
  await requests.areFinished();
  await expect(page.getByRole('heading', { name: COMPARE_PAGE.title(3) })).toBeVisible();
  await expect(page.getByLabel(COMPARE_PAGE.differencesOnly)).toBeChecked();
  await press(page.locator('summary', { hasText: COMPARE_PAGE.removeOne }));
  await press(page.getByRole('main').getByRole('button', { name: COMPARE_PLANS.remove }).last());
  await expect(page.getByRole('columnheader')).toHaveCount(3);
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

async function compareFour(page: Page, medicines: readonly object[] = [], year = 2026): Promise<void> {
  const requests = watchRequests(page);
  await signedIn(page);
  await searchAsMember(page, { year: String(year) });
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
    .evaluateAll(
      (all, ofYear) =>
        all.map((link) => ({
          id: /\/plan\/(\w+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? '',
          name: link.textContent,
          year: ofYear,
        })),
      year,
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

/** The size of a part's text in points. */
const pointsOf = (part: Locator): Promise<number> =>
  part.evaluate((element) => (parseFloat(getComputedStyle(element).fontSize) * 72) / 96);

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
    const switches = page.locator('summary', { hasText: WORDING.title });
    await expect(switches).toBeVisible();
    await unfoldTable(page.getByRole('main'));
    const onScreen = await shownRows(page);
    await page.emulateMedia({ media: 'print' });
    await expect(switches).toBeHidden();
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
      SAMPLE.titles.plans,
      /ZIP/,
      SEARCH.disclaimer,
      COST.key.ring,
      COST.key.post,
      /^Questions\? Call .*\d{4}/,
      ...questions,
    ])
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    expect(await pointsOf(page.getByRole('cell').last())).toBeGreaterThanOrEqual(13.99);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'screen' });
  },
);

const PHONE = { width: 390, height: 844 };

test('twenty medicines share rows if all plans answer alike, and are all on two sheets of paper', async ({ page }) => {
  await compareFour(page, TWENTY);
  await unfoldTable(page.getByRole('main'));
  const notCovered = new RegExp(`${COVERAGE_LABELS.NotCovered}|${COVERAGE_LABELS.GenericCovered}`);
  const chips = page.getByRole('row').filter({ has: page.getByText(notCovered) });
  const names = await chips.getByRole('rowheader').allTextContents();
  expect(names.length).toBeGreaterThan(0);
  for (const row of await chips.all()) await expect(row.locator('td svg')).toHaveCount(COMPARE.max);
  // The amounts leave out different medicines, so no plan is called the cheapest.
  await expect(page.getByText(COMPARE_PAGE.lowestCost)).toHaveCount(0);
  await expect(
    page
      .getByRole('main')
      .locator('ol')
      .getByText(/plus the price of/),
  ).not.toHaveCount(0);

  await page.setViewportSize(PHONE);
  await isAccessible(page, 'comparison with medicines that are not covered');

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row').nth(1)).toContainText(COMPARE_PAGE.paperAnswers.no);
  const onPaper = await page.getByRole('table').innerText();
  expect(TWENTY.filter(({ name }) => !onPaper.includes(name))).toEqual([]);
  for (const { label } of propertiesOf(CARE_PROPERTIES)) expect(onPaper).toContain(`${label}:`);
  const entry = page.getByRole('cell').getByText(COMPARE_PAGE.paperAnswers.yes).filter({ visible: true }).first();
  expect(await pointsOf(entry)).toBeGreaterThanOrEqual(13.99);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'screen' });
});

/** Checks that the answer of a comparison is on the first two screens of a phone, and that the page is not long. */
async function answerComesFirst(page: Page, height = 4_000): Promise<void> {
  const bottomOf = async (part: Locator): Promise<number> => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  const last = page.getByRole('main').locator('ol').first().locator('> li').last();
  for (const part of [
    last
      .locator('b')
      .filter({ hasText: /^\$[\d,]+$/ })
      .last(),
    last.getByRole('img'),
  ])
    await expect.poll(() => bottomOf(part)).toBeLessThanOrEqual(2 * PHONE.height);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
}

/** Checks that a phone prints what it shows folded on the same two sheets as other devices. */
const fitsOnTwoSheets = (page: Page): Promise<void> =>
  expect.poll(async () => pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(2);

for (const [medicines, doctors] of [
  [4, 1],
  [10, 5],
] as const)
  test(
    `a guest prints four plans with ${medicines} medicines and ${doctors} doctors on two sheets`,
    inSample(medicines === 10),
    async ({ page }) => {
      await goTo(page, PAGES.plans.path);
      await keepAsGuest(page, medicines, doctors);
      await goTo(page, PAGES.plans.path);
      await answerQuestions(page, { zip: '70801', county: 'East Baton Rouge', income: '42000', year: '2027' });
      await press(seePlans(page));
      await choosePlans(page, 0, 1, 2, 3);
      await openComparison(page, COMPARE.max);
      await expect(page.getByRole('rowgroup').nth(1)).toContainText('Ozempic');
      for (const size of [{ width: 1280, height: 900 }, PHONE]) {
        await page.setViewportSize(size);
        await fitsOnTwoSheets(page);
      }
      await page.emulateMedia({ media: 'print' });
      for (const text of [/^Questions\? Call .*\d{4}/, /As of /, ...COMPARE_PAGE.ask.questions(2027)])
        await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
    },
  );

/** What makes a comparison on a phone long: full prices, many medicines, and plans whose data does not say all. */
const LONG = {
  'without an income': { income: null },
  'with twenty medicines': { medicines: TWENTY },
  'of plans whose figures are partly assumed': { isAssumed: true },
  'with all of these': { income: null, medicines: TWENTY, isAssumed: true },
  'with a tax credit and all of these': { medicines: TWENTY, isAssumed: true },
} satisfies Record<string, { income?: null; medicines?: typeof TWENTY; isAssumed?: true }>;

for (const [what, { income = '48000', medicines = [], isAssumed = false }] of Object.entries<{
  income?: null;
  medicines?: typeof TWENTY;
  isAssumed?: true;
}>(LONG))
  test(
    `a comparison of four plans ${what} is not long on a phone, and the answer comes first`,
    inSample(what === 'with all of these'),
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      const requests = watchRequests(page);
      const found = new Map<string, PlanSearchReply['plans'][number]>();
      page.on('response', async (response) => {
        if (!response.url().endsWith(PLANS.search.path)) return;
        const { plans } = PlanSearchReply.parse(await response.json());
        for (const plan of plans) found.set(plan.id, plan);
      });
      await signedIn(page);
      await goTo(page, PAGES.plans.path);
      await answerQuestions(page, { income, spouse: '66' });
      await press(seePlans(page));
      await expect(planList(page)).toBeVisible();
      await requests.areFinished();
      // One plan of the nationwide network has faulty details, so it cannot be compared.
      const byLength = [...found.values()]
        .filter(({ name }) => !name.includes('Nationwide'))
        .toSorted((a, b) => b.name.length - a.name.length);
      const areAssumed = byLength.filter(({ year_cost }) => year_cost?.assumed.includes('care'));
      const chosen = [...new Set([...(isAssumed ? areAssumed : []), ...byLength])].slice(0, COMPARE.max);
      await page.evaluate(
        (plans) => localStorage.setItem('selectedPlans', JSON.stringify(plans)),
        chosen.map(({ id, name }) => ({ id, name, year: 2026 })),
      );
      await keepMedicines(page, medicines);
      await goTo(page, PAGES.planCompare.path);
      const table = page.getByRole('table');
      await expect(table).toBeVisible();
      await requests.areFinished();
      const notes = page
        .getByRole('main')
        .locator('ol')
        .getByText(/plus the price of/);
      await expect(notes.first()).toBeVisible({ visible: medicines.length > 0 });
      // The sentences about medicines beside four plans take a few lines more.
      await answerComesFirst(page, medicines.length > 0 ? 4_300 : undefined);
      if (medicines.length === 0) await fitsOnTwoSheets(page);
    },
  );

test('on a phone, four plans are compared side by side, and all prices are in the first view', async ({ page }) => {
  // A note about the earlier year would stand above the prices.
  await compareFour(page, [], 2027);
  await page.setViewportSize(PHONE);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(COMPARE.max);
  const plans = page.getByRole('main').locator('ol').first().locator('> li');
  await expect(plans).toHaveCount(COMPARE.max);
  for (const plan of await plans.all())
    for (const part of [
      plan
        .locator('b')
        .filter({ hasText: /^\$[\d,]+$/ })
        .first(),
      plan.getByRole('img'),
    ])
      await expect(part).toBeInViewport();
  await answerComesFirst(page);
  await fitsOnTwoSheets(page);

  await unfoldTable(page.getByRole('main'));
  const row = page.getByRole('row', { name: new RegExp(`^${PLAN.insurer}`) });
  await expect(row.getByRole('rowheader')).toBeVisible();
  await expect(row.getByRole('cell')).toHaveCount(COMPARE.max);
  await row.scrollIntoViewIfNeeded();
  await expect(table.getByRole('columnheader').first()).toBeInViewport();
  await isAccessible(page, 'comparison on a phone');

  // With text twice as large, two columns would break figures, and the head would cover most of the window.
  await page.evaluate(() => void (document.documentElement.style.fontSize = '36px'));
  const startOf = async (cell: Locator): Promise<number | undefined> => (await cell.boundingBox())?.x;
  const [first, last] = [row.getByRole('cell').first(), row.getByRole('cell').last()];
  await expect.poll(async () => (await startOf(first)) === (await startOf(last))).toBe(true);
  await row.evaluate((shown) => shown.scrollIntoView());
  await expect(table.getByRole('columnheader').first()).not.toBeInViewport();
  expect(await cutOff(page)).toEqual([]);
});
