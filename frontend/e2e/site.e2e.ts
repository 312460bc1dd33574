import { HOME } from '#content/home.js';
import { SITE } from '#contract/messages/site.js';
import { PAGES, planPath } from '#contract/pages.js';
import { expect, goTo, isAccessible, isReady, test } from './browser-test.js';

const OPEN = Object.values(PAGES).filter(({ inSitemap }) => inSitemap);
const NARROW = { width: 360, height: 740 };

test('the sitemap lists the open pages, and the pages of one person ask not to be listed', async ({
  request,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const textOf = async (path: string) => (await request.get(path)).text();
  expect([...(await textOf('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual(
    OPEN.map(({ path }) => origin + path),
  );
  expect(await textOf('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const card = /property="og:image" content="([^"]+)"/.exec(await textOf(PAGES.about.path))?.[1] ?? '';
  expect(card.startsWith(origin)).toBe(true);
  expect((await request.get(card)).headers()['content-type']).toBe('image/png');
  for (const path of [PAGES.planResults.path, PAGES.planCompare.path, planPath('11111FL0010001')]) {
    const html = await textOf(path);
    expect(html).toContain(`<link rel="canonical" href="${origin}${PAGES.plans.path}"`);
    expect(html).not.toContain('noindex');
  }
  for (const { path } of [PAGES.dashboard, PAGES.shared, PAGES.confirm])
    expect(await textOf(path)).toContain('<meta name="robots" content="noindex"');
});

test('on a phone, the home page shows the phone number and its four ways on without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, PAGES.home.path);
  const { compare, va, quiz, zip } = HOME.hero;
  const main = page.getByRole('main');
  const call = page.getByRole('banner').getByRole('link', { name: SITE.call });
  for (const control of [
    call,
    main.getByRole('textbox', { name: zip.label }),
    main.getByRole('button', { name: zip.button }),
    ...[compare, va, quiz].map(({ label }) => main.getByRole('link', { name: label })),
  ])
    await expect(control).toBeInViewport({ ratio: 1 });
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(105);
});

test('no button or link of a public page leads a guest to the login, unless its text says so', async ({
  page,
  request,
}) => {
  const ways = new Set<string>();
  for (const { path } of OPEN) {
    const html = await (await request.get(path)).text();
    const hrefs = await page.evaluate((source) => {
      const { body } = new DOMParser().parseFromString(source, 'text/html');
      return [...body.querySelectorAll('main a[href^="/"], header li > a[href^="/"]:not(details *)')]
        .filter((link) => !/log in|login|signup|create your account/i.test((link.closest('p, li') ?? link).textContent))
        .map((link) => link.getAttribute('href') ?? '');
    }, html);
    for (const href of hrefs) ways.add(href.replace(/[?#].*/, ''));
  }
  // The policies name the pages of an account, which only people who have one need. Links of the server are not pages.
  const others = [...ways]
    .filter((way) => !/^\/(settings|api)\//.test(way))
    .filter((way) => !OPEN.some(({ path }) => path === way) && !/\.\w+$/.test(way));
  expect(others.length).toBeGreaterThan(0);
  for (const way of others) {
    await goTo(page, way);
    await expect(page, way).not.toHaveURL(/\/login/);
  }
  for (const login of [PAGES.login.path, PAGES.signUp.path]) expect([...ways]).not.toContain(login);
});

test('from 768 to 1259 px, the header has two rows and the phone number', async ({ page }) => {
  await goTo(page, PAGES.about.path);
  const header = page.getByRole('banner');
  for (const width of [768, 900, 1259]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(header.getByRole('link', { name: SITE.call })).toBeVisible();
    await expect.poll(async () => (await header.boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(116);
  }
});

test('menus close on Escape, on a press outside and on any choice, and offer sign-up and login', async ({ page }) => {
  await goTo(page, PAGES.resources.path);
  const main = page.getByRole('navigation', { name: 'Main', exact: true });
  const summary = main.locator('summary', { hasText: 'Resources & FAQ' });
  const menu = main.getByRole('link', { name: 'Resources', exact: true });
  await summary.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(summary).toBeFocused();
  await summary.click();
  await menu.click();
  await expect(menu).toBeHidden();
  await summary.click();
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } });
  await expect(menu).toBeHidden();
  await main.locator('summary:visible', { hasText: 'Account' }).click();
  await expect(main.getByRole('link', { name: 'Signup' })).toBeVisible();
  await main.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the phone menu opens below its button, fills at most 80% of the height and closes when focus leaves it', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await goTo(page, PAGES.contact.path);
  const button = page.locator('summary', { hasText: 'Menu' });
  const before = await button.boundingBox();
  await button.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  await expect.poll(() => button.boundingBox()).toEqual(before);
  await menu.locator('summary', { hasText: 'Resources & FAQ' }).click();
  await expect(menu.getByRole('link', { name: 'Help Center & FAQs' })).toBeVisible();
  expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(NARROW.height * 0.8);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await isAccessible(page, 'open phone menu');
  await page.locator('input[name=name]').focus();
  await expect(menu).toBeHidden();
});

test("the color switch changes from the device's setting to dark, to light and back", async ({ page }) => {
  await goTo(page, '/');
  const theme = () => page.evaluate(() => [document.documentElement.dataset['theme'], localStorage.getItem('theme')]);
  const button = page.getByRole('button', { name: /^Colors/ });
  for (const chosen of [
    ['dark', 'dark'],
    ['light', 'light'],
    [undefined, null],
  ]) {
    await button.click();
    await expect.poll(theme).toEqual(chosen);
  }
});

test('the film can be paused and is not shown to people who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await goTo(page, '/');
  await page.getByRole('button', { name: 'Pause the video' }).click();
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByRole('img', { name: /bench by the water/ })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

test('the still picture stays if the film cannot be loaded', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route('**/hero/hero.*', (route) =>
    route.fulfill({ status: 200, contentType: 'text/plain', body: 'no film' }),
  );
  const asked = page.waitForRequest('**/hero/hero.*');
  await goTo(page, '/');
  // Wait for the request for the film, which is sent only when the browser is idle.
  await asked;
  await expect(page.locator('video')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /bench by the water/ })).toBeVisible();
});

test('each navigation scrolls to the top, or to the fragment in the URL, and moves focus there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goTo(page, PAGES.blogBasics.path);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: PAGES.about.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: PAGES.about.title })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await goTo(page, PAGES.privacy.path);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeInViewport();
  await page.getByRole('link', { name: 'Back to top' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('a URL whose fragment is damaged opens its page', async ({ page }) => {
  await goTo(page, `${PAGES.about.path}#%E0%A4%A`);
  await expect(page.getByRole('heading', { level: 1, name: PAGES.about.title })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('each page opened by its address has a scroll position of its own', async ({ page }) => {
  const position = () => page.evaluate(() => Math.round(window.scrollY));
  const moveTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await page.setViewportSize(NARROW);
  // Use an unknown URL, because browsers restore the scroll position of a prerendered page by themselves. The error
  // page for an unknown URL is rendered by the router, which must therefore restore the scroll position itself.
  await goTo(page, '/no-such-page');
  await moveTo(100);
  await goTo(page, PAGES.terms.path);
  await moveTo(300);
  await page.goBack();
  await isReady(page);
  // Not exactly 100: if the fonts were late the first time, the header was one line of the firm's name taller.
  await expect.poll(async () => Math.abs((await position()) - 100)).toBeLessThan(30);
});
