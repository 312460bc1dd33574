import { PAGES } from '#contract/pages.js';
import { NEEDS_SCRIPT } from '#ui/messages.js';
import { expect, goTo, test } from './browser-test.js';
import { expectLinksToWork } from './pages/page-requirements.js';

const open = Object.entries(PAGES).filter(([, page]) => page.inSitemap);

test('an unknown URL shows a page with links to continue', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('every link on every public page works', async ({ request }) => {
  const found = new Set<string>();
  for (const [, { path }] of open) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g))
      found.add(href.replaceAll('&amp;', '&'));
  }
  expect(found.size).toBeGreaterThan(open.length);
  await expectLinksToWork(request, found);
});

test('every phone number on the public pages can be pressed', async ({ page, request }) => {
  for (const [name, { path }] of open) {
    const html = await (await request.get(path)).text();
    const notLinked = await page.evaluate((source) => {
      const { body } = new DOMParser().parseFromString(source, 'text/html');
      for (const part of body.querySelectorAll('script, style, a[href^="tel:"], a[href^="sms:"]')) part.remove();
      return body.textContent.match(/(?<![\d$,.-])(?:\d-)?(?:\d{3}-(?:\d{3}-\d{4}|[A-Z]{6,})|911|988|838255)\b/g);
    }, html);
    expect(notLinked, name).toBeNull();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every public page is readable', async ({ page }) => {
    for (const [name, { path }] of open) {
      await page.goto(path);
      await expect(page.locator('h1'), name).toHaveCount(1);
      expect((await page.locator('main').innerText()).length, name).toBeGreaterThan(80);
    }
  });

  test('pages that need it say so, and lead to people who can help', async ({ page }) => {
    const pages = [PAGES.plans, PAGES.planResults, PAGES.planCompare, PAGES.quiz, PAGES.deadlines];
    for (const path of [...pages.map((known) => known.path), '/plan/11111TX0000001']) {
      await page.goto(path);
      // Playwright's own text search leaves out the content of <noscript>.
      expect(await page.getByRole('main').innerText(), path).toContain(NEEDS_SCRIPT);
      await expect(page.locator(`main noscript a[href="${PAGES.contact.path}"]`), path).toBeVisible();
    }
  });
});

test('home and a post load at most 300 KB on a phone, not counting the film', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  for (const { path } of [PAGES.home, PAGES.blogBasics]) {
    await goTo(page, path);
    await page.waitForLoadState('networkidle');
    const kilobytes = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .filter(({ name }) => !/hero\.(mp4|webm)$/.test(name))
        .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize / 1024 : 0), 0),
    );
    expect(kilobytes, path).toBeGreaterThan(100);
    expect(kilobytes, path).toBeLessThanOrEqual(300);
  }
});
