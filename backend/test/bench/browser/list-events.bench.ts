import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { PLANS } from '#contract/api/plans.contract.js';
import { PAGES } from '#contract/pages.js';
import { median } from '../measuring/statistics.js';
import { report } from '../results/record.js';
import { SEARCHED } from './searched.js';
import { withSite, type Site } from './with-site.js';

const RUNS = 5;
const SLOWER = 4;
/** Script that keeps the longest time from an input to the next frame, in milliseconds. */
const OBSERVE = `
  globalThis.longest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) globalThis.longest = Math.max(globalThis.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** Makes the list `count` plans long: plans of the reply are repeated under other ids. */
const lengthen = (page: Page, count: number) =>
  page.route(`**${PLANS.search.path}`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const plans = Array.from({ length: count }, (_, index) => {
      const plan = body.plans[index % body.plans.length];
      return index < body.plans.length ? plan : { ...plan, id: plan.id.replace(/\d{4}$/, String(9999 - index)) };
    });
    await route.fulfill({ response, json: { ...body, plans, total: count } });
  });

/** Sorts a list, opens the filters and presses four of them. Returns the longest wait of each part, in milliseconds. */
async function visit({ browser }: Site, url: string, count: number): Promise<Record<string, number>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: url });
  const page = await context.newPage();
  await page.addInitScript(OBSERVE);
  const search = { ...SEARCHED, year: 2027 };
  const stored = { formData: JSON.stringify(search), answersChangedAt: String(Date.now()) };
  await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(stored)})`);
  await lengthen(page, count);
  await page.goto(PAGES.planResults.path);
  const results = page.getByRole('region', { name: 'Results' });
  await page.getByRole('heading', { name: `${count} plans found` }).waitFor();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const waits: Record<string, number> = {};
  const part = async (name: string, act: () => Promise<void>) => {
    await page.waitForTimeout(1_000);
    await page.evaluate('globalThis.longest = 0');
    await act();
    await page.waitForTimeout(1_000);
    waits[name] = await page.evaluate<number>('globalThis.longest');
  };
  await part('sort', async () => {
    const sort = results.getByRole('combobox');
    await sort.focus();
    await sort.press('ArrowDown');
  });
  await part('open filters', () => results.getByRole('button', { name: 'Filter' }).press('Enter'));
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  let presses = 0;
  // Values that no listed plan has are not offered, so the last press takes the first filter back.
  for (const index of [0, 1, 2, 0]) await part(`press ${(presses += 1)}`, () => boxes.nth(index).press('Space'));
  await context.close();
  return waits;
}

/**
 * Compares how long two builds of the front end wait after each press in a list of 136 and of 300 plans, with a
 * processor four times slower. BASE_FRONTEND names the folder of the other build. The builds take turns.
 */
export const benchListEvents = (): Promise<void> =>
  withSite(async (site) => {
    const base = process.env['BASE_FRONTEND'];
    const urls = [...(base ? [await site.serve(resolve(base))] : []), site.url];
    for (const count of [136, 300]) {
      const visits: { url: string; waits: Record<string, number> }[] = [];
      for (let run = 0; run < RUNS; run += 1)
        for (const url of urls) visits.push({ url, waits: await visit(site, url, count) });
      for (const url of urls) {
        const own = visits.filter((one) => one.url === url).map(({ waits }) => waits);
        const medians = Object.keys(own[0] ?? {}).map(
          (name) => `${name} ${median(own.map((waits) => waits[name] ?? 0))}`,
        );
        report(`${url}, ${count} plans: longest wait, ms`, medians.join(', '));
      }
    }
  });
