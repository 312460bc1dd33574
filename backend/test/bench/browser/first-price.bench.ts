import { resolve } from 'node:path';
import { PAGES } from '#contract/pages.js';
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
    if (!/\\$[\\d,]+ a month/.test(innerText)) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => { globalThis.firstPrice = performance.now(); }));
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
`;

/** What the site keeps in the browser of a guest who has searched: the answers, and what a visit to the list adds. */
async function afterSearch({ browser }: Site, url: string) {
  const [person = { age: 0, aptc_eligible: true }] = SEARCHED.household.people;
  const people = [{ ...person, utilization_level: 'Medium' }];
  const search = { ...SEARCHED, household: { ...SEARCHED.household, people }, year: 2027 };
  const context = await browser.newContext({ ...PHONE, baseURL: url });
  const page = await context.newPage();
  await page.goto(PAGES.about.path);
  const stored = { formData: JSON.stringify(search), answersChangedAt: String(Date.now()) };
  await page.evaluate((values) => void Object.assign(localStorage, values), stored);
  await page.goto(PAGES.planResults.path);
  await page.getByRole('region', { name: 'Results' }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/**
 * Compares two builds of the front end: when a guest who comes back to the results sees the first price, and how long
 * the page is blocked. BASE_FRONTEND names the folder of the other build. The builds take turns.
 */
export const benchFirstPrice = (): Promise<void> =>
  withSite(async (site) => {
    const base = process.env['BASE_FRONTEND'];
    const urls = [...(base ? [await site.serve(resolve(base))] : []), site.url];
    const builds = await Promise.all(
      urls.map(async (url) => ({ url, storageState: await afterSearch(site, url), prices: [0], blocked: [0] })),
    );
    for (let run = 0; run < RUNS; run += 1)
      for (const { url, storageState, prices, blocked } of builds) {
        const context = await site.browser.newContext({ ...PHONE, baseURL: url, storageState });
        const page = await context.newPage();
        await page.addInitScript(OBSERVE_PRICE);
        const { blocking } = await visit(page, PAGES.planResults.path, 'main section h4');
        prices[run] = await page.evaluate<number>('firstPrice');
        blocked[run] = blocking;
        await context.close();
      }
    for (const { url, prices, blocked } of builds)
      report(`${url}: first price, blocking`, `${median(prices).toFixed(0)} ms, ${median(blocked).toFixed(0)} ms`);
  });
