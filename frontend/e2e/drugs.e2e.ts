import { COVERAGE_BATCH } from '#contract/limits/care.js';
import { PAGES } from '#contract/pages.js';
import { DRUG, VA_ANSWERS } from '#features/care/messages/drugs.js';
import { expect, goTo, isAccessible, pagesOf, press, test } from './browser-test.js';
import { IN_FULL } from './extent.js';
import { signedIn } from './pages/account.js';
import { keepMedicines, TWENTY } from './pages/kept-medicines.js';
import { combobox, find } from './pages/medicine-combobox.js';
import { choosePlans, search, searchAsMember } from './pages/search.js';

test('a keyboard user can check the coverage of one medicine and of all medicines by the chosen plans', async ({
  page,
}) => {
  await signedIn(page);
  await searchAsMember(page);
  await choosePlans(page, 0, 1);
  await goTo(page, PAGES.drugCoverage.path);
  await press(page.getByRole('button', { name: DRUG.check }));
  await expect(page.getByText(DRUG.incomplete)).toBeVisible();
  await isAccessible(page, 'drug coverage, nothing chosen');
  await find(page, DRUG.searchLabel, 'lipitor');
  await expect(page.getByText(DRUG.chosen('Lipitor')).first()).toBeVisible();
  await expect(page.getByText(DRUG.noMatch)).toBeHidden();
  await expect(page.getByText(DRUG.incomplete)).toHaveCount(0);
  await press(page.getByRole('button', { name: DRUG.check }));
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
  await expect(page.getByRole('columnheader', { name: DRUG.columns.coverage })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('row')).toHaveCount(3);
  await find(page, DRUG.searchLabel, 'eliquis');
  await press(page.getByRole('button', { name: DRUG.check }));
  await press(page.getByRole('button', { name: DRUG.add }));
  await expect(page.getByRole('heading', { name: DRUG.allTitle })).toBeVisible();
  const listed = page.getByRole('region', { name: DRUG.allTitle }).getByRole('rowheader');
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText('Eliquis');
  await combobox(page, DRUG.searchLabel).fill('something else');
  await press(page.getByRole('button', { name: DRUG.check }));
  await expect(page.getByText(DRUG.incomplete)).toBeVisible();
});

test(
  'the coverage of twenty medicines by ten plans fits into one table on one printed page',
  IN_FULL,
  async ({ page }) => {
    await signedIn(page);
    await search(page);
    await press(page.getByRole('button', { name: /^Show \d+ more/ }));
    await choosePlans(page, ...Array.from({ length: COVERAGE_BATCH.plans }, () => 0));
    await keepMedicines(page, TWENTY);
    await goTo(page, PAGES.drugCoverage.path);
    await press(page.getByLabel(DRUG.vaColumn), 'Space');
    await expect(page.getByRole('cell', { name: VA_ANSWERS.listed('apixaban 5mg tab') })).toBeVisible();
    const cells = page.getByRole('region', { name: DRUG.allTitle }).getByRole('cell');
    await expect(cells).toHaveCount(COVERAGE_BATCH.drugs * (COVERAGE_BATCH.plans + 1));
    await expect(cells.filter({ hasText: DRUG.notChecked })).toHaveCount(0);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  },
);
