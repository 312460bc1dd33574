import { PAGES } from '#contract/pages.js';
import { DRUG, VA, VA_COPAY } from '#features/care/messages/drugs.js';
import { expect, goTo, isAccessible, test } from './browser-test.js';
import { signedInAsMember } from './pages/account.js';
import { combobox, find } from './pages/medicine-combobox.js';

const MONTH = 'March 2024';

test('the VA page reports as covered only medicines of its list, and always shows the crisis line', async ({
  page,
}) => {
  await signedInAsMember(page);
  await goTo(page, PAGES.vaBenefitInfo.path);
  await expect(page.getByText(VA.intro)).toBeVisible();
  await expect(page.getByText('838255').first()).toBeVisible();
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
  await page.getByLabel(VA_COPAY.groupLabel).selectOption('5');
  await page.getByLabel(VA_COPAY.tierLabel('1', '$5')).fill('2');
  await page.getByLabel(VA_COPAY.tierLabel('3', '$11')).fill('6');
  await expect(page.getByText(VA_COPAY.sum('$76', '$700'))).toBeVisible();
  await expect(page.getByText(VA_COPAY.capped('$700'))).toBeVisible();
});
