import { HOME } from '#content/home.js';
import { LOGIN } from '#contract/messages/account.js';
import { SITE } from '#contract/messages/site.js';
import { PAGES } from '#contract/pages.js';
import { VA, VA_COPAY } from '#features/care/messages/drugs.js';
import { PEOPLE, PRICED_PEOPLE } from '#features/plans/messages/answers/search-summary.js';
import { COMPARE_PAGE } from '#features/plans/messages/compare-page.js';
import { ELIGIBILITY_NOTICES } from '#features/plans/messages/eligibility/eligibility-notices.js';
import { BADGES } from '#features/plans/messages/plan-list.js';
import { PLAN_PAGE } from '#features/plans/messages/plan-page.js';
import { SEARCH } from '#features/plans/messages/plans.js';
import { SAVED_WORDS } from '#features/plans/messages/saved.js';
import { expect, goTo, pagesOf, press, test, type Page } from './browser-test.js';
import { IN_FULL } from './extent.js';
import { signedIn } from './pages/account.js';
import { find } from './pages/medicine-combobox.js';
import { choosePlans, fillSearch, openComparison } from './pages/search.js';

/**
 * Simulates two people who represent the site's intended users. Each test continues until the person has found what he
 * or she was looking for. The person reaches other pages through links, as a real visitor would.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const zip = (page: Page) => page.getByLabel(SEARCH.zipLabel, { exact: false });
const income = (page: Page) => page.getByLabel(SEARCH.incomeLabel, { exact: false });
const age = (page: Page) => page.locator('[name="household.people.0.age"]');
const marked = (page: Page) =>
  page
    .getByRole('region', { name: new RegExp(`^(${BADGES.title}|${BADGES.titleOfOne})$`) })
    .getByRole('listitem')
    .filter({ has: page.locator('h4') });
/** The button that leads from the search form to the plans. For guests, its label may contain the number of plans. */
const seePlans = (page: Page) => button(page, new RegExp(`^(${SEARCH.submit}|See (\\d+ )?plans)$`));
const panel = (page: Page) => page.getByRole('region', { name: PLAN_PAGE.panel.title });

/** Adds a person to the household. `other` is that person's answer to the question about other coverage. */
async function addPerson(page: Page, years: string, other: string): Promise<void> {
  await press(button(page, /^Add (a person|spouse)$/));
  await page.locator('[name$=".age"]').last().fill(years);
  await page.locator('[name$=".aptc_eligible"]').last().selectOption(other);
}

async function startWithZip(page: Page, code: string): Promise<void> {
  await goTo(page, PAGES.home.path);
  await page.getByRole('textbox', { name: HOME.hero.zip.label }).fill(code);
  await page.getByRole('button', { name: HOME.hero.zip.button }).click();
}

test(
  'a woman of 63 who lives alone finds a plan until Medicare, prints it and needs no account',
  IN_FULL,
  async ({ page }) => {
    await startWithZip(page, '75001');
    await page.waitForURL(`**${PAGES.plans.path}`);
    await expect(zip(page)).toHaveValue('75001');
    await age(page).fill('63');
    await income(page).fill('34,000');
    await press(seePlans(page));

    await expect(marked(page).first()).toContainText(/\$[\d,]+ a month/);
    await expect(marked(page).first()).toContainText(BADGES.lowest);
    await choosePlans(page, 0, 2);
    await openComparison(page, 2);
    await expect(page.getByRole('heading', { name: COMPARE_PAGE.title(2) })).toBeVisible();
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(2);

    await press(page.getByRole('main').locator('ol').getByRole('link').first());
    await expect(panel(page)).toContainText(/\$[\d,]+/);
    await press(button(page, SAVED_WORDS.savePlan));
    await expect(page.getByText(SAVED_WORDS.planSaved)).toBeVisible();
    await expect(page.getByRole('link', { name: LOGIN.title, exact: true })).toHaveCount(0);
  },
);

test(
  'a veteran and his wife learn that VA care rules out help for him only, and that VA has his medicine',
  IN_FULL,
  async ({ page }) => {
    await signedIn(page);
    await fillSearch(page, { age: '61', gender: 'Male', other: 'va', income: '52000' });
    await addPerson(page, '60', 'none');
    await press(seePlans(page));
    await expect(page.getByText(PRICED_PEOPLE.who(1, 2, PEOPLE.withAges(PEOPLE.spouse(), 1, '60')))).toBeVisible();
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
  },
);
