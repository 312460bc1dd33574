import type { Locator, Page } from '@playwright/test';
import { COMPARE_PLANS, SEARCH } from '#contract/messages/plans.js';
import { PAGES } from '#contract/pages.js';
import { expect, goTo, press } from '../browser-test.js';

interface Answers {
  income?: string;
  zip?: string;
  age?: string;
  gender?: string;
  other?: string;
  county?: string;
  year?: string;
}
/**
 * Number of sample plans in Dallas County for a person aged 30 or over. It equals the number of real plans sold there
 * in 2026, not counting two Catastrophic plans.
 */
export const PLANS_IN_DALLAS = 136;

export const results = (page: Page): Locator => page.getByRole('region', { name: 'Results' });
/** The complete list of plans, without the few plans that the page suggests above it. */
export const planList = (page: Page): Locator => results(page).getByRole('list', { name: /plans? found/ });
export const planCards = (page: Page): Locator => planList(page).locator('> li');
export const chooseButtons = (page: Page): Locator =>
  planList(page).getByRole('button', { name: new RegExp(`^${COMPARE_PLANS.choose} `) });
export const averageOf = (card: Locator): Locator => card.locator('dd').first();

const person = (page: Page, field: string) => page.locator(`[name="household.people.0.${field}"]`);

/** Fills in the search form, by default for one person in Dallas. */
export async function fillSearch(
  page: Page,
  {
    income = '48000',
    zip = '75001',
    age = '58',
    gender = 'Female',
    other = 'none',
    county = 'Dallas',
    year,
  }: Answers = {},
): Promise<void> {
  await goTo(page, PAGES.marketplace.path);
  await page.getByLabel(SEARCH.incomeLabel, { exact: false }).fill(income);
  await person(page, 'age').fill(age);
  await person(page, 'gender').selectOption(gender);
  await person(page, 'aptc_eligible').selectOption(other);
  await page.getByLabel(SEARCH.zipLabel, { exact: false }).fill(zip);
  await expect(page.getByText(county).first()).toBeAttached();
  if (year) await page.getByLabel(SEARCH.yearLabel).selectOption(year);
}

export async function search(page: Page, answers: Answers = {}): Promise<void> {
  await fillSearch(page, answers);
  await press(page.getByRole('button', { name: SEARCH.submit }));
}
