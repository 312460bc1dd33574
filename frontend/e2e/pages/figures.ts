import type { Locator, Page } from '@playwright/test';
import { COST } from '#features/plans/messages/costs/cost.js';
import { PLAN_PAGE } from '#features/plans/messages/plan-page.js';
import { PLAN } from '#features/plans/messages/plan.js';
import { expect } from '../browser-test.js';

/** The elements of one screen that show the amounts of a plan, by the kind of amount. */
type Places = Readonly<Partial<Record<'premium' | 'full' | 'average' | 'most' | 'deductible' | 'maximum', Locator>>>;
export type Figures = Partial<Record<keyof Places, string>>;

const startsWith = (label: string): RegExp => new RegExp(`^${label}`);
const beside = (part: Locator, label: string): Locator =>
  part
    .locator('dt')
    .filter({ hasText: startsWith(label) })
    .locator('xpath=following-sibling::dd[1]')
    .first();
const monthly = (part: Locator): Locator => part.getByText(/^\$[\d,]+ a month$/).first();

export const onCard = (card: Locator): Places => ({
  premium: monthly(card),
  full: card.locator('s'),
  average: beside(card, COST.average),
  most: beside(card, COST.most),
});

export function onPlanPage(page: Page): Places {
  const panel = page.getByRole('region', { name: PLAN_PAGE.panel.title });
  const main = page.getByRole('main');
  return {
    premium: beside(panel, COST.short.month),
    full: beside(main, PLAN.fullPremium),
    average: beside(panel, COST.short.average),
    most: beside(panel, COST.short.most),
    deductible: beside(main, PLAN.deductibles),
    maximum: beside(main, PLAN.moops),
  };
}

/** Returns the elements with the amounts in one column of the comparison. Column 0 is that of the first plan. */
export function inComparison(page: Page, column: number): Places {
  const cell = (label: string): Locator =>
    page
      .getByRole('table')
      .getByRole('row', { name: startsWith(label) })
      .getByRole('cell')
      .nth(column);
  return {
    premium: cell(PLAN.premiumAfterCredit),
    full: cell(PLAN.fullPremium),
    average: cell(COST.average),
    most: cell(COST.most),
    deductible: cell(PLAN.deductibles),
    maximum: cell(PLAN.moops),
  };
}

/**
 * Reads the amounts in the given elements, without the words around them, for example "$83" if the screen says "$83 a
 * month".
 */
export async function figuresAt(places: Places): Promise<Figures> {
  const figures: Figures = {};
  for (const [name, place] of Object.entries(places)) {
    await expect(place, name).toHaveText(/\$\d/);
    figures[name as keyof Places] = (await place.textContent())?.match(/\$[\d,.]*\d/g)?.join(', ') ?? '';
  }
  return figures;
}

/** Checks that the amounts of a plan are visible, for example in print. */
export async function expectVisible(places: Places): Promise<void> {
  for (const [name, place] of Object.entries(places)) await expect(place, name).toBeVisible();
}
