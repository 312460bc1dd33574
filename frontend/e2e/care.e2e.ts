import { PAGES } from '#contract/pages.js';
import { CARE_LISTS } from '#features/care/messages/care-lists.js';
import { CARE_NAMES } from '#features/care/messages/care-names.js';
import { CARE, COVERAGE_LABELS } from '#features/care/messages/care.js';
import { COMPARE_PAGE } from '#features/plans/messages/compare-page.js';
import { ABOUT_NUMBERS } from '#features/plans/messages/plan.js';
import { SEARCH } from '#features/plans/messages/plans.js';
import { expect, goTo, isAccessible, press, test, type Page } from './browser-test.js';
import { signedIn } from './pages/account.js';
import { keepAsGuest } from './pages/kept-medicines.js';
import { clickOnceStill } from './pages/position.js';
import { choosePlans, openComparison, results, seePlans } from './pages/search.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const combobox = (page: Page, name: RegExp) => page.getByRole('combobox', { name });
const suggestion = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

async function addMedicine(page: Page, typed: string, name: RegExp): Promise<void> {
  await combobox(page, /medication/).fill(typed);
  await clickOnceStill(suggestion(page, name).first());
}

async function addDoctor(page: Page): Promise<void> {
  await combobox(page, /doctor/).fill('benedict');
  await expect(page.getByText(CARE_LISTS.doctorsInvented, { exact: false })).toBeAttached();
  await clickOnceStill(suggestion(page, /Copperfield/));
  await expect(page.getByText(CARE_LISTS.added('Benedict Copperfield'))).toBeVisible();
}

async function answer(page: Page): Promise<void> {
  await goTo(page, PAGES.plans.path);
  await page.getByLabel(SEARCH.zipLabel, { exact: false }).fill('75001');
  await page.getByLabel(SEARCH.incomeLabel, { exact: false }).fill('48000');
  await page.locator('[name="household.people.0.age"]').fill('58');
  await expect(page.getByText('Dallas').first()).toBeAttached();
}

test('a guest lists medicines and a doctor, and each screen says the same about them', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await answer(page);
  await press(page.locator('summary', { hasText: CARE_NAMES.title }));
  await addMedicine(page, 'metformin', /^Metformin/);
  await addMedicine(page, 'lipitor', /^Lipitor/);
  await addDoctor(page);
  await page.getByLabel(CARE_LISTS.need('Lipitor 10 mg tablet')).selectOption(CARE_LISTS.fills[6]);
  await isAccessible(page, 'questions with medicines and a doctor');

  await press(seePlans(page));
  await page.waitForURL(`**${PAGES.planResults.path}`);
  await expect(page.getByRole('link', { name: CARE.counts(2, 1) })).toBeVisible();
  const best = results(page)
    .getByRole('listitem')
    .filter({ hasText: CARE.tally.doctors(1, 1) })
    .first();
  await expect(best).toContainText(CARE.tally.medicines(2, 2));
  await expect(best).toContainText(CARE.tally.doctors(1, 1));
  const name = await best.getByRole('heading', { level: 4 }).innerText();

  await press(best.getByRole('link', { name, exact: true }));
  const section = page.getByRole('region', { name: CARE_NAMES.title });
  const medicine = section.getByRole('row').filter({ hasText: 'Metformin' });
  await expect(medicine).toContainText(COVERAGE_LABELS.Covered);
  await expect(medicine.getByRole('cell')).toHaveText([/^\$\d/, /^\$\d/, /^\$\d/]);
  await expect(section.getByRole('listitem').filter({ hasText: 'Copperfield' })).toContainText(CARE.network.yes);
  await press(page.locator('summary', { hasText: ABOUT_NUMBERS }));
  await expect(page.getByText(CARE.callToCheck, { exact: false })).toBeVisible();

  await page.goBack();
  await choosePlans(page, 0, 1);
  await openComparison(page, 2);
  const table = page.getByRole('table');
  await press(page.getByLabel(COMPARE_PAGE.differencesOnly), 'Space');
  await press(table.getByRole('button', { name: /more lines$/ }));
  for (const [label, answer] of [
    [/^Metformin/, COVERAGE_LABELS.Covered],
    [/^Benedict Copperfield/, CARE.network.yes],
  ] as const)
    await expect(table.getByRole('row', { name: label }).getByRole('cell').filter({ hasText: answer })).not.toHaveCount(
      0,
    );
  expect(addresses.filter((address) => /861007|617314|Copperfield|benedict/i.test(address))).toEqual([]);
});

test('a guest’s medicines and doctors go to the account on sign-in and leave the browser', async ({ page }) => {
  await goTo(page, PAGES.plans.path);
  await keepAsGuest(page, 1, 1);
  await signedIn(page);
  await goTo(page, PAGES.drugCoverage.path);
  await expect(page.getByRole('row').filter({ hasText: 'metformin' })).toBeVisible();
  await goTo(page, PAGES.dashboard.path);
  await expect(page.getByRole('main').getByText('Farid Copperfield')).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => localStorage.getItem('careLists') ?? '').then((lists) => /metformin|Copperfield/.test(lists)),
    )
    .toBe(false);
});
