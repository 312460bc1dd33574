import { ERRORS } from '#contract/messages/errors.js';
import { PAGES } from '#contract/pages.js';
import { CHANGED_ANSWERS } from '#features/plans/messages/answers/changed-answers.js';
import { PEOPLE, PRICED_PEOPLE } from '#features/plans/messages/answers/search-summary.js';
import { ELIGIBILITY_NOTICES } from '#features/plans/messages/eligibility/eligibility-notices.js';
import { FULL_PRICE, PLAN } from '#features/plans/messages/plan.js';
import { SEARCH } from '#features/plans/messages/plans.js';
import { expect, goTo, isAccessible, press, test, whileBusy, type Page } from './browser-test.js';
import { signedIn, signedInAsMember } from './pages/account.js';
import { unfoldTable } from './pages/reading.js';
import {
  addPerson,
  answerQuestions,
  answersLine,
  choosePlans,
  editAnswer,
  editAnswers,
  fillSearch,
  markedPlans,
  openComparison,
  PLANS_IN_DALLAS,
  search,
  seePlans,
} from './pages/search.js';

const submit = (page: Page) => page.getByRole('button', { name: SEARCH.submit });
const official = (page: Page, name: string) => page.getByRole('link', { name });

test('in a household with Medicare and VA care, only the third person gets prices, and the others notices', async ({
  page,
}) => {
  await signedInAsMember(page);
  await fillSearch(page, { age: '66', other: 'medicare', income: '150000' });
  await addPerson(page, '60', 'none');
  await addPerson(page, '50', 'va');
  await press(submit(page));
  await expect(page.getByText(PRICED_PEOPLE.who(1, 3, PEOPLE.withAges(PEOPLE.spouse(), 1, '60')))).toBeVisible();
  const line = await answersLine(page);
  for (const text of ['You: age ', SEARCH.otherKinds.medicare, 'Person 3: age ', SEARCH.otherKinds.va])
    await expect(line).toContainText(text);
  const { medicare, va } = ELIGIBILITY_NOTICES;
  // Above plans, several notices are one line that expands.
  await press(page.locator('summary', { hasText: `${medicare.title} · ${va.title}` }));
  for (const { text, link, href } of [medicare, va]) {
    await expect(page.getByText(text)).toBeVisible();
    await expect(official(page, link)).toHaveAttribute('href', href);
  }
  await isAccessible(page, 'search, other coverage');
});

test('a person who has only Medicare gets an official link and no plan prices', async ({ page }) => {
  await signedInAsMember(page);
  let asked = 0;
  page.on('request', (request) => {
    asked += Number(request.url().endsWith('/api/plans/search'));
  });
  await search(page, { age: '70', other: 'medicare' });
  await expect(page.getByRole('heading', { name: SEARCH.medicareOnly })).toBeVisible();
  await expect(official(page, ELIGIBILITY_NOTICES.medicare.link)).toBeVisible();
  await expect(page.locator(':focus')).toContainText(SEARCH.medicareOnly);
  expect(asked).toBe(0);
  await isAccessible(page, 'search, Medicare alone');
});

test('during a search and after it fails, a message says that the plans shown are from an earlier search', async ({
  page,
}) => {
  await signedInAsMember(page);
  await whileBusy(
    page,
    '/api/plans/search',
    async () => {
      await fillSearch(page);
      await press(submit(page));
    },
    async () => {
      await expect(page.getByRole('main').getByText(SEARCH.busy).filter({ visible: true })).toBeVisible();
      await isAccessible(page, 'search, loading');
    },
  );
  await expect(page.getByRole('heading', { name: SEARCH.found(PLANS_IN_DALLAS) })).toBeVisible();
  await page.unroute('**/api/plans/search');
  const { status, message } = ERRORS['plans.unavailable'];
  await page.route('**/api/plans/search', (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'request.tooMany', message, detail: message, requestId: String(status) },
    }),
  );
  await editAnswer(page, /^Age/);
  await page.locator('[name$=".age"]').fill('40');
  await page.goBack();
  await press(page.getByRole('button', { name: CHANGED_ANSWERS.update }));
  await expect(page.getByText(SEARCH.failed)).toBeVisible();
  await expect(page.getByText(SEARCH.stillOld)).toBeVisible();
  await isAccessible(page, 'search, failed');
  await page.unroute('**/api/plans/search');
  await editAnswer(page, /^Age/);
  await press(submit(page));
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
  await expect(page.getByText(SEARCH.stillOld)).toHaveCount(0);
  await expect(page.getByText(SEARCH.failed)).toHaveCount(0);
});

test('a saved search for a past year is not run, and the form offers a current year with an explanation', async ({
  page,
}) => {
  await signedIn(page);
  await goTo(page, PAGES.dashboard.path);
  await page.evaluate(() =>
    localStorage.setItem(
      'formData',
      JSON.stringify({
        household: { income: 90_000, people: [{ age: 40, aptc_eligible: true, uses_tobacco: false }] },
        market: 'Individual',
        place: { countyfips: '48113', state: 'TX', zipcode: '75001' },
        year: 2024,
      }),
    ),
  );
  await goTo(page, PAGES.marketplace.path);
  const yearOver = page.getByText(/^Your search was for 2024\./);
  await expect(yearOver).toBeVisible();
  await expect(page.getByRole('region', { name: 'Results' })).toHaveCount(0);
  await isAccessible(page, 'search, year over');
  await editAnswers(page);
  await press(submit(page));
  await expect(page.getByRole('heading', { name: SEARCH.found(PLANS_IN_DALLAS) })).toBeVisible();
  await expect(await answersLine(page)).toContainText(/^Plans for 20(?!24)\d\d, ZIP code 75001/);
  await expect(yearOver).toHaveCount(0);
});

test('a guest who looks for a plan for a child alone learns whose income counts, and why there is no help', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, PAGES.plans.path);
  await answerQuestions(page, { age: '10', income: '50000' });
  await press(seePlans(page));
  await expect(markedPlans(page).getByText(FULL_PRICE.mark)).toHaveCount(3);
  await expect(page.getByText(PRICED_PEOPLE.ownShare)).toBeVisible();
  const { title, text, link, href } = ELIGIBILITY_NOTICES.childAlone;
  await press(page.locator('summary', { hasText: title }));
  await expect(page.getByText(text)).toBeVisible();
  await expect(official(page, link)).toHaveAttribute('href', href);
  await isAccessible(page, 'search, a child alone');

  await choosePlans(page, 0, 0);
  await openComparison(page, 2);
  await expect(page.getByText(PRICED_PEOPLE.ownShare)).toBeVisible();
  const table = page.getByRole('table').first();
  await expect(table).toBeVisible();
  await unfoldTable(page.getByRole('main'));
  await expect(table.getByRole('rowheader', { name: PLAN.fullPremium })).toHaveCount(1);
  await expect(table.getByRole('rowheader', { name: PLAN.premiumAfterCredit })).toHaveCount(0);
});
