import { PAGES } from '#contract/pages.js';
import { CARE_LISTS } from '#features/care/messages/care-lists.js';
import { CARE_NAMES } from '#features/care/messages/care-names.js';
import { DRUG } from '#features/care/messages/drugs.js';
import { PREFERENCES } from '#features/plans/messages/answers/preferences.js';
import { CREDIT } from '#features/plans/messages/credit/credit.js';
import { ELIGIBILITY_NOTICES } from '#features/plans/messages/eligibility/eligibility-notices.js';
import { MEDICARE } from '#features/plans/messages/medicare.js';
import { SEARCH } from '#features/plans/messages/plans.js';
import { expect, goTo, press, test, type Page } from './browser-test.js';
import { IN_FULL, inSample } from './extent.js';
import { signedIn, signedInAsMember } from './pages/account.js';
import { keepAsGuest } from './pages/kept-medicines.js';
import { find } from './pages/medicine-combobox.js';
import { answerQuestions, markedPlans, openPreferences, planList, searchAsMember, seePlans } from './pages/search.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Maximum number of times that a person presses Tab to get from the start of the results page to the first plan,
 * neither using nor counting the link that skips the header.
 */
const MOST_TABS = 15;

/** Returns how many times a person must press Tab, from the top of the page, until a link to a plan has focus. */
async function tabsToFirstPlan(page: Page): Promise<number> {
  const isAtPlan = () => page.evaluate(() => document.activeElement?.matches('main a[href^="/plan/"]') ?? false);
  await page.keyboard.press('Tab');
  for (let presses = 1; presses <= 4 * MOST_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    if (await isAtPlan()) return presses;
  }
  return Infinity;
}

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

/** Space in pixels that is left below the first price, so that the price does not stand at the edge of the window. */
const BELOW_PRICE = 24;

/** Checks that the name and the prices of the first suggested plan are clearly in view without scrolling. */
async function firstPlanIsInView(page: Page): Promise<void> {
  const first = markedPlans(page).first();
  const price = first.getByRole('paragraph').filter({ hasText: /^\$[\d,]+ a month/ });
  await expect(price).toBeInViewport({ ratio: 1 });
  const lowerEdge = () => price.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);
  await expect.poll(lowerEdge).toBeGreaterThanOrEqual(BELOW_PRICE);
  await expect(first.getByRole('heading', { level: 4 })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}

interface Household {
  readonly answers: Parameters<typeof answerQuestions>[1];
  readonly takesMedicine?: boolean;
  /** Titles of the notices about other coverage that stand above the plans. */
  readonly notices?: readonly string[];
  /** Width of the window in pixels at which `npm test` checks this household. */
  readonly inSampleAt?: (typeof WIDTHS)[number]['width'];
}
const { medicare, medicareAge, va, tricare, job, medicaid, childAlone, likelyMedicaid, coverageGap } =
  ELIGIBILITY_NOTICES;
/** Households whose results begin with different notices above the plans. */
const HOUSEHOLDS: Record<string, Household> = {
  'with a tax credit': { answers: { age: '58', income: '48000' } },
  'without an income': { answers: { age: '58', income: null } },
  'with a cost-sharing reduction': { answers: { age: '63', income: '34000' } },
  'above the income limit': { answers: { age: '63', income: '90000' } },
  'below the poverty line': { answers: { age: '30', income: '12000' }, notices: [coverageGap.title] },
  'near the income limit': { answers: { age: '61', income: '62000' } },
  'with VA health care': { answers: { age: '61', income: '52000', other: 'va' }, notices: [va.title] },
  'of a veteran with a spouse': {
    answers: { age: '58', income: '52000', other: 'va', spouse: '55' },
    notices: [va.title],
  },
  'of a veteran with a spouse of 66 years': {
    answers: { age: '70', income: '200000', other: 'va', spouse: '66' },
    notices: [medicareAge.title, va.title],
    inSampleAt: 1280,
  },
  'of 70 years': {
    answers: { age: '70', income: '48000', other: '' },
    notices: [medicareAge.title],
  },
  'of 70 years without an income': {
    answers: { age: '70', income: null, other: 'none' },
    notices: [medicareAge.title],
    // A sentence about full prices stands above the plans as well.
    inSampleAt: 390,
  },
  'with Medicare and a spouse without': {
    answers: { age: '70', income: '60000', other: 'medicare', spouse: '58' },
    notices: [medicare.title],
  },
  'that turns 65 in the plan year': {
    answers: { age: '64', income: '48000', born: ['3', '1962'] },
    notices: [MEDICARE.title('you', 'March 2027')],
  },
  'with TRICARE': { answers: { age: '40', income: '52000', other: 'tricare' }, notices: [tricare.title] },
  'with coverage from a job': { answers: { age: '40', income: '52000', other: 'job' }, notices: [job.title] },
  'with Medicaid and a spouse without': {
    answers: { age: '40', income: '60000', other: 'medicaid', spouse: '38' },
    notices: [medicaid.title],
  },
  'of a child alone': {
    answers: { age: '10', income: '50000' },
    notices: [childAlone.title],
  },
  'that may get Medicaid': {
    answers: { age: '30', income: '18000', zip: '85001', county: 'Maricopa' },
    notices: [likelyMedicaid.title],
  },
  'with a medicine': { answers: { age: '58', income: '48000' }, takesMedicine: true },
  'in Anchorage': { answers: { age: '64', income: '50000', zip: '99501', county: 'Anchorage' } },
};

for (const [name, { answers, takesMedicine = false, notices = [], inSampleAt }] of Object.entries(HOUSEHOLDS))
  for (const viewport of WIDTHS)
    test(
      `a household ${name} sees a price without scrolling and reaches a plan by Tab, ${viewport.width} px wide`,
      inSample(viewport.width === inSampleAt),
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await goTo(page, PAGES.plans.path);
        await answerQuestions(page, answers);
        if (takesMedicine) {
          await press(page.locator('summary', { hasText: CARE_NAMES.title }));
          await find(page, DRUG.searchLabel, 'lipitor');
          await expect(page.getByLabel(CARE_LISTS.need('Lipitor 10 mg tablet'))).toBeVisible();
        }
        await press(seePlans(page));
        await firstPlanIsInView(page);
        for (const title of notices)
          await expect(page.locator('main :is(h3, summary)').filter({ hasText: title, visible: true })).toHaveCount(1);
        await expect(page.getByRole('link', { name: CREDIT.sayMedicare })).toHaveCount(answers?.other === '' ? 1 : 0);

        await goTo(page, PAGES.planResults.path);
        await expect(planList(page)).toBeVisible();
        expect(await tabsToFirstPlan(page)).toBeLessThanOrEqual(MOST_TABS);
      },
    );

for (const viewport of WIDTHS)
  test(
    `a signed-in person sees a price without scrolling and reaches a plan with few Tabs, ${viewport.width} px wide`,
    IN_FULL,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await signedInAsMember(page);
      await searchAsMember(page);
      await firstPlanIsInView(page);

      await goTo(page, PAGES.marketplace.path);
      await expect(planList(page)).toBeVisible();
      expect(await tabsToFirstPlan(page)).toBeLessThanOrEqual(MOST_TABS);
    },
  );

test('a veteran with a spouse, medicines and a wish for dental care sees a price on both lists', async ({ page }) => {
  await page.setViewportSize(WIDTHS[0]);
  await goTo(page, PAGES.plans.path);
  await keepAsGuest(page, 2, 0);
  await goTo(page, PAGES.plans.path);
  await answerQuestions(page, {
    zip: '70801',
    county: 'East Baton Rouge',
    age: '66',
    income: '48000',
    other: 'va',
    spouse: '61',
  });
  await press(seePlans(page));
  await openPreferences(page);
  await press(page.getByLabel(PREFERENCES.dental), 'Space');
  for (const path of [PAGES.planResults.path, PAGES.marketplace.path]) {
    if (path === PAGES.marketplace.path) await signedIn(page);
    await goTo(page, path);
    await expect(planList(page)).toBeVisible();
    await firstPlanIsInView(page);
    // All plans here cover dental care for adults, so nothing is said of those that do not.
    await expect(page.getByText(SEARCH.dentalApart)).toHaveCount(0);
  }
});
