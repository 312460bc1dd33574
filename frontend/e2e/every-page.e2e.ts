import { PAGES } from '#contract/pages.js';
import { expect, goTo, isAccessible, test } from './browser-test.js';
import { isWhole, leadSomewhere, ownLinks } from './pages/bars.js';

const open = Object.entries(PAGES).filter(([, page]) => page.inSitemap);

for (const [name, known] of open) {
  test(`${name} is a finished page`, async ({ page }) => {
    await goTo(page, known.path);
    await isWhole(page, name, known);
    await isAccessible(page, name);
  });
}

test('an unknown address has its own page with a way on', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('every link of every open page leads somewhere', async ({ page, request }) => {
  const found = new Set<string>();
  for (const [, { path }] of open) {
    await goTo(page, path);
    for (const href of await ownLinks(page)) found.add(href);
  }
  await leadSomewhere(request, found);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const [name, { path }] of open) {
    test(`${name} can be read`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toHaveCount(1);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(80);
    });
  }
});
