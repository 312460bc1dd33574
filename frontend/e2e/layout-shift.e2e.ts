import { DRUGS } from '#contract/api/drugs.contract.js';
import { PLANS } from '#contract/api/plans.contract.js';
import { SAVED_ITEMS } from '#contract/api/saved.contract.js';
import { PAGES, type Page as Known } from '#contract/pages.js';
import { PLAN_PAGE } from '#features/plans/messages/plan-page.js';
import { SEARCH } from '#features/plans/messages/plans.js';
import { expect, goTo, press, test, whileBusy, type Page } from './browser-test.js';
import { signedIn, signedInAsMember, signedInAsStaff } from './pages/account.js';
import { inputIsPast, settledShifts, shiftsOf, totalOf, watchShifts, type Shift } from './pages/layout-shift.js';
import {
  answerQuestions,
  choosePlans,
  fillSearch,
  planList,
  PLANS_IN_DALLAS,
  searchAsGuest,
  seePlans,
} from './pages/search.js';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Largest layout shift score (the sum of all shifts) that is allowed while a page loads. */
const MOST = 0.02;
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };
const PLAN_ID = '11111TX0000001';
const pathsOf = (pages: readonly Known[]) => pages.map(({ path }) => path.replace('/:planId?', `/${PLAN_ID}`));
const ALL = Object.values(PAGES);
const STAFF = [...ALL.filter(({ access }) => access === 'admins' || access === 'observers'), PAGES.usersList];

async function withSavedItems(page: Page): Promise<void> {
  await signedIn(page);
  const medicines = [{ rxcui: '617314', name: 'Lipitor 10 mg tablet' }];
  await expect(await page.request.put(DRUGS.saveMine.path, { data: { medicines } })).toBeOK();
  const plans = [{ plan_id: PLAN_ID, name: 'A plan', year: 2027, search: null }];
  await expect(await page.request.post(SAVED_ITEMS.add.path, { data: { searches: [], plans } })).toBeOK();
}

async function withChosenPlans(page: Page): Promise<void> {
  await goTo(page, PAGES.plans.path);
  await answerQuestions(page);
  await press(seePlans(page));
  await expect(planList(page)).toBeVisible();
  await choosePlans(page, 0, 0, 0);
}

/** The pages that show a person's answers or the plans that the person has chosen. */
const WITH_ANSWERS = [
  PAGES.planResults,
  PAGES.compare,
  PAGES.planCompare,
  PAGES.dashboard,
  PAGES.plan,
  PAGES.plans,
  PAGES.marketplace,
  PAGES.drugCoverage,
  PAGES.quiz,
];

const VISITORS = {
  'signed out': { arrive: () => Promise.resolve(), paths: pathsOf(ALL) },
  'signed in': { arrive: withSavedItems, paths: pathsOf(ALL) },
  'signed out with answers and chosen plans': { arrive: withChosenPlans, paths: pathsOf(WITH_ANSWERS) },
  'signed in with answers and chosen plans': {
    arrive: async (page: Page) => {
      await withSavedItems(page);
      await withChosenPlans(page);
    },
    paths: pathsOf(WITH_ANSWERS),
  },
  'as staff': {
    arrive: (page: Page) => signedInAsStaff(page),
    paths: pathsOf([...STAFF, PAGES.dashboard, PAGES.about]),
  },
};

const IS_WHOLE = process.env['LAYOUT_SHIFT'] === 'all';
/**
 * The sample of visits that `npm test` checks: one device for some kinds of visitors, and only some of the pages.
 * `every: 9, from: 1` means every ninth page of the list, starting with the second.
 */
const SAMPLE: Record<string, { on: string; every: number; from: number }> = {
  'signed out': { on: 'phone', every: 9, from: 0 },
  'signed in with answers and chosen plans': { on: 'desktop', every: 4, from: 1 },
  'as staff': { on: 'phone', every: 3, from: 0 },
};
const isChosen = (visitor: string, device: string): boolean => IS_WHOLE || SAMPLE[visitor]?.on === device;
const chosenOf = (visitor: string, paths: readonly string[]): readonly string[] => {
  const { every, from } = (!IS_WHOLE && SAMPLE[visitor]) || { every: 1, from: 0 };
  return paths.filter((_, index) => index % every === from);
};

for (const [visitor, { arrive, paths }] of Object.entries(VISITORS))
  for (const [device, size] of Object.entries(SIZES).filter(([device]) => isChosen(visitor, device)))
    test(`pages load without layout shifts, ${visitor}, on a ${device}`, async ({ page }) => {
      await page.setViewportSize(size);
      await arrive(page);
      await watchShifts(page);
      const found: Record<string, number> = {};
      const jumps: string[] = [];
      for (const path of chosenOf(visitor, paths)) {
        const shifts = await shiftsOf(page, path);
        found[path] = Number(totalOf(shifts).toFixed(4));
        if (totalOf(shifts) > MOST) jumps.push(`${path} ${found[path]} ${JSON.stringify(shifts)}`);
      }
      test.info().annotations.push({ type: 'layout shift', description: JSON.stringify(found) });
      expect(jumps).toEqual([]);
    });

test("a plan's page that is opened without answers loads without layout shifts, on a phone", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await searchAsGuest(page);
  const address = (await planList(page).getByRole('link').first().getAttribute('href')) ?? '';
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  await watchShifts(page);
  const shifts = await shiftsOf(page, address);
  await expect(page.getByRole('heading', { name: PLAN_PAGE.noPrice })).toBeVisible();
  expect(totalOf(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(MOST);
});

/**
 * Delays a response until the browser no longer attributes layout shifts to the last button press. Returns the layout
 * shifts that occur when the response arrives.
 */
async function shiftsOfLate(page: Page, path: string, start: () => Promise<void>, done: () => Promise<void>) {
  await page.evaluate(() => void (window.layoutShifts = []));
  await whileBusy(page, path, start, () => inputIsPast(page));
  await done();
  return settledShifts(page);
}

for (const [device, size] of Object.entries(SIZES).filter(([device]) => IS_WHOLE || device === 'phone'))
  test(`late plan data cause no layout shifts, on a ${device}`, async ({ page }) => {
    await page.setViewportSize(size);
    await signedInAsMember(page);
    await watchShifts(page);
    await fillSearch(page);
    const submit = page.getByRole('button', { name: SEARCH.submit });
    const found = page.getByRole('heading', { name: SEARCH.found(PLANS_IN_DALLAS) });
    const jumps: string[] = [];
    const note = (what: string, shifts: Shift[]): void => {
      test.info().annotations.push({ type: 'layout shift', description: `${what} ${totalOf(shifts).toFixed(4)}` });
      if (totalOf(shifts) > MOST) jumps.push(`${what} ${totalOf(shifts).toFixed(4)} ${JSON.stringify(shifts)}`);
    };
    const results = () => expect(found).toBeAttached();
    const sendFromTheTopEdge = async (): Promise<void> => {
      await submit.evaluate((button) => button.scrollIntoView({ block: 'start' }));
      await press(submit);
    };
    note('the first search', await shiftsOfLate(page, PLANS.search.path, sendFromTheTopEdge, results));

    const link = page.getByRole('main').locator('a[href^="/plan/"]').first();
    const address = (await link.getAttribute('href')) ?? '';
    const details = () => expect(page.getByText(PLAN_PAGE.resources).first()).toBeAttached();
    note('a plan of the list', await shiftsOfLate(page, PLANS.getBatch.path, () => press(link), details));
    note('a plan by its address', await shiftsOfLate(page, PLANS.getBatch.path, () => goTo(page, address), details));

    expect(jumps).toEqual([]);
  });
