import { PAGES } from '#contract/pages.js';
import { NEEDS_SCRIPT } from '#ui/feedback/messages.js';
import { expect, goTo, test } from './browser-test.js';
import { expectLinksToWork } from './pages/page-requirements.js';

const open = Object.entries(PAGES).filter(([, page]) => page.inSitemap);

test('an unknown URL shows a page with links to continue', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('every public page can be read without scripts, its links work and its phone numbers can be pressed', async ({
  page,
  request,
}) => {
  const links = new Set<string>();
  for (const [name, { path }] of open) {
    const html = await (await request.get(path)).text();
    const found = await page.evaluate((source) => {
      const { body } = new DOMParser().parseFromString(source, 'text/html');
      const headings = body.querySelectorAll('h1').length;
      const hrefs = [...body.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');
      for (const part of body.querySelectorAll('script, style, a[href^="tel:"], a[href^="sms:"]')) part.remove();
      const text = body.querySelector('main')?.textContent ?? '';
      const numbers = /(?<![\d$,.-])(?:\d-)?(?:\d{3}-(?:\d{3}-\d{4}|[A-Z]{6,})|911|988|838255)\b/g;
      return { headings, hrefs, isReadable: text.length > 80, notLinked: body.textContent.match(numbers) };
    }, html);
    expect(found, name).toMatchObject({ headings: 1, isReadable: true, notLinked: null });
    for (const href of found.hrefs) links.add(href.split('#', 1)[0] ?? '');
  }
  expect(links.size).toBeGreaterThan(open.length);
  await expectLinksToWork(request, links);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
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

for (const { path } of [PAGES.home, PAGES.blogBasics])
  test(`${path} loads at most 300 KB on a phone, not counting the film`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await goTo(page, path);
    await page.waitForLoadState('networkidle');
    const kilobytes = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .filter(({ name }) => !/hero\.(mp4|webm)$/.test(name))
        .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize / 1024 : 0), 0),
    );
    expect(kilobytes).toBeGreaterThan(100);
    expect(kilobytes).toBeLessThanOrEqual(300);
  });
