import type { Locator } from '@playwright/test';
import { PAGES } from '#contract/pages.js';
import { SEARCH_SUMMARY } from '#features/plans/messages/answers/search-summary.js';
import { FINDER } from '#features/plans/messages/finder.js';
import { PLAN_PAGE } from '#features/plans/messages/plan-page.js';
import { FULL_PRICE, PLAN } from '#features/plans/messages/plan.js';
import { SEARCH } from '#features/plans/messages/plans.js';
import { QUESTION_FIELDS, QUESTIONS } from '#features/plans/messages/questions.js';
import { SAVED_PARTS } from '#features/plans/messages/saved-parts.js';
import { SAVED_WORDS } from '#features/plans/messages/saved.js';
import { expect, goTo, isAccessible, isReady, press, scrollTo, test, type Page } from './browser-test.js';
import { IN_FULL } from './extent.js';
import { confirmed, fillLogin } from './pages/account.js';
import { Reader, unfoldTable } from './pages/reading.js';
import {
  answerQuestions,
  answersLine,
  choosePlans,
  markedPlans,
  openComparison,
  openFirstPlan,
  searchAsGuest,
  seePlans,
  storedKeys,
} from './pages/search.js';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** Words that may not stand beside prices as long as nothing is known about the help. */
const HELP = /after tax credit|your tax credit|tax credit of|Medicaid|that gives you|with this income|400%/i;

const income = (page: Page): Locator => page.getByLabel(SEARCH.incomeLabel, { exact: false });
const choice = (page: Page): Locator => page.getByLabel(QUESTIONS.noIncome);
const note = (page: Page): Locator => page.getByText(FULL_PRICE.text).first();
const addIncome = (page: Page): Locator => page.getByRole('link', { name: FULL_PRICE.add }).first();

/** Checks that the screen says that its prices are full prices, claims no help, and is easy to read. */
async function showsFullPrices(page: Page, reader: Reader, name: string): Promise<void> {
  await expect(note(page)).toBeVisible();
  expect(await page.getByRole('main').innerText(), name).not.toMatch(HELP);
  const { grade, hardest } = await reader.grade();
  expect(grade, `${name}: ${hardest.join(' | ')}`).toBeLessThanOrEqual(6);
  await isAccessible(page, `income unknown: ${name}`);
}

test('a guest who does not say the income sees full prices everywhere, adds the income, and sees the help', async ({
  page,
}) => {
  const reader = new Reader(page);
  await searchAsGuest(page, { income: null });
  await expect(markedPlans(page).getByRole('heading')).toHaveCount(3);
  await expect(markedPlans(page).getByText(FULL_PRICE.mark)).toHaveCount(3);
  await showsFullPrices(page, reader, 'results');
  await expect(await answersLine(page)).toContainText(SEARCH_SUMMARY.income(null));

  await choosePlans(page, 0, 2);
  await openFirstPlan(page);
  const panel = page.getByRole('region', { name: PLAN_PAGE.panel.title });
  await expect(panel.getByText(FULL_PRICE.mark)).toBeVisible();
  await expect(page.getByText(FULL_PRICE.text)).toBeVisible();
  await expect(page.getByText(PLAN_PAGE.panel.help)).toHaveCount(0);
  await expect(page.getByText(/^The full price is \$[\d,]+ a month\./)).toBeAttached();
  await showsFullPrices(page, reader, 'plan');
  await page.goBack();

  await openComparison(page, 2);
  const table = page.getByRole('table').first();
  await expect(table).toBeVisible();
  await unfoldTable(page.getByRole('main'));
  await expect(table.getByRole('rowheader', { name: PLAN.fullPremium })).toHaveCount(1);
  await expect(table.getByRole('rowheader', { name: PLAN.premiumAfterCredit })).toHaveCount(0);
  await showsFullPrices(page, reader, 'comparison');

  await press(addIncome(page));
  await page.waitForURL(`**${PAGES.plans.path}?step=income`);
  await expect(choice(page)).toBeChecked();
  await income(page).fill('30000');
  await expect(choice(page)).not.toBeChecked();
  await press(page.getByRole('button', { name: QUESTIONS.next }));
  await press(seePlans(page));
  await page.waitForURL(`**${PAGES.planResults.path}`);
  await expect(page.getByText(/^Includes (about|up to) \$\d\S* a month in help( \(estimate\))?\.$/)).toBeVisible();
  await expect(page.getByText(FULL_PRICE.text)).toHaveCount(0);
  await expect(markedPlans(page).locator('s').first()).toBeVisible();
});

test(
  'the question about the income takes an amount or the choice to go on without one, and loses nothing',
  IN_FULL,
  async ({ page }) => {
    await goTo(page, PAGES.plans.path);
    await answerQuestions(page);
    await page.goBack();
    await expect(income(page)).toHaveValue('48000');
    await press(choice(page), 'Space');
    await expect(income(page)).toHaveValue('');
    await expect(page.getByText(QUESTION_FIELDS.incomeRead('$48,000'))).toHaveCount(0);
    await expect(page.getByText(FULL_PRICE.text)).toBeVisible();
    const box = await page.locator('label', { hasText: QUESTIONS.noIncome }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await isAccessible(page, 'income unknown: question');
    await page.reload();
    await isReady(page);
    await expect(choice(page)).toBeChecked();
    await press(page.getByRole('button', { name: QUESTIONS.next }));
    await expect(page.getByText(/plans, from \$[\d,]+ a month at full price$/)).toBeVisible();
    await page.goBack();
    await press(choice(page), 'Space');
    await expect(income(page)).toHaveValue('48000');
    await expect(page.getByText(QUESTIONS.help.some('').slice(0, 16), { exact: false })).toBeVisible();
  },
);

test('what a guest found without an income is kept in the account, and logging out leaves nothing', async ({
  page,
}) => {
  const person = await confirmed(page);
  await searchAsGuest(page, { income: null });
  await press(page.getByRole('button', { name: SAVED_WORDS.saveSearch }));
  await press(page.getByRole('link', { name: FINDER.keepInAccount }));
  await page.waitForURL(`**${PAGES.login.path}`);
  await fillLogin(page, person);
  await page.waitForURL(`**${PAGES.planResults.path}`);
  await expect(note(page)).toBeVisible();
  await expect(page.getByText(SAVED_PARTS.taken(1))).toBeVisible();
  await expect(page.getByText(SAVED_WORDS.searchSaved)).toBeVisible();
  await goTo(page, PAGES.dashboard.path);
  await scrollTo(page.getByText(/income not given/).first());

  await goTo(page, PAGES.marketplace.path);
  await expect(note(page)).toBeVisible();
  await press(addIncome(page));
  await page.waitForURL(`**${PAGES.marketplace.path}?step=income`);
  await expect(choice(page)).toHaveCount(0);
  await press(page.getByRole('button', { name: QUESTIONS.next }));
  await expect(page.getByText(QUESTION_FIELDS.incomeMissing).first()).toBeVisible();
  await isAccessible(page, 'income unknown: a page that needs it');
  await press(page.getByRole('link', { name: QUESTIONS.withoutIncome }));
  await page.waitForURL(`**${PAGES.plans.path}?step=income`);
  await expect(choice(page)).toBeChecked();

  await goTo(page, PAGES.dashboard.path);
  await press(page.getByRole('main').getByRole('button', { name: 'Log out' }));
  await page.waitForURL((url) => url.pathname === PAGES.home.path);
  await goTo(page, PAGES.planResults.path);
  await expect(page.getByText(FINDER.noAnswers)).toBeVisible();
  await expect.poll(() => storedKeys(page)).toEqual([]);
});
