import { readingOf } from '../test/reading/grade.js';
import { sidewaysScroll, THEMES, violations } from './axe.js';
import { expect, test, type Page } from './browser-test.js';
import { IS_FULL } from './extent.js';
import { sampleEmail, sampleEmails } from './mailbox.js';

/** The narrowest phone, a usual phone and a desktop, in pixels. */
const WIDTHS = [320, 390, 1280];
const SMALLEST = { text: 18, target: 44 };
const HIGHEST_GRADE = 6;

const ADDRESS = /https?:\/\/\S+/g;

/** Returns the smallest text size, and the smallest height of a link, in pixels. */
const sizes = (page: Page): Promise<{ text: number; target: number }> =>
  page.evaluate(() => ({
    text: Math.min(
      ...[...document.body.querySelectorAll('*')].map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
    ),
    target: Math.min(...[...document.links].map((link) => link.getBoundingClientRect().height)),
  }));

const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

test('each email is readable in both themes and at each width, and loads nothing', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const names = await sampleEmails();
  expect(names.length).toBeGreaterThan(30);
  // All emails are made of the same parts, so `npm test` measures every fourth one.
  for (const name of names.filter((_, index) => IS_FULL || index % 4 === 0)) {
    const { html } = await sampleEmail(name);
    await page.setContent(html);
    expect.soft(await page.title(), name).not.toBe('');
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      const found = await violations(page, { also: ['color-contrast-enhanced'] });
      expect.soft(found, `${name}, ${colorScheme}`).toEqual([]);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await sidewaysScroll(page), `${name}, ${width} px: sideways scroll`).toBe(0);
    }
    const { text, target } = await sizes(page);
    expect.soft(text, `${name}: size of text`).toBeGreaterThanOrEqual(SMALLEST.text);
    expect.soft(target, `${name}: height of a link`).toBeGreaterThanOrEqual(SMALLEST.target);
  }
  expect(loaded).toEqual([]);
});

test('each email says the same as plain text, with the address of each link, in easy words', async ({ page }) => {
  for (const name of await sampleEmails()) {
    const { html, text } = await sampleEmail(name);
    await page.setContent(html);
    const shown = words(await page.locator('body').innerText());
    const links = await page.locator('a').evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    const lines = text.split('\n').map((line) => line.replace(/^- /, ''));
    for (const line of lines.filter((one) => !one.startsWith('http')))
      expect.soft(shown, name).toContain(words(line.replace(/:$/, '')));
    expect.soft([...new Set(links)].sort(), name).toEqual([...new Set(text.match(ADDRESS))].sort());
    const { grade } = readingOf(lines.map((line) => line.replaceAll(ADDRESS, '')));
    expect.soft(grade, `${name}: reading grade`).toBeLessThanOrEqual(HIGHEST_GRADE);
  }
});

test('an email in dark colors is dark, and in light colors light', async ({ page }) => {
  await page.setContent((await sampleEmail('confirmation')).html);
  const backgrounds = [];
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    backgrounds.push(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor));
  }
  expect(backgrounds).toEqual(['rgb(250, 248, 244)', 'rgb(14, 24, 35)']);
});
