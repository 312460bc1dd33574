import { PAGES } from '#contract/pages.js';
import { PREFERENCES } from '#features/plans/messages/answers/preferences.js';
import { COST, COST_METHOD } from '#features/plans/messages/costs/cost.js';
import { FILTER_FIELDS, NO_MATCHES } from '#features/plans/messages/filter-fields.js';
import { BADGES, FILTER } from '#features/plans/messages/plan-list.js';
import { PLAN_PAGE } from '#features/plans/messages/plan-page.js';
import { PLAN, SAMPLE } from '#features/plans/messages/plan.js';
import { MATCHING, SEARCH } from '#features/plans/messages/plans.js';
import { QUESTION_FIELDS } from '#features/plans/messages/questions.js';
import { expect, goTo, isAccessible, press, scrollTo, tabTo, test } from './browser-test.js';
import { signedInAsMember } from './pages/account.js';
import { expectAbove } from './pages/position.js';
import {
  averageOf,
  editAnswer,
  markedPlans,
  openFirstPlan,
  openPreferences,
  planCards,
  PLANS_IN_DALLAS,
  search,
  searchAsMember,
} from './pages/search.js';

test('a signed-in person searches for plans, sees three highlighted plans and opens one', async ({ page }) => {
  await signedInAsMember(page);
  await goTo(page, PAGES.marketplace.path);
  await isAccessible(page, 'search, empty');
  await search(page);
  await expect(page.getByRole('heading', { name: SEARCH.found(PLANS_IN_DALLAS) })).toBeVisible();
  const ribbon = page.getByText(SAMPLE.titles.plans);
  await expect(ribbon).toHaveCount(1);
  const firstPrice = markedPlans(page)
    .getByText(/^\$[\d,]+ a month/)
    .first();
  await expectAbove(ribbon, firstPrice);
  for (const card of await planCards(page).all())
    await expect(card.getByText(SAMPLE.tag, { exact: true })).toHaveCount(1);
  await expect(page.getByText(SEARCH.disclaimer)).toBeVisible();
  await expect(page.getByText(BADGES.lowest).first()).toBeVisible();
  await isAccessible(page, 'search, results');

  const first = planCards(page).first();
  const average = (await averageOf(first).textContent()) ?? '';
  await openFirstPlan(page);
  await expect(page.getByText(average, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(PLAN.deductibles).first()).toBeVisible();
  await isAccessible(page, 'plan');
  await page.reload();
  await expect(page.getByText(average, { exact: true }).first()).toBeVisible();
});

test("preferences sort the list immediately and appear on the plan's page", async ({ page }) => {
  await signedInAsMember(page);
  await searchAsMember(page);
  const order = page.getByLabel(FILTER.sortBy);
  await expect(order).toHaveValue('average');
  await openPreferences(page);
  await press(page.getByLabel(PREFERENCES.dental), 'Space');
  await expect(order).toHaveValue('matchScore');
  await expect(page.getByText(SEARCH.dentalApart)).toBeAttached();
  await page.getByLabel(PREFERENCES.metalLabel).selectOption('Gold');
  // The plan with the lowest cost is not a Gold plan.
  await expect(page.getByText(BADGES.bestFit).first()).toBeVisible();
  await isAccessible(page, 'search, preferences open');
  const first = planCards(page).first();
  await expect(first.getByText(MATCHING.score(2, 2))).toBeVisible();
  await openFirstPlan(page);
  // The cards of the list contain the same text as the plan's page. Wait until the text appears only once, because the
  // list disappears only when the plan's page is loaded.
  await expect(page.getByText(MATCHING.all)).toHaveCount(1);
  await expect(page.locator('summary', { hasText: 'Dental & Vision' })).toContainText(PLAN_PAGE.preferred);
});

test('filters are part of the URL, and the back button removes the last one', async ({ page }) => {
  await signedInAsMember(page);
  await searchAsMember(page);
  await expect(page.getByRole('heading', { name: SEARCH.found(PLANS_IN_DALLAS) })).toBeVisible();
  const bronze = page.getByRole('checkbox', { name: /^Bronze \d+$/ });
  await scrollTo(bronze);
  await press(bronze, 'Space');
  await expect(page).toHaveURL(/metal=Bronze/);
  await press(page.locator('summary', { hasText: FILTER_FIELDS.more }));
  await press(page.getByLabel(FILTER_FIELDS.hsa), 'Space');
  await isAccessible(page, 'search, filters open');
  const narrowed = /metal=Bronze&.*hsa=1/;
  await expect(page).toHaveURL(narrowed);
  await page.getByLabel(FILTER_FIELDS.premium, { exact: false }).pressSequentially('15');
  await expect(page).toHaveURL(/premium=15/);
  await expect(page.getByText(SEARCH.empty)).toBeVisible();
  await press(page.getByRole('button', { name: /^Remove Monthly premium up to \$15: [1-9]\d* plans$/ }));
  await expect(page).not.toHaveURL(/premium/);
  await page.goBack();
  await press(page.getByRole('button', { name: NO_MATCHES.showAll(PLANS_IN_DALLAS) }));
  await expect(page).not.toHaveURL(/[?]/);
  for (const address of [/premium=15/, narrowed, /metal=Bronze/]) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
  await expect(page).not.toHaveURL(/hsa|premium/);
  await page.goBack();
  await expect(page).not.toHaveURL(/[?]/);
  await expect(page.getByRole('heading', { name: SEARCH.found(PLANS_IN_DALLAS) })).toBeVisible();
});

test('a keyboard user can find and open the plan with the lowest yearly cost', async ({ page }) => {
  await signedInAsMember(page);
  await goTo(page, PAGES.marketplace.path);
  const field = (name: string) => page.locator(`[name="${name}"]`);
  for (const [name, text] of [
    ['place.zipcode', '75001'],
    ['household.people.0.age', '58'],
    ['household.people.0.aptc_eligible', 'None'],
    ['household.income', '48000'],
  ] as const) {
    await tabTo(page, field(name));
    await page.keyboard.type(text);
  }
  await expect(page.getByText('Dallas').first()).toBeAttached();
  await tabTo(page, page.getByRole('button', { name: SEARCH.submit }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: SEARCH.found(PLANS_IN_DALLAS) })).toBeVisible();
  await tabTo(page, page.getByLabel(FILTER.sortBy));
  await page.keyboard.type(COST.average);
  const first = page.getByRole('listitem').filter({ hasText: BADGES.lowest }).first();
  await tabTo(page, first.getByRole('link').first());
  const name = (await page.locator(':focus').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(COST.average).first()).toBeVisible();
});

test('entering visits and medicines changes the average year and explains the calculation', async ({ page }) => {
  await signedInAsMember(page);
  await searchAsMember(page);
  const average = averageOf(planCards(page).first());
  const before = await average.textContent();
  await editAnswer(page, /care/);
  await press(page.getByLabel(QUESTION_FIELDS.careOwn), 'Space');
  await page.getByLabel(QUESTION_FIELDS.own.brandFills).fill('12');
  await isAccessible(page, 'search, own visits and medicines');
  await page.goBack();
  await expect(average).not.toHaveText(before ?? '');
  await expect(page.getByText(COST_METHOD.ownMethod)).toBeAttached();
});
