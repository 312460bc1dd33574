import { randomUUID } from 'node:crypto';
import { HOME } from '#content/home.js';
import { LOGIN, SIGN_UP } from '#contract/messages/account.js';
import { SITE } from '#contract/messages/site.js';
import { ADMIN } from '#contract/messages/staff.js';
import { PAGES } from '#contract/pages.js';
import { actionName } from '#features/admin/audit/audit-words.js';
import { WORDS } from '#features/admin/components/words.js';
import { DRUG, VA, VA_COPAY } from '#features/care/messages/drugs.js';
import { PRICED_PEOPLE } from '#features/plans/messages/answers/search-summary.js';
import { COMPARE_PAGE } from '#features/plans/messages/compare-page.js';
import { ELIGIBILITY_NOTICES } from '#features/plans/messages/eligibility/eligibility-notices.js';
import { BADGES } from '#features/plans/messages/plan-list.js';
import { PLAN_PAGE } from '#features/plans/messages/plan-page.js';
import { SEARCH } from '#features/plans/messages/plans.js';
import { QUESTION_FIELDS } from '#features/plans/messages/questions.js';
import { SAVED_PARTS } from '#features/plans/messages/saved-parts.js';
import { SAVED_WORDS } from '#features/plans/messages/saved.js';
import { QUIZ } from '#features/quiz/model/words.js';
import { expect, goTo, pagesOf, press, scrollTo, test, type Page } from './browser-test.js';
import { IN_FULL } from './extent.js';
import { linkFor } from './mailbox.js';
import { aPerson, confirm, fillLogin, fillSignUp, logIn, signedIn, SUPERADMIN, uniqueName } from './pages/account.js';
import { combobox, find } from './pages/medicine-combobox.js';
import { clickOnceStill } from './pages/position.js';
import { choosePlans, fillSearch, openComparison, planCards, planList } from './pages/search.js';

/**
 * Simulates six people who represent the site's intended users. Each test continues until the person has found what he
 * or she was looking for. The person reaches other pages through links, as a real visitor would.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const zip = (page: Page) => page.getByLabel(SEARCH.zipLabel, { exact: false });
const income = (page: Page) => page.getByLabel(SEARCH.incomeLabel, { exact: false });
const age = (page: Page) => page.locator('[name="household.people.0.age"]');
const marked = (page: Page) => page.getByRole('region', { name: BADGES.title }).getByRole('listitem');
/** The button that leads from the search form to the plans. For guests, its label may contain the number of plans. */
const seePlans = (page: Page) => button(page, new RegExp(`^(${SEARCH.submit}|See (\\d+ )?plans)$`));
const panel = (page: Page) => page.getByRole('region', { name: PLAN_PAGE.panel.title });

/** Returns the monthly price of the first plan in the list. */
const monthlyPrice = async (page: Page): Promise<string> =>
  (await planCards(page)
    .first()
    .getByText(/^\$[\d,]+ a month$/)
    .textContent()) ?? '';

/** Adds a person to the household. `other` is that person's answer to the question about other coverage. */
async function addPerson(page: Page, years: string, other: string): Promise<void> {
  await press(button(page, /^Add (a person|child)$/));
  await page.locator('[name$=".age"]').last().fill(years);
  await page.locator('[name$=".aptc_eligible"]').last().selectOption(other);
}

async function startWithZip(page: Page, code: string): Promise<void> {
  await goTo(page, PAGES.home.path);
  await page.getByRole('textbox', { name: HOME.hero.zip.label }).fill(code);
  await page.getByRole('button', { name: HOME.hero.zip.button }).click();
}

test('a woman of 63 who lives alone finds a plan until Medicare, prints it and needs no account', async ({ page }) => {
  await startWithZip(page, '75001');
  await page.waitForURL(`**${PAGES.plans.path}`);
  await expect(zip(page)).toHaveValue('75001');
  await age(page).fill('63');
  await income(page).fill('34,000');
  await press(seePlans(page));

  await expect(marked(page).first()).toContainText(/\$[\d,]+ a month/);
  await expect(marked(page).first()).toContainText(BADGES.lowestAverage);
  await choosePlans(page, 0, 2);
  await openComparison(page, 2);
  await expect(page.getByRole('region', { name: COMPARE_PAGE.verdictTitle })).toContainText(/least|the same/);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(2);

  await press(page.getByRole('columnheader').getByRole('link').first());
  await expect(panel(page)).toContainText(/\$[\d,]+ a month/);
  await press(button(page, SAVED_WORDS.savePlan));
  await expect(page.getByText(SAVED_WORDS.planSaved)).toBeVisible();
  await expect(page.getByRole('link', { name: LOGIN.title, exact: true })).toHaveCount(0);
});

test('a veteran and his wife learn that VA care rules out help for him only, and that VA has his medicine', async ({
  page,
}) => {
  await signedIn(page);
  await fillSearch(page, { age: '61', gender: 'Male', other: 'va', income: '52000' });
  await addPerson(page, '60', 'none');
  await press(seePlans(page));
  await expect(page.getByText(PRICED_PEOPLE.who(1, 2, PRICED_PEOPLE.person(2, 60)))).toBeVisible();
  const { link, href } = ELIGIBILITY_NOTICES.va;
  await expect(page.getByRole('link', { name: link })).toHaveAttribute('href', href);
  await expect(marked(page).first()).toContainText(/\$[\d,]+ a month/);

  await page.getByRole('banner').getByRole('link', { name: SITE.nav.va }).click();
  await expect(page.getByText(VA.crisis.how).first()).toBeVisible();
  await find(page, VA.searchLabel, 'metformin');
  await expect(page.getByText(VA.yes)).toBeVisible();
  await page.getByLabel(VA_COPAY.groupLabel).selectOption('5');
  await page.getByLabel(VA_COPAY.tierLabel('1', '$5')).fill('1');
  await expect(page.getByText(VA_COPAY.sum('$5', '$60'))).toBeVisible();
});

test(
  'a family of four sees one price for all, keeps the search and finds it on another device',
  IN_FULL,
  async ({ page, browser, baseURL }) => {
    const person = await signedIn(page);
    await fillSearch(page, { age: '41', income: '85000' });
    for (const other of ['39', '12', '7']) await addPerson(page, other, 'none');
    await press(seePlans(page));
    await expect(page.getByText(/Person 1: age 41.*Person 4: age 7/).first()).toBeAttached();
    await expect(page.getByText(/is not in the price/)).toHaveCount(0);
    const price = await monthlyPrice(page);
    await press(button(page, SAVED_WORDS.saveSearch));
    await expect(page.getByText(SAVED_WORDS.searchSaved)).toBeVisible();

    const tablet = await (await browser.newContext({ baseURL, viewport: { width: 768, height: 1024 } })).newPage();
    await logIn(tablet, person);
    await scrollTo(tablet.getByText(/ZIP code 75001, 4 people of .*, income \$85,000/).first());
    await press(tablet.getByRole('button', { name: `${SAVED_PARTS.open} ZIP code` }));
    await expect(planList(tablet)).toBeVisible();
    expect(await monthlyPrice(tablet)).toBe(price);
    await tablet.context().close();
  },
);

test(
  'an administrator opens an account, gives it a role, closes it and finds all of it in the history',
  IN_FULL,
  async ({ page }) => {
    const lastName = uniqueName();
    const email = `${randomUUID()}@example.test`;
    const row = page.getByRole('row').filter({ hasText: lastName });
    await logIn(page, SUPERADMIN);
    await goTo(page, PAGES.usersList.path);
    await page.getByRole('button', { name: ADMIN.users.create }).click();
    const form = page.getByRole('dialog', { name: ADMIN.form.createTitle });
    await form.getByLabel(ADMIN.form.email, { exact: false }).fill(email);
    await form.getByLabel(ADMIN.form.firstName).fill('Rosa');
    await form.getByLabel(ADMIN.form.lastName).fill(lastName);
    await form.getByRole('button', { name: ADMIN.form.create, exact: true }).click();
    await linkFor(email, 'Your account is ready');

    await page.getByRole('searchbox', { name: WORDS.search }).fill(lastName);
    await expect(page.getByText(WORDS.found(1, true), { exact: true })).toBeVisible();
    await row.getByRole('button', { name: ADMIN.users.edit }).click();
    const edit = page.getByRole('dialog', { name: ADMIN.form.editTitle });
    await edit.getByLabel(ADMIN.form.role).selectOption('operations');
    await edit.getByRole('button', { name: ADMIN.form.save, exact: true }).click();
    await expect(row).toContainText('operations');

    await row.getByRole('button', { name: `${ADMIN.users.delete} Rosa` }).click();
    const question = page.getByRole('dialog', { name: ADMIN.users.deletePrompt });
    await question.getByRole('button', { name: ADMIN.users.delete, exact: true }).click();
    await expect(page.getByText(ADMIN.users.empty)).toBeVisible();
    await page.locator('select[name=closed]').selectOption('yes');
    await row.getByRole('button', { name: WORDS.details }).click();
    const history = page.getByRole('dialog', { name: `Rosa ${lastName}` });
    for (const entry of ['admin.userCreated', 'admin.userClosed'])
      await expect(history.getByText(actionName(entry))).toBeVisible();
  },
);

test('a man on a phone answers the quiz with his thumb and goes on to plans', IN_FULL, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, PAGES.home.path);
  await page.getByRole('main').getByRole('link', { name: /quiz/i }).first().click();
  // The home page has a field for the ZIP code as well, which must not be filled in by mistake.
  await page.waitForURL(`**${PAGES.quiz.path}*`);
  await expect(page.getByRole('textbox', { name: QUIZ.basics.age })).toBeVisible();
  await page.getByLabel(QUIZ.basics.zip).fill('75001');
  await page.getByRole('textbox', { name: QUIZ.basics.age }).fill('61');
  await page.getByLabel(QUIZ.coverage.marketplace).check();
  await button(page, QUIZ.buttons.next).click();
  await page.getByLabel(QUIZ.needs.heart).check();
  await button(page, QUIZ.buttons.needs).click();
  await page.getByLabel(QUIZ.conditions.hypertension).check();
  await button(page, QUIZ.buttons.next).click();
  await page.getByLabel(QUIZ.meds.label).fill('Lipitor');
  await button(page, QUIZ.buttons.next).click();
  await button(page, QUIZ.buttons.doctors).click();
  await page.getByLabel('Dental').check();
  await button(page, QUIZ.buttons.benefits).click();
  await expect(page.getByRole('heading', { name: QUIZ.titles.final })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Lipitor');

  await button(page, QUIZ.review.plans).click();
  await page.waitForURL(`**${PAGES.plans.path}*`);
  await expect(zip(page)).toHaveValue('75001');
});

test(
  'a person who makes mistakes on every form is told each time what to do, and loses no entries',
  IN_FULL,
  async ({ page }) => {
    await startWithZip(page, '7500');
    await expect(page.getByText(HOME.hero.zip.wrong)).toBeVisible();
    await startWithZip(page, '75001');
    await page.waitForURL(`**${PAGES.plans.path}`);
    await age(page).fill('630');
    await income(page).fill('a lot');
    await press(seePlans(page));
    for (const fault of [QUESTION_FIELDS.ageMissing, QUESTION_FIELDS.incomeFaults.unclear])
      await expect(page.getByText(fault).first()).toBeVisible();
    await expect(age(page)).toHaveValue('630');
    await expect(income(page)).toHaveValue('a lot');
    await age(page).fill('63');
    await income(page).fill('34k');
    await press(seePlans(page));
    await expect(planList(page)).toBeVisible();

    const person = aPerson();
    await fillSignUp(page, { ...person, email: 'rosa at example', password: 'short' });
    await press(button(page, SIGN_UP.submit));
    for (const fault of [SIGN_UP.emailInvalid, SIGN_UP.passwordShort])
      await expect(page.getByText(fault).first()).toBeVisible();
    await expect(page.getByLabel(SIGN_UP.nameLabel)).toHaveValue(person.name);
    await fillSignUp(page, person);
    await press(button(page, SIGN_UP.submit));
    await confirm(page, person);
    await goTo(page, PAGES.drugCoverage.path);
    await fillLogin(page, { ...person, password: 'a wrong password' });
    await expect(page.getByText(LOGIN.invalid).first()).toBeVisible();
    await fillLogin(page, person);
    await page.waitForURL(`**${PAGES.drugCoverage.path}`);
    await combobox(page, DRUG.searchLabel).fill('eliqus');
    await clickOnceStill(page.getByRole('option', { name: /eliquis/i }).first());
    await expect(page.getByText(DRUG.chosen('Eliquis')).first()).toBeVisible();
  },
);
