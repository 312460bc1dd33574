import type { Page, Route } from '@playwright/test';
import { DRUG_SEARCH } from '#contract/limits/drugs.js';
import { PAGES } from '#contract/pages.js';
import { median } from '../measuring/statistics.js';
import { record, report } from '../results/record.js';
import { withSite } from './with-site.js';

const SLOWER = 4;
const SEARCH = '**/api/drugs/autocomplete?*';
/**
 * Script that runs in the page and measures the time from the next key press to the frame after the list of options
 * changes.
 */
const WATCH = `globalThis.painted = new Promise((resolve) => {
  addEventListener('keydown', (event) => {
    const list = document.querySelector('[role=listbox]');
    const seen = new MutationObserver(() => {
      if (!list.querySelector('[role=option]') || list.hasAttribute('hidden')) return;
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)));
    });
    seen.observe(list, { childList: true, subtree: true, attributes: true });
  }, { once: true, capture: true });
}); undefined`;
const WORDS = [
  'lipitor',
  'metformin',
  'eliquis',
  'sertraline',
  'gabapentin',
  'losartan',
  'warfarin',
  'omeprazole',
  'furosemide',
  'jardiance',
];
/** Pairs of words to type. The response for the first word is delayed until after the response for the second word. */
const OVERTAKEN = [
  ['lipi', 'metfor'],
  ['sertr', 'warfa'],
  ['gabap', 'losar'],
  ['omepr', 'furos'],
  ['eliq', 'jardi'],
] as const;

/**
 * Measures the medicine search in the browser: the time from the last key press until the options are shown, the number
 * of requests, and whether late responses are ignored.
 */
export const benchTyping = (): Promise<void> =>
  withSite(async ({ browser, url, signIn }) => {
    const context = await browser.newContext({ baseURL: url });
    await signIn(context);
    const page = await context.newPage();
    await page.goto(PAGES.drugCoverage.path);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await benchOrder(page);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await benchWords(page);
  });

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Find a medication' });

async function benchWords(page: Page): Promise<void> {
  const box = boxOf(page);
  let requests = 0;
  page.on('request', (request) => (requests += request.url().includes('/api/drugs/autocomplete?') ? 1 : 0));
  const times: number[] = [];
  const most: number[] = [];
  for (const word of WORDS) {
    await box.fill('');
    await box.pressSequentially(word.slice(0, -1), { delay: 30 });
    await page.waitForTimeout(600);
    await page.evaluate(WATCH);
    requests = 0;
    await box.press(word.at(-1) ?? '');
    times.push((await page.evaluate<number>('globalThis.painted')) - DRUG_SEARCH.pauseMs);
    most.push(requests);
  }
  record('typing', median(times), `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} ms`);
  report('the same with the pause, median in ms', (median(times) + DRUG_SEARCH.pauseMs).toFixed(0));
  record('typingRequests', Math.max(...most), `${WORDS.length} words`);
}

/**
 * Delays the response for one word until the response for the next word has arrived. The function counts how often the
 * late response is shown, which would be wrong.
 */
async function benchOrder(page: Page): Promise<void> {
  const box = boxOf(page);
  let wrong = 0;
  for (const [first, second] of OVERTAKEN) {
    const held = Promise.withResolvers<Route>();
    await page.route(SEARCH, async (route) => {
      if (route.request().url().endsWith(`q=${first}`)) held.resolve(route);
      else await route.continue();
    });
    await box.fill(first);
    const late = await held.promise;
    await box.fill(second);
    const options = page.getByRole('option').filter({ hasText: new RegExp(second, 'i') });
    await options.first().waitFor();
    // The browser may already have canceled the first request, which is correct too, so the error is ignored.
    await late.continue().catch(() => undefined);
    await page.waitForLoadState('networkidle');
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    if (
      (await page
        .getByRole('option')
        .filter({ hasText: new RegExp(first, 'i') })
        .count()) > 0
    )
      wrong += 1;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  record('typingOrder', wrong);
}
