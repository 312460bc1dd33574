import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { PlanSearchReply, type PlanSearch } from '#contract/api/plans.contract.js';
import { COST, FILTER } from '#contract/messages/plan-list.js';
import { PLAN_PAGE } from '#contract/messages/plan-page.js';
import { PLAN, SEARCH } from '#contract/messages/plans.js';
import { PAGES } from '#contract/pages.js';
import type { PlanSummary } from '#contract/plan.js';
import { PlansService } from '#modules/plans/index.js';
import { observe, takeSeen, worst, type Seen } from './interactions.js';
import { report, withTestApp } from './with-test-app.js';

const PLANS = 300;
const SLOWER = 4;
const ROUNDS = 6;
const FRONTEND = resolve('dist/frontend');
const SEARCHED: PlanSearch = {
  household: { income: 48_000, people: [{ age: 58, aptc_eligible: true, gender: 'Female', uses_tobacco: false }] },
  market: 'Individual',
  place: { countyfips: '48113', state: 'TX', zipcode: '75001' },
  year: 2026,
};

/** Returns 300 plans by repeating the sample's plans with other ids and slightly higher prices. */
function manyPlans(plans: readonly PlanSummary[]): PlanSummary[] {
  return Array.from({ length: PLANS }, (_, index) => {
    const plan = plans[index % plans.length];
    if (!plan) throw new Error('the sample has no plans');
    const again = Math.floor(index / plans.length);
    return {
      ...plan,
      id: `${plan.id.slice(0, 7)}${String(Number(plan.id.slice(7)) + again * 1_000_000)
        .padStart(7, '0')
        .slice(-7)}`,
      premium_w_credit: plan.premium_w_credit === null ? null : plan.premium_w_credit + again,
    };
  });
}

async function openResults(page: Page, plans: PlansService): Promise<void> {
  const reply = z.parse(PlanSearchReply, await (await plans.search(SEARCHED)).answer.json());
  await page.route('**/api/plans/search', (route) =>
    route.fulfill({ json: { ...reply, plans: manyPlans(reply.plans), total: PLANS } }),
  );
  await page.goto(PAGES.marketplace.path);
  await page.getByRole('heading', { name: SEARCH.found(PLANS) }).waitFor();
}

type Act = (page: Page) => Promise<void>;
const header =
  (name: string): Act =>
  (page) =>
    page.getByRole('columnheader', { name }).getByRole('button').click();
const SORT = [PLAN.deductibles, COST.average, COST.most, PLAN.moops, COST.average].map(header);
const FILTERS: Act[] = [
  (page) => page.locator('summary', { hasText: FILTER.title }).click(),
  (page) => page.getByLabel('Bronze', { exact: true }).check(),
  (page) => page.getByLabel('Silver', { exact: true }).check(),
  (page) => page.getByLabel(FILTER.hsa).check(),
  (page) => page.getByRole('button', { name: FILTER.clear }).click(),
  (page) => page.locator('summary', { hasText: FILTER.title }).click(),
];
const OPEN: Act[] = [
  async (page) => {
    await page.getByRole('row').nth(3).getByRole('link').first().click();
    await page.getByRole('heading', { name: PLAN_PAGE.yearly }).waitFor();
  },
];

async function measure(page: Page, acts: readonly Act[]): Promise<Seen> {
  await takeSeen(page);
  for (const act of acts) {
    await act(page);
    await page.waitForTimeout(700);
  }
  return takeSeen(page);
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.addInitScript(`localStorage.setItem('formData', ${JSON.stringify(JSON.stringify(SEARCHED))})`);
  await page.goto(PAGES.login.path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${PAGES.dashboard.path}`);
}

/**
 * Measures sorting, filtering and opening a plan among 300 plans, on a processor slowed down to a quarter of its speed.
 */
export const benchScreens = (): Promise<void> => {
  if (!existsSync(join(FRONTEND, 'index.html'))) throw new Error('The site is not built: npm run build');
  return withTestApp(
    async ({ testApp }) => {
      await testApp.app.listen({ port: 0, host: 'localhost' });
      const url = (await testApp.app.getUrl()).replace(/\[::1\]|127\.0\.0\.1/, 'localhost');
      const browser = await chromium.launch({
        executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
        args: ['--no-sandbox'],
      });
      const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 900 } });
      await observe(page);
      await signIn(page, await testApp.signedIn());
      await openResults(page, testApp.app.get(PlansService, { strict: false }));
      const session: CDPSession = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      for (let round = 0; round < ROUNDS; round += 1) {
        const [sort, filter] = [await measure(page, SORT), await measure(page, FILTERS)];
        report(`sort ${PLANS} plans: interaction ms (100), longest frame ms (50)`, worst(sort));
        report(`filter ${PLANS} plans: interaction ms (100), longest frame ms`, worst(filter));
      }
      report('open a plan: interaction ms (100), longest frame ms', worst(await measure(page, OPEN)));
      await browser.close();
    },
    { env: { FRONTEND_DIR: FRONTEND } },
  );
};
