import type { Page } from '@playwright/test';
import { COMPARE_PLANS, PLAN } from '../../backend/src/contract/messages/plans.js';
import { CONSENT_WORDS } from '../../backend/src/contract/messages/consent.js';
import { DRUG, SPELLING, VA, VA_ANSWERS, VA_COPAY } from '../../backend/src/contract/messages/drugs.js';
import { COVERAGE_BATCH } from '../../backend/src/contract/limits.js';
import { PAGES } from '../../backend/src/contract/pages.js';
import { sampleProducts } from '../../backend/src/modules/drugs/import/sample-products.js';
import { expect, goTo, isAccessible, press, test } from './house-test.js';
import { signedIn } from './pages/account.js';
import { search } from './pages/search.js';

const box = (page: Page, label: string) => page.getByRole('combobox', { name: label });

/** As if they had been added on another device. */
const keepMedicines = (page: Page, medicines: readonly object[]) =>
  page.evaluate(async (body) => fetch('/api/medicines/mine', { method: 'PUT', headers: { 'content-type': 'application/json' }, body }), JSON.stringify({ medicines }));

/** By keyboard alone: types, walks the list with the arrow keys, takes the first. */
async function find(page: Page, label: string, name: string): Promise<void> {
  await box(page, label).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(name);
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
}

test('medicines are checked against the chosen plans by keyboard, one by one and all together', async ({ page }) => {
  await signedIn(page);
  await search(page);
  const choose = page.getByRole('region', { name: 'Results' }).getByRole('table').getByRole('button', { name: COMPARE_PLANS.choose });
  await choose.nth(0).click();
  await choose.nth(1).click();
  await goTo(page, PAGES.drugCoverage.path);
  await isAccessible(page, 'drug coverage, with plans');
  await press(page.getByRole('button', { name: DRUG.check }));
  await expect(page.getByText(DRUG.incomplete)).toBeVisible();
  await isAccessible(page, 'drug coverage, nothing chosen');
  await find(page, DRUG.searchLabel, 'lipitor');
  await expect(page.getByText(DRUG.chosen('Lipitor')).first()).toBeVisible();
  await expect(page.getByText(DRUG.noMatch)).toBeHidden();
  await press(page.getByRole('button', { name: DRUG.check }));
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
  await expect(page.getByRole('columnheader', { name: DRUG.columns.coverage })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('row')).toHaveCount(3);
  await find(page, DRUG.searchLabel, 'eliquis');
  await press(page.getByRole('button', { name: DRUG.check }));
  await expect(page.getByRole('heading', { name: DRUG.allTitle })).toBeVisible();
  await isAccessible(page, 'drug coverage, results');
  await box(page, DRUG.searchLabel).fill('something else');
  await press(page.getByRole('button', { name: DRUG.check }));
  await expect(page.getByText(DRUG.incomplete)).toBeVisible();
});

test('the search box says what it found, keeps what was typed, and asks once for each pause', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/drugs/autocomplete') && asked.push(request.url()));
  await signedIn(page);
  await goTo(page, PAGES.drugCoverage.path);
  await expect(page.getByText(DRUG.noPlans)).toBeVisible();
  await box(page, DRUG.searchLabel).pressSequentially('lipitor', { delay: 5 });
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(page.getByRole('status').filter({ hasText: /medicines? found/ })).toBeAttached();
  await isAccessible(page, 'drug coverage, list open');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(box(page, DRUG.searchLabel)).toHaveValue('lipitor');
  await box(page, DRUG.searchLabel).fill('qq');
  await expect(page.getByText(DRUG.keepTyping)).toBeVisible();
  await box(page, DRUG.searchLabel).fill('qqqqqq');
  await expect(page.getByText(DRUG.noMatch)).toBeVisible();
});

test('the plan page passes its plan to the check', async ({ page }) => {
  await signedIn(page);
  await search(page);
  await page.getByRole('region', { name: 'Results' }).getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: PLAN.deductibles })).toBeVisible();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('link', { name: PLAN.checkMedication }).click();
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
});

test('the VA page says yes only for what its list holds, and always shows the crisis line', async ({ page }) => {
  await signedIn(page);
  await goTo(page, PAGES.vaBenefitInfo.path);
  await expect(page.getByText(VA.intro)).toBeVisible();
  await expect(page.getByText('838255').first()).toBeVisible();
  await isAccessible(page, 'VA, empty');
  await box(page, VA.searchLabel).fill('unicornomab');
  await expect(page.getByText(`${DRUG.noMatch} ${VA.notOnList}`)).toBeVisible();
  await expect(page.getByText(VA.yes)).toBeHidden();
  await find(page, VA.searchLabel, 'eliquis');
  await expect(page.getByText(VA.yes)).toBeVisible();
  await expect(page.getByText(VA.defaultPlan)).toBeVisible();
  await expect(page.getByText(VA.sample)).toBeVisible();
  await isAccessible(page, 'VA, result');
  await box(page, VA.searchLabel).fill('eliqus');
  await expect(page.getByText(VA.yes)).toBeHidden();
  await page.getByRole('group', { name: SPELLING.title }).getByRole('button', { name: 'Eliquis' }).click();
  await expect(box(page, VA.searchLabel)).toHaveValue('Eliquis');
  await page.getByLabel(VA_COPAY.groupLabel).selectOption('5');
  await page.getByLabel(VA_COPAY.tierLabel('1', '$5')).fill('2');
  await page.getByLabel(VA_COPAY.tierLabel('3', '$11')).fill('6');
  await expect(page.getByText(VA_COPAY.sum('$76', '$700'))).toBeVisible();
  await expect(page.getByText(VA_COPAY.capped('$700'))).toBeVisible();
  await page.getByLabel(VA_COPAY.tierLabel('3', '$11')).fill('many');
  await expect(page.getByText(VA_COPAY.countWrong(30))).toBeVisible();
  await isAccessible(page, 'VA, copay helper');
});

test('consent is given on a screen, seen in the consent centre, and taken back in one step', async ({ page }) => {
  await signedIn(page);
  await goTo(page, PAGES.drugCoverage.path);
  await page.getByLabel(CONSENT_WORDS.checkbox, { exact: false }).check();
  await page.getByLabel(CONSENT_WORDS.phoneLabel).fill('12345');
  await page.getByRole('button', { name: CONSENT_WORDS.save }).click();
  await expect(page.getByText(CONSENT_WORDS.phoneWrong)).toBeVisible();
  await expect(page.getByLabel(CONSENT_WORDS.phoneLabel)).toBeFocused();
  await isAccessible(page, 'consent, phone number too short');
  await page.getByLabel(CONSENT_WORDS.phoneLabel).fill('(504) 555-0123');
  await page.getByRole('button', { name: CONSENT_WORDS.save }).click();
  await expect(page.getByText(CONSENT_WORDS.saved)).toBeVisible();
  await expect(page.getByLabel(CONSENT_WORDS.phoneLabel)).toHaveValue('5045550123');
  await isAccessible(page, 'consent, saved');
  await goTo(page, `${PAGES.consent.path}#call-consent`);
  await expect(page.getByText(CONSENT_WORDS.current.on)).toBeVisible();
  await isAccessible(page, 'consent centre');
  await page.getByRole('button', { name: CONSENT_WORDS.withdraw }).click();
  await expect(page.getByText(CONSENT_WORDS.withdrawn)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: CONSENT_WORDS.takenBack })).toHaveCount(1);
  await expect(page.getByRole('row').filter({ hasText: CONSENT_WORDS.given })).toHaveCount(1);
});

test('a stranger is asked to sign in, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()));
  await page.goto('/plan/99999ZZ9999999');
  await goTo(page, PAGES.marketplace.path);
  await page.waitForURL('**/login*');
  expect(sent).toEqual([]);
});

/** Twenty brands of the sample, each another medicine. */
const TWENTY = [...new Map(sampleProducts().filter(({ isBrand }) => isBrand).map((product) => [product.generic, product])).values()].slice(0, COVERAGE_BATCH.drugs)
  .map(({ rxcui, fullName, strength }) => ({ rxcui, name: `${fullName}, ${strength}` }));
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

test('twenty medicines by ten plans: not checked until asked, then one table with VA and generics that prints on one page', async ({ page }) => {
  await signedIn(page);
  await search(page);
  const choose = page.getByRole('region', { name: 'Results' }).getByRole('table').getByRole('button', { name: COMPARE_PLANS.choose });
  for (let index = 0; index < COVERAGE_BATCH.plans; index += 1) await choose.first().click();
  await keepMedicines(page, TWENTY);
  await goTo(page, PAGES.drugCoverage.path);
  const cells = page.getByRole('cell', { name: DRUG.notAsked });
  await expect(cells).toHaveCount(COVERAGE_BATCH.drugs * COVERAGE_BATCH.plans);
  await expect(page.getByText(DRUG.generic('atorvastatin'))).toBeVisible();
  await expect(page.getByRole('cell', { name: VA_ANSWERS.listed('apixaban 5mg tab') })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/drugs/covered') && asked.push(new URL(request.url()).searchParams.get('year') ?? ''));
  await press(page.getByRole('button', { name: DRUG.checkAll }));
  await expect(cells).toHaveCount(0);
  expect(asked).toEqual([expect.stringMatching(/^20\d\d$/)]);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  await find(page, DRUG.searchLabel, 'actos');
  await press(page.getByRole('button', { name: DRUG.check }));
  await expect(page.getByText(DRUG.full(COVERAGE_BATCH.drugs, 'Actos').slice(0, -1), { exact: false })).toBeVisible();
  await isAccessible(page, 'drug coverage, list full');
  await page.getByRole('button', { name: DRUG.remove(TWENTY[0]?.name ?? '') }).click();
  await expect(page.getByRole('region', { name: DRUG.allTitle })).toBeFocused();
  await expect(page.getByText(DRUG.removed(TWENTY[0]?.name ?? ''))).toBeAttached();
  await expect(page.getByText(DRUG.savedNote)).toBeVisible();
  await goTo(page, PAGES.drugCoverage.path);
  await expect(page.getByRole('row')).toHaveCount(COVERAGE_BATCH.drugs);
});
