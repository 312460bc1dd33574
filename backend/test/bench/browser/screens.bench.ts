import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { PlanSearchReply } from '#contract/api/plans.contract.js';
import { PAGES } from '#contract/pages.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { PlansService } from '#modules/plans/index.js';
import { median, rangeText } from '../measuring/statistics.js';
import { record, report } from '../results/record.js';
import { observe, pressToPaint, takeTimings, type InteractionTimings } from './interactions.js';
import { SEARCHED } from './searched.js';
import { withSite } from './with-site.js';

const PLANS = 300;
const SLOWER = 4;
const ROUNDS = 9;
/** Number of rows that the plan table shows after "Show more" has been pressed twice. */
const ROWS = 27;
const PAIRS = 15;

/** Returns 300 plans by repeating the sample's plans with other ids and slightly higher prices. */
function manyPlans(plans: readonly PlanSummary[]): PlanSummary[] {
  return Array.from({ length: PLANS }, (_, index) => {
    const plan = plans[index % plans.length];
    if (!plan) throw new Error('the sample has no plans');
    const again = Math.floor(index / plans.length);
    const number = String(Number(plan.id.slice(7)) + again * 1_000_000);
    return {
      ...plan,
      id: `${plan.id.slice(0, 7)}${number.padStart(7, '0').slice(-7)}`,
      premium_w_credit: plan.premium_w_credit === null ? null : plan.premium_w_credit + again,
    };
  });
}

/**
 * Searches for plans as a guest and shows the results as a table. The search response is replaced by one with 300
 * plans.
 */
async function openResults(page: Page, plans: PlansService): Promise<void> {
  const reply = z.parse(PlanSearchReply, await (await plans.search(SEARCHED)).answer.json());
  await page.route('**/api/plans/search', (route) =>
    route.fulfill({ json: { ...reply, plans: manyPlans(reply.plans), total: PLANS } }),
  );
  await page.goto(PAGES.plans.path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByLabel('ZIP code').fill(SEARCHED.place.zipcode);
  await page.getByLabel('Household income').fill(String(SEARCHED.household.income));
  await page.locator('[name="household.people.0.age"]').fill('58');
  await page.locator('[name="household.people.0.aptc_eligible"]').selectOption('none');
  await page.getByText('Dallas').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: `See ${PLANS} plans` }).press('Enter');
  await page.getByRole('heading', { name: `All ${PLANS} plans` }).waitFor();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Show 10 more plans' }).click();
  await page
    .locator(`${TABLE} tr`)
    .nth(ROWS - 1)
    .waitFor();
}

/** Selector of the body of the plan table, which is the first table on the page. */
const TABLE = 'main table tbody';
type Action = (page: Page) => Promise<void>;
const sortBy =
  (name: string): Action =>
  (page) =>
    page.locator('main table').first().getByRole('columnheader', { name }).getByRole('button').click();
const toggle =
  (name: string): Action =>
  (page) =>
    page.locator(`input[name="${name}"]`).click();
const [MOST, AVERAGE] = ['The most it can cost', 'Average year'] as const;
const SORT = [MOST, AVERAGE, MOST, AVERAGE].map(sortBy);
const FILTERS: Action[] = [
  toggle('metal.Bronze'),
  toggle('metal.Silver'),
  toggle('filter.hsa'),
  (page) => page.getByRole('button', { name: 'Clear all filters' }).click(),
];

/** Performs each action and returns the interactions and long frames that it caused, as measured by the browser. */
async function timingsOf(page: Page, actions: readonly Action[]): Promise<InteractionTimings[]> {
  const all: InteractionTimings[] = [];
  for (const action of actions) {
    await takeTimings(page);
    await action(page);
    // The browser reports interactions and long frames some time after they have ended, so wait before reading them.
    await page.waitForTimeout(500);
    all.push(await takeTimings(page));
  }
  return all;
}

/**
 * Measures sorting and filtering of 300 plans, with the processor slowed down to a quarter of its speed. Records the
 * slowest interaction, the long frames, and how much longer a sort takes than with code that uses no framework.
 */
export const benchScreens = (): Promise<void> =>
  withSite(async ({ browser, url, testApp }) => {
    const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } });
    await observe(page);
    await openResults(page, testApp.app.get(PlansService, { strict: false }));
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await benchSortCost(page);
    const slowest: { sort: number[]; filter: number[]; frames: number[] } = { sort: [], filter: [], frames: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const [sorts, filters] = [await timingsOf(page, SORT), await timingsOf(page, FILTERS)];
      slowest.sort.push(slowestOf(sorts));
      slowest.filter.push(slowestOf(filters));
      slowest.frames.push(Math.max(...[...sorts, ...filters].map(({ longFrames }) => longFrames.length)));
      report(
        'long frames of sorts; of filters, in ms',
        [sorts, filters]
          .map((timings) => timings.flatMap(({ longFrames }) => longFrames).join(' ') || 'none')
          .join('; '),
      );
    }
    record('sortDelay', median(slowest.sort), `median of ${ROUNDS} rounds`);
    record('filterDelay', median(slowest.filter), `median of ${ROUNDS} rounds`);
    record('longFrames', median(slowest.frames), `most ${Math.max(...slowest.frames)}`);
  });

const slowestOf = (timings: readonly InteractionTimings[]): number =>
  Math.max(0, ...timings.flatMap(({ interactions }) => interactions));

/**
 * Script that adds a button and a table that use no framework. Pressing the button sorts an array of 300 entries and
 * replaces the rows with copies of the real table's rows.
 */
const BARE = `(() => {
  const rows = [...document.querySelectorAll(${JSON.stringify(`${TABLE} tr`)})].map((row) => row.innerHTML);
  const entryOf = (_, index) => ({ cost: (index * 7919) % 1009, row: rows[index % rows.length] });
  const entries = Array.from({ length: ${PLANS} }, entryOf);
  const table = document.querySelector('main table').cloneNode(true);
  table.id = 'bare';
  const button = Object.assign(document.createElement('button'), { id: 'bare-sort', textContent: 'Sort' });
  document.querySelector('main').append(button, table);
  let direction = 1;
  button.addEventListener('click', () => {
    direction = -direction;
    entries.sort((a, b) => direction * (a.cost - b.cost));
    const shown = [...table.tBodies[0].rows];
    entries.slice(0, shown.length).forEach(({ row }, index) => { shown[index].innerHTML = row; });
  });
})()`;

/**
 * Measures how long it takes to sort the real table and, alternately, to sort an array and draw the same number of rows
 * without a framework. Records the ratio of the two durations.
 */
async function benchSortCost(page: Page): Promise<void> {
  await page.evaluate(BARE);
  const ratios: number[] = [];
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let pair = 0; pair <= PAIRS; pair += 1) {
    const action = sortBy(pair % 2 === 0 ? MOST : AVERAGE);
    const ours = await pressToPaint(page, TABLE, () => action(page));
    const bare = await pressToPaint(page, '#bare tbody', () => page.locator('#bare-sort').click());
    if (pair === 0) continue;
    times.ours.push(ours);
    times.bare.push(bare);
    ratios.push(ours / bare);
  }
  await page.evaluate(`document.querySelectorAll('#bare, #bare-sort').forEach((element) => element.remove())`);
  record(
    'sortCost',
    median(ratios),
    `${rangeText(ratios)}; ${median(times.ours).toFixed(0)} and ${median(times.bare).toFixed(0)} ms, ${ROWS} rows`,
  );
}
