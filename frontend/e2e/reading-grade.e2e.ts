import { PLAN_PAGE } from '#features/plans/messages/plan-page.js';
import { expect, press, test } from './browser-test.js';
import { signedInAsMember } from './pages/account.js';
import { Reader } from './pages/reading.js';
import { choosePlans, openComparison, planList, searchAsMember } from './pages/search.js';

/**
 * Highest reading grade that a task page may have: when the page is first shown, and when everything on the page is
 * expanded.
 */
const MOST = { asShown: 6, unfolded: 7 };

async function expectEasy(reader: Reader, name: string): Promise<void> {
  for (const [state, most] of Object.entries(MOST)) {
    if (state === 'unfolded') await reader.unfold();
    const { grade, hardest } = await reader.grade();
    test.info().annotations.push({ type: 'grade', description: `${name}, ${state}: ${grade}` });
    expect.soft(grade, `${name}, ${state}: ${hardest.join(' | ')}`).toBeLessThanOrEqual(most);
  }
}

test('the results, a plan and a comparison read as easily as a text for children of twelve', async ({ page }) => {
  const reader = new Reader(page);
  await signedInAsMember(page);
  await searchAsMember(page);
  await expect(planList(page)).toBeVisible();
  await expectEasy(reader, 'results');
  await choosePlans(page, 0, 2);
  await openComparison(page, 2);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectEasy(reader, 'comparison');
  await press(page.getByRole('main').locator('ol').getByRole('link').first());
  await expect(page.locator('summary', { hasText: PLAN_PAGE.benefits }).first()).toBeVisible();
  await expectEasy(reader, 'plan');
});
