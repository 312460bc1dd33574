import { PAGES } from '#contract/pages.js';
import { FILTER } from '#features/plans/messages/plan-list.js';
import { PLAN_PAGE } from '#features/plans/messages/plan-page.js';
import { ABOUT_NUMBERS, PLAN } from '#features/plans/messages/plan.js';
import { WORDING } from '#features/wording/messages.js';
import { WORDINGS } from '#features/wording/wordings.js';
import { expect, goTo, isReady, press, test, type Page } from './browser-test.js';
import { IN_FULL } from './extent.js';
import { signedInAsMember } from './pages/account.js';
import { search } from './pages/search.js';

const plain = (page: Page) => page.getByLabel(WORDING.plainLanguage);
const tips = (page: Page) => page.getByLabel(WORDING.helpTips);
const inPlain = (label: string): string => WORDINGS[label]?.plain ?? 'no plain wording';

test('plain language and help tips apply to every page and survive a reload', IN_FULL, async ({ page }) => {
  await signedInAsMember(page);
  await search(page);
  const results = page.getByRole('region', { name: 'Results' });
  await press(results.getByRole('button', { name: FILTER.view.table }));
  await expect(results.getByRole('columnheader', { name: PLAN.moops })).toBeVisible();
  await expect(results.getByText(WORDING.terms)).toBeVisible();
  await press(page.locator('summary', { hasText: WORDING.title }));
  await press(plain(page), 'Space');
  await expect(results.getByRole('columnheader', { name: inPlain(PLAN.moops) })).toBeVisible();
  await expect(results.getByRole('columnheader', { name: PLAN.moops })).toHaveCount(0);
  await press(tips(page), 'Space');
  await expect(page.getByText(WORDING.terms)).toHaveCount(0);

  await press(results.getByRole('table').getByRole('link').first());
  await page.waitForURL('**/plan/**');
  const main = page.getByRole('main');
  const open = async () => {
    for (const fold of [PLAN_PAGE.amounts, ABOUT_NUMBERS]) await press(main.locator('summary', { hasText: fold }));
  };
  await open();
  await expect(main.getByRole('term').filter({ hasText: inPlain(PLAN.hsa) })).toBeVisible();
  await page.reload();
  await isReady(page);
  await open();
  await expect(main.getByRole('term').filter({ hasText: inPlain(PLAN.hsa) })).toBeVisible();
  await expect(plain(page)).toBeChecked();
  await expect(tips(page)).not.toBeChecked();
  await press(tips(page), 'Space');
  await press(page.locator('summary', { hasText: WORDING.terms }));
  for (const path of [PAGES.drugCoverage.path, PAGES.quiz.path]) {
    await goTo(page, path);
    await expect(plain(page)).toBeChecked();
  }
  await press(plain(page), 'Space');
  await goTo(page, PAGES.drugCoverage.path);
  await expect(plain(page)).not.toBeChecked();
  await expect(tips(page)).toBeChecked();
});
