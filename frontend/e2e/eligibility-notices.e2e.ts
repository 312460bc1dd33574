import { ERRORS } from '#contract/messages/errors.js';
import { CHANGED_ANSWERS } from '#features/plans/messages/answers/changed-answers.js';
import { PEOPLE, PRICED_PEOPLE } from '#features/plans/messages/answers/search-summary.js';
import { ELIGIBILITY_NOTICES } from '#features/plans/messages/eligibility/eligibility-notices.js';
import { SEARCH } from '#features/plans/messages/plans.js';
import { expect, isAccessible, press, test, whileBusy, type Page } from './browser-test.js';
import { signedInAsMember } from './pages/account.js';
import { addPerson, answersLine, editAnswer, fillSearch, PLANS_IN_DALLAS } from './pages/search.js';

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
