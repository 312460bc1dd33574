import { DRUGS } from '#contract/api/drugs.contract.js';
import { COVERAGE_BATCH } from '#contract/limits/drugs.js';
import { PAGES } from '#contract/pages.js';
import { DRUG, SPELLING, VA_ANSWERS } from '#features/care/messages/drugs.js';
import { PLAN_PAGE } from '#features/plans/messages/plan-page.js';
import { expect, goTo, isAccessible, pagesOf, press, test } from './browser-test.js';
import { IN_FULL } from './extent.js';
import { signedIn } from './pages/account.js';
import { keepMedicines, TWENTY } from './pages/kept-medicines.js';
import { combobox, find } from './pages/medicine-combobox.js';
import { choosePlans, openFirstPlan, search } from './pages/search.js';

test('a keyboard user can check the coverage of one medicine and of all medicines by the chosen plans', async ({
  page,
}) => {
  await signedIn(page);
  await search(page);
  await choosePlans(page, 0, 1);
  await goTo(page, PAGES.drugCoverage.path);
  await isAccessible(page, 'drug coverage, with plans');
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
  await isAccessible(page, 'drug coverage, results');
  await combobox(page, DRUG.searchLabel).fill('something else');
  await press(page.getByRole('button', { name: DRUG.check }));
  await expect(page.getByText(DRUG.incomplete)).toBeVisible();
});

test('no other medicine is offered for a known name, and a guess is called a guess', async ({ page }) => {
  await signedIn(page);
  await goTo(page, PAGES.drugCoverage.path);
  const field = combobox(page, DRUG.searchLabel);
  const says = (text: string) => expect(page.getByText(text, { exact: false }).last()).toBeVisible();
  for (const [name, ingredients] of [
    ['Leqembi', 'lecanemab'],
    ['Zepbound', 'tirzepatide'],
  ] as const) {
    await field.fill(name.toLowerCase());
    await says(`${DRUG.contains(name, ingredients)} ${DRUG.noProduct(name)}`);
    await expect(page.getByRole('option')).toHaveCount(0);
  }
  await isAccessible(page, 'drug coverage, known name without a product');
  await field.fill('keflex');
  await says(`${DRUG.contains('Keflex', 'cephalexin')} ${DRUG.sameIngredients}`);
  await expect(page.getByRole('option').first()).toContainText('cephalexin');
  await field.fill('lipiter');
  const guesses = page.getByRole('group', { name: SPELLING.title('lipiter') });
  await expect(guesses.getByRole('button', { name: 'Lipitor' })).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
  await isAccessible(page, 'drug coverage, misspelled name');
  await press(guesses.getByRole('button', { name: 'Lipitor' }));
  await expect(page.getByRole('option').first()).toContainText('Lipitor');
});

test('the drug coverage page checks the plan from whose page it was opened', async ({ page }) => {
  await signedIn(page);
  await search(page);
  const name = await openFirstPlan(page);
  await press(page.getByRole('link', { name: PLAN_PAGE.checkMedication }));
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
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
    const asked: string[] = [];
    page.on(
      'request',
      (request) =>
        request.url().includes('/api/drugs/covered') &&
        asked.push(new URL(request.url()).searchParams.get('year') ?? ''),
    );
    await goTo(page, PAGES.drugCoverage.path);
    await expect(page.getByText(DRUG.generic('atorvastatin'))).toBeVisible();
    await press(page.getByLabel(DRUG.vaColumn), 'Space');
    await expect(page.getByRole('cell', { name: VA_ANSWERS.listed('apixaban 5mg tab') })).toBeVisible();
    const cells = page.getByRole('region', { name: DRUG.allTitle }).getByRole('cell');
    await expect(cells).toHaveCount(COVERAGE_BATCH.drugs * (COVERAGE_BATCH.plans + 1));
    await expect(cells.filter({ hasText: DRUG.notChecked })).toHaveCount(0);
    expect(asked).toEqual([expect.stringMatching(/^20\d\d$/)]);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
    await find(page, DRUG.searchLabel, 'actos');
    await press(page.getByRole('button', { name: DRUG.check }));
    await press(page.getByRole('button', { name: DRUG.add }));
    await expect(page.getByText(DRUG.full(COVERAGE_BATCH.drugs, 'Actos').slice(0, -1), { exact: false })).toBeVisible();
    await isAccessible(page, 'drug coverage, list full');
    const saved = page.waitForResponse(
      (response) =>
        response.request().method() === DRUGS.saveMine.method && response.url().endsWith(DRUGS.saveMine.path),
    );
    await press(page.getByRole('button', { name: DRUG.remove(TWENTY[0]?.name ?? '') }));
    await expect(page.getByRole('row').filter({ hasText: TWENTY[1]?.name ?? '' })).toBeFocused();
    await expect(page.getByText(DRUG.removed(TWENTY[0]?.name ?? ''))).toBeAttached();
    await expect(page.getByText(DRUG.savedNote)).toBeVisible();
    await saved;
    await goTo(page, PAGES.drugCoverage.path);
    await expect(page.getByRole('row')).toHaveCount(COVERAGE_BATCH.drugs);
  },
);

test('a coverage check does not wait for the saved medicines, and shows its source', IN_FULL, async ({ page }) => {
  await signedIn(page);
  await search(page);
  await choosePlans(page, 0);
  let listComes = (): void => {};
  const later = new Promise<void>((resolve) => {
    listComes = resolve;
  });
  await page.route('**/api/medicines/mine', async (route) => {
    if (route.request().method() === 'GET') await later;
    await route.continue();
  });
  await goTo(page, PAGES.drugCoverage.path);
  await find(page, DRUG.searchLabel, 'lipitor');
  await press(page.getByRole('button', { name: DRUG.check }));
  const answer = page.getByRole('region', { name: DRUG.results });
  await expect(answer).toBeFocused();
  await expect(answer.getByText(/^As of /)).toBeVisible();
  await expect(page.getByRole('button', { name: DRUG.add })).toHaveCount(0);
  listComes();
  await press(page.getByRole('button', { name: DRUG.add }));
  await expect(page.getByRole('region', { name: DRUG.allTitle }).getByText(/^As of /)).toBeVisible();
});
