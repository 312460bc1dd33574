import { COST } from '#contract/messages/plans/costs/cost.js';
import { COMPARE_PLANS } from '#contract/messages/plans/plans.js';
import { PAGES } from '#contract/pages.js';
import { expect, goTo, press, test, type Page } from './browser-test.js';
import { answerQuestions, results, seePlans } from './pages/search.js';

async function search(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await goTo(page, PAGES.plans.path);
  await answerQuestions(page);
  await press(seePlans(page));
}
const cardsIn = (page: Page) =>
  results(page)
    .getByRole('listitem')
    .filter({ has: page.locator('h4') });

test('prices and charts of the plans to look at first stand at one height on a desk', async ({ page }) => {
  await search(page);
  const firstThree = page
    .getByRole('list')
    .filter({ has: page.locator('li[data-tone]') })
    .first();
  await expect(firstThree.locator('h4')).toHaveCount(3);
  for (const part of [/^\$[\d,]+ a month$/, COST.average]) {
    const places = await firstThree
      .getByText(part, { exact: true })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    expect(places).toHaveLength(3);
    expect(new Set(places.map(Math.round)).size).toBe(1);
  }
});

test('by keyboard, the comparison is two steps from the second plan that was chosen', async ({ page }) => {
  await search(page);
  const cards = cardsIn(page);
  for (const index of [0, 1]) {
    await cards.nth(index).getByRole('button', { name: COMPARE_PLANS.choose }).focus();
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Tab');
  await expect(cards.nth(1).getByRole('button', { name: COMPARE_PLANS.toTray })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: COMPARE_PLANS.go(2) })).toBeFocused();
});
