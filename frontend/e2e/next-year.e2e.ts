import { PAGES } from '#contract/pages.js';
import { COST } from '#features/plans/messages/costs/cost.js';
import { ENROLLMENT_OVER } from '#features/plans/messages/enrollment-over.js';
import { NEXT_YEAR_WORDS as WORDS } from '#features/plans/messages/next-year.js';
import { PLAN_PAGE } from '#features/plans/messages/plan-page.js';
import { PLAN } from '#features/plans/messages/plan.js';
import { SEARCH } from '#features/plans/messages/plans.js';
import { SAVED_WORDS } from '#features/plans/messages/saved.js';
import { expect, goTo, isReady, press, scrollTo, test, type Page } from './browser-test.js';
import { signedIn, signedInAsMember } from './pages/account.js';
import { figuresAt, onPlanPage } from './pages/figures.js';
import { openFirstPlan, PLANS_IN_DALLAS, search } from './pages/search.js';

const nextYear = (page: Page) => page.getByRole('region', { name: PLAN_PAGE.nextYear(2027) });

/** The figures of one of the two years in the part of a plan's page about the next year. */
const inYear = (page: Page, year: 2026 | 2027) => {
  const cell = (label: string) => {
    const cells = nextYear(page)
      .getByRole('row', { name: new RegExp(`^${label}`) })
      .getByRole('cell');
    return year === 2026 ? cells.first() : cells.last().locator('span').first();
  };
  return {
    premium: cell(PLAN.premiumAfterCredit),
    average: cell(COST.average),
    deductible: cell(PLAN.deductibles),
    maximum: cell(PLAN.moops),
  };
};

const onPage = async (page: Page) => {
  const { premium, average, deductible, maximum } = onPlanPage(page);
  return figuresAt({ premium, average, deductible, maximum });
};

// The part is shown for plans of the year that is going on, so the clock of the browser stands in 2026.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-23T12:00:00')));

test('the next year of a plan has the figures of the pages of both plans', async ({ page }) => {
  await signedInAsMember(page);
  await search(page, { year: '2026' });
  await expect(page.getByText(ENROLLMENT_OVER.special(2026, 1))).toBeVisible();
  await openFirstPlan(page);
  const before = await onPage(page);
  await scrollTo(nextYear(page).getByRole('table'));
  expect(await figuresAt(inYear(page, 2026))).toEqual(before);
  const after = await figuresAt(inYear(page, 2027));
  await expect(nextYear(page).getByText(WORDS.otherTitle)).toBeVisible();

  await press(nextYear(page).getByRole('link', { name: /^See .* for 2027$/ }));
  await page.waitForURL('**?year=2027');
  // The address changes a moment before the page does. Only the page of this year's plan has a part about the next one.
  await expect(nextYear(page)).toBeHidden();
  expect(await onPage(page)).toEqual(after);
  await page.goBack();
  await scrollTo(nextYear(page).getByRole('table'));
  await press(nextYear(page).getByRole('button', { name: WORDS.seeAll(2027) }));
  await expect(page.getByRole('heading', { name: SEARCH.found(PLANS_IN_DALLAS) })).toBeVisible();
  await expect(page.getByText(ENROLLMENT_OVER.fullYear)).toBeHidden();
});

test('a saved plan says what becomes of it and leads to the comparison of both years', async ({ page }) => {
  await signedIn(page);
  await search(page, { year: '2026' });
  const name = await openFirstPlan(page);
  await press(page.getByRole('button', { name: SAVED_WORDS.savePlan }));
  await expect(page.getByText(SAVED_WORDS.planSaved)).toBeVisible();
  await goTo(page, PAGES.dashboard.path);
  await scrollTo(page.getByText(WORDS.same(2027)));
  await press(page.getByRole('link', { name: `${WORDS.compare(2026, 2027)} ${name}` }));
  await isReady(page);
  await expect(page.locator('#next-year')).toBeFocused();
  await expect(nextYear(page).getByRole('table')).toBeVisible();
});
