import type { Page } from '@playwright/test';
import { PAGES } from '#contract/pages.js';
import { COMPARE_PAGE } from '#features/plans/messages/compare-page.js';
import { COST } from '#features/plans/messages/costs/cost.js';
import { MEDICARE } from '#features/plans/messages/medicare.js';
import { SAVED_PARTS } from '#features/plans/messages/saved-parts.js';
import { SAVED_WORDS } from '#features/plans/messages/saved.js';
import { expect, goTo, isReady, press, scrollTo, test } from './browser-test.js';
import { signedIn } from './pages/account.js';
import { expectVisible, figuresAt, inComparison, onCard, onPlanPage } from './pages/figures.js';
import { unfoldTable } from './pages/reading.js';
import { choosePlans, openComparison, planCards, search } from './pages/search.js';

/**
 * Positions in the list, each without the plans chosen before, of two plans that differ in every amount, so that the
 * comparison has a table row for each amount.
 */
const [ONE, OTHER] = [0, 2];

/** Expects the page to say that its yearly costs count the two months before Medicare. */
const saysMonths = (page: Page): Promise<void> =>
  expect(page.getByRole('list', { name: COST.key.title }).first()).toContainText(
    `${COST.premiums(2)}${COST.key.care}${COST.key.ring}${COST.key.post}${COST.counted('February')}`,
  );

test('before Medicare, a plan has the same figures on its card and page, compared, on paper and saved', async ({
  page,
}) => {
  await signedIn(page);
  await search(page, { age: '64', born: ['3', '1962'] });
  await expect(page.getByText(MEDICARE.from('December 1', 'February 28', 'March 1'))).toBeVisible();
  await saysMonths(page);
  const card = planCards(page).nth(ONE);
  const name = (await card.getByRole('link').first().textContent()) ?? '';
  const expected = await figuresAt(onCard(card));
  expect(Object.keys(expected)).toHaveLength(4);
  await choosePlans(page, ONE, OTHER);

  await openComparison(page, 2);
  await press(page.getByLabel(COMPARE_PAGE.differencesOnly), 'Space');
  await saysMonths(page);
  await unfoldTable(page.getByRole('main'));
  const column = inComparison(page, 0);
  const compared = await figuresAt(column);
  expect(compared).toMatchObject(expected);
  await page.emulateMedia({ media: 'print' });
  await expectVisible(column);
  expect(await figuresAt(column)).toEqual(compared);
  await page.emulateMedia({ media: 'screen' });

  await press(page.getByRole('main').locator('ol').getByRole('link', { name }));
  expect(await figuresAt(onPlanPage(page))).toEqual(compared);
  await saysMonths(page);
  expect(page.url()).not.toContain('1962');
  await page.emulateMedia({ media: 'print' });
  await expectVisible(onPlanPage(page));
  await page.emulateMedia({ media: 'screen' });
  await press(page.getByRole('button', { name: SAVED_WORDS.savePlan }));
  await expect(page.getByText(SAVED_WORDS.planSaved)).toBeVisible();

  await goTo(page, PAGES.dashboard.path);
  const saved = page.getByRole('link', { name: SAVED_PARTS.plan(name, 2027) });
  await scrollTo(saved);
  await press(saved);
  await isReady(page);
  expect(await figuresAt(onPlanPage(page))).toEqual(compared);
});
