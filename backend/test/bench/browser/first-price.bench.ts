import { resolve } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { PAGES, planPath } from '#contract/pages.js';
import { median } from '../measuring/statistics.js';
import { report } from '../results/record.js';
import { PHONE, visit } from './loading.bench.js';
import { SEARCHED } from './searched.js';
import { withSite, type Site } from './with-site.js';

const RUNS = 9;
/** Script that notes when a price is first painted on the page. */
const OBSERVE_PRICE = `
  new MutationObserver((_, observer) => {
    const { innerText } = document.querySelector('main') ?? {};
    if (!/\\$[\\d,]+\\sa month/.test(innerText)) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => { globalThis.firstPrice = performance.now(); }));
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
`;

type Arrive = (context: BrowserContext) => Promise<void>;

/** What the site keeps in the browser of a guest who has searched: the answers, and what a visit to the list adds. */
async function afterSearch({ browser }: Site, url: string, path: string, arrive: Arrive) {
  const [person = { age: 0, aptc_eligible: true }] = SEARCHED.household.people;
  const people = [{ ...person, utilization_level: 'Medium' }];
  const search = { ...SEARCHED, household: { ...SEARCHED.household, people }, year: 2027 };
  const context = await browser.newContext({ ...PHONE, baseURL: url });
  await arrive(context);
  const page = await context.newPage();
  await page.goto(PAGES.about.path);
  const stored = { formData: JSON.stringify(search), answersChangedAt: String(Date.now()) };
  await page.evaluate((values) => void Object.assign(localStorage, values), stored);
  await page.goto(path);
  await page.getByRole('region', { name: 'Results' }).waitFor();
  // The page stores what it needs for the next visit after it has shown the list.
  await page.waitForLoadState('networkidle');
  // The first plans of the list are chosen for the comparison.
  const [id = ''] = await page.evaluate<string[]>(`
    (() => {
      const links = [...document.querySelectorAll('main a[href*="/plan/"]')];
      const ids = [...new Set(links.map((link) => new URL(link.href).pathname.split('/')[2]))].slice(0, 3);
      localStorage.setItem('selectedPlans', JSON.stringify(ids.map((id) => ({ id, name: id, year: 2027 }))));
      return ids;
    })()
  `);
  const storageState = await context.storageState();
  await context.close();
  return { storageState, id };
}

/** Visits a page of each build in turn, and prints the medians. */
async function compare(
  site: Site,
  urls: readonly string[],
  list: string,
  arrive: Arrive,
  loaded = 'main section h4',
  path = (_id: string) => list,
): Promise<void> {
  const builds = await Promise.all(
    urls.map(async (url) => ({
      url,
      ...(await afterSearch(site, url, list, arrive)),
      prices: [0],
      blocked: [0],
    })),
  );
  for (let run = 0; run < RUNS; run += 1)
    for (const { url, storageState, id, prices, blocked } of builds) {
      const context = await site.browser.newContext({ ...PHONE, baseURL: url, storageState });
      const page = await context.newPage();
      await page.addInitScript(OBSERVE_PRICE);
      const { blocking } = await visit(page, path(id), loaded);
      prices[run] = await page.evaluate<number>('firstPrice');
      blocked[run] = blocking;
      await context.close();
    }
  for (const { url, id, prices, blocked } of builds)
    report(
      `${url}${path(id)}: first price, blocking`,
      `${median(prices).toFixed(0)} ms, ${median(blocked).toFixed(0)} ms`,
    );
}

/**
 * Compares two builds of the front end: when a person who comes back to the plans sees the first price, and how long
 * the page is blocked. BASE_FRONTEND names the folder of the other build. The builds take turns.
 */
export const benchFirstPrice = (): Promise<void> =>
  withSite(async (site) => {
    const base = process.env['BASE_FRONTEND'];
    const urls = [...(base ? [await site.serve(resolve(base))] : []), site.url];
    const guest = [site, urls, PAGES.planResults.path, async () => {}] as const;
    await compare(...guest);
    await compare(...guest, 'main h2', (id) => planPath(id, 2027));
    await compare(...guest, 'main table', () => PAGES.planCompare.path);
    await compare(site, urls, PAGES.marketplace.path, site.signIn);
  });
