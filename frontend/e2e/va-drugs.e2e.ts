import { PAGES } from '#contract/pages.js';
import { DRUG, SPELLING, VA, VA_COPAY } from '#features/care/messages/drugs.js';
import { expect, goTo, isAccessible, test } from './browser-test.js';
import { signedIn } from './pages/account.js';
import { combobox, find } from './pages/medicine-combobox.js';

const MONTH = 'March 2024';

test('the VA page reports as covered only medicines of its list, and always shows the crisis line', async ({
  page,
}) => {
  await signedIn(page);
  await goTo(page, PAGES.vaBenefitInfo.path);
  await expect(page.getByText(VA.intro)).toBeVisible();
  await expect(page.getByText('838255').first()).toBeVisible();
  await isAccessible(page, 'VA, empty');
  await combobox(page, VA.searchLabel).fill('unicornomab');
  await expect(page.getByText(DRUG.noMatch)).toBeVisible();
  await expect(page.getByText(VA.notNamed(MONTH))).toBeVisible();
  await expect(page.getByText(VA.notOnList)).toBeVisible();
  await expect(page.getByText(VA.yes)).toBeHidden();
  await find(page, VA.searchLabel, 'eliquis');
  await expect(page.getByText(VA.yes)).toBeVisible();
  await expect(page.getByText(VA.defaultPlan)).toBeVisible();
  await expect(page.getByText(VA.asOf(MONTH))).toBeVisible();
  await isAccessible(page, 'VA, result');
  await combobox(page, VA.searchLabel).fill('eliqus');
  await expect(page.getByText(VA.yes)).toBeHidden();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
  await page
    .getByRole('group', { name: SPELLING.title('eliqus') })
    .getByRole('button', { name: 'Eliquis' })
    .click();
  await expect(page.getByRole('listbox').getByRole('option', { name: 'apixaban 5 mg, tablet' }).first()).toBeVisible();
  await find(page, VA.searchLabel, 'keflex');
  await expect(page.getByText(VA.like('Keflex', 'cephalexin')).last()).toBeVisible();
  await combobox(page, VA.searchLabel).fill('leqembi');
  await expect(page.getByText(VA.contains('Leqembi', 'lecanemab'), { exact: false })).toBeVisible();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
  await find(page, VA.searchLabel, 'wegovy');
  await expect(page.getByText(VA.like('Wegovy', 'semaglutide')).last()).toBeVisible();
  await combobox(page, VA.searchLabel).fill('prednisolne');
  await page
    .getByRole('group', { name: SPELLING.title('prednisolne') })
    .getByRole('button', { name: 'prednisolone' })
    .click();
  await expect(combobox(page, VA.searchLabel)).toHaveValue('prednisolone');
  await expect(combobox(page, VA.searchLabel)).toBeFocused();
  await expect(page.getByRole('option', { name: 'prednisolone' }).first()).toBeVisible();
  await page.getByLabel(VA_COPAY.groupLabel).selectOption('5');
  await page.getByLabel(VA_COPAY.tierLabel('1', '$5')).fill('2');
  await page.getByLabel(VA_COPAY.tierLabel('3', '$11')).fill('6');
  await expect(page.getByText(VA_COPAY.sum('$76', '$700'))).toBeVisible();
  await expect(page.getByText(VA_COPAY.capped('$700'))).toBeVisible();
  await page.getByLabel(VA_COPAY.tierLabel('3', '$11')).fill('many');
  await expect(page.getByText(VA_COPAY.countWrong(30))).toBeVisible();
  await isAccessible(page, 'VA, copay helper');
});
