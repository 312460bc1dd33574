import type { Browser, Page } from '@playwright/test';
import { CONSENT } from '#contract/api/consent.contract.js';
import { DRUGS } from '#contract/api/drugs.contract.js';
import { PLANS, type PlanSearchReply } from '#contract/api/plans.contract.js';
import { DEADLINE_CALLS } from '#contract/deadlines/deadlines.contract.js';
import { SESSION_CALLS } from '#contract/session.calls.js';
import { PREFERENCES } from '#features/plans/messages/answers/preferences.js';
import { COMPARE_PLANS, MATCHING } from '#features/plans/messages/plans.js';
import { SAVED_WORDS } from '#features/plans/messages/saved.js';
import { aConsent } from '#test/builders/consent.builder.js';
import { expect, isReady, press } from '../browser-test.js';
import { aPerson, confirmed, signedIn } from '../pages/account.js';
import { watchRequests } from '../pages/requests.js';
import { openPreferences, planCards, planList, results, search } from '../pages/search.js';
import type { DataPoint, PlanOfVisit, Visit } from './data-point.js';
import { DATA_POINTS, planPath } from './data-points.js';
import { textOf } from './scenario.js';

/** The highest premium that the simulated user wants to pay, in dollars per month. */
const MOST = 600;

/**
 * Sets two preferences in the search form: a maximum premium and dental care. A premium can be judged only if the
 * household is known. Dental care can be judged for any plan.
 */
async function setPreferences(page: Page): Promise<void> {
  await openPreferences(page);
  await page.getByRole('slider', { name: PREFERENCES.premiumLabel }).fill(String(MOST));
  await press(page.getByLabel(PREFERENCES.dental), 'Space');
}

async function agree(page: Page): Promise<void> {
  const me = (await (await page.request.get(SESSION_CALLS.me.path)).json()) as { user: { id: string } };
  const given = await page.request.patch(CONSENT.change.path.replace(':id', me.user.id), {
    data: aConsent(),
  });
  await expect(given).toBeOK();
}

/** The birth date of somebody who turns 65 in the next year. */
const BIRTH = `${new Date().getFullYear() + 1 - 65}-05-15`;
const LIPITOR = { rxcui: '617314', name: 'Lipitor 10 mg tablet' };

/** Chooses the first plan that meets both preferences and covers the medicine. */
async function chooseFitting(page: Page): Promise<PlanOfVisit> {
  const card = planCards(page)
    .filter({ hasText: `${MATCHING.column} ${MATCHING.score(3, 3)}` })
    .first();
  const link = card.getByRole('link').first();
  // The plan cards may still change their order when costs arrive, so the plan's name and its link are read in a single
  // call.
  const { name, href } = await link.evaluate((anchor: HTMLAnchorElement) => ({
    name: anchor.innerText,
    href: anchor.href,
  }));
  const { pathname, searchParams } = new URL(href);
  await press(
    results(page)
      .getByRole('button', { name: `${COMPARE_PLANS.choose} ${name}`, exact: true })
      .first(),
  );
  return { id: pathname.split('/').at(-1) ?? '', name, year: searchParams.get('year') ?? '' };
}

/**
 * Returns a plan with dental care whose premium is above the user's maximum, so that it meets only one of the two
 * preferences.
 */
const expensiveOne = ({ plans }: PlanSearchReply, { year }: PlanOfVisit): PlanOfVisit => {
  const expensive = plans.find(
    ({ premium_w_credit, topics }) => (premium_w_credit ?? 0) > MOST && topics?.includes('Dental'),
  );
  return { id: expensive?.id ?? '', name: expensive?.name ?? '', year };
};

/**
 * Simulates an ordinary visit: signs in with a medicine and a birth date in the account, fills in the search form, sets
 * two preferences, opens a plan from the list and looks up the medicine. Returns every piece of information that the
 * user read. Other tests check that a screen shows the same information when users reach it in another way.
 */
export async function recordVisit(browser: Browser, baseURL: string): Promise<Visit> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const requests = watchRequests(page);
  const other = await confirmed(page, { ...aPerson(), name: 'Walter Boudreaux' });
  const person = await signedIn(page);
  await agree(page);
  await expect(await page.request.put(DRUGS.saveMine.path, { data: { medicines: [LIPITOR] } })).toBeOK();
  const answers = { birth: BIRTH, covers: [], events: {} };
  await expect(await page.request.put(DEADLINE_CALLS.saveMine.path, { data: { answers } })).toBeOK();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(PLANS.search.path)),
    search(page),
  ]);
  await setPreferences(page);
  await expect(planCards(page).first()).toContainText(MATCHING.column);
  // The list of plans may change its order when the costs of the person's own medicines arrive.
  await requests.areFinished();
  const plan = await chooseFitting(page);
  const expensive = expensiveOne((await answer.json()) as PlanSearchReply, plan);
  await press(results(page).getByRole('button', { name: SAVED_WORDS.saveSearch }));
  await expect(page.getByText(SAVED_WORDS.searchSaved)).toBeVisible();

  const texts: Record<string, string> = {};
  const known = { person, other, plan, expensive, texts, origins: [] };
  const read = async (dataPoint: DataPoint): Promise<void> => {
    const shown = dataPoint.shown(page, known).first();
    await expect.poll(() => textOf(shown), dataPoint.name).not.toBeNull();
    // Until the costs of the person's own medicines arrive, the page shows costs for other people of the same age.
    await requests.areFinished();
    texts[dataPoint.name] = (await textOf(shown)) ?? '';
  };
  const at = (path: string) =>
    DATA_POINTS.filter((dataPoint) => new URL(dataPoint.path(known), baseURL).pathname === path);
  for (const dataPoint of at(new URL(page.url()).pathname)) await read(dataPoint);
  await press(planList(page).getByRole('link', { name: plan.name, exact: true }).first());
  await page.waitForURL((url) => url.pathname.endsWith(plan.id));
  for (const dataPoint of at(new URL(page.url()).pathname)) await read(dataPoint);
  await page.goto(planPath(expensive));
  await press(page.getByRole('button', { name: `${COMPARE_PLANS.choose} ${expensive.name}`, exact: true }));
  for (const dataPoint of DATA_POINTS.filter(({ name }) => !(name in texts))) {
    const [at, link] = dataPoint.inboundLink;
    await page.goto(at(known));
    await isReady(page);
    await press(link(page, known));
    await page.waitForURL((url) => dataPoint.path(known).startsWith(url.pathname));
    await dataPoint.reveal?.(page, known);
    await read(dataPoint);
  }
  const { origins } = await context.storageState();
  await context.close();
  return { ...known, origins };
}
