import type { Page } from '@playwright/test';
import { expect } from '../browser-test.js';

export const combobox = (page: Page, label: string) => page.getByRole('combobox', { name: label });

export async function find(page: Page, label: string, name: string): Promise<void> {
  await combobox(page, label).focus();
  await page.keyboard.press('ControlOrMeta+a');
  // The whole text is inserted at once, so that even on a slow machine the page does not search for only the beginning
  // of the text.
  await page.keyboard.insertText(name);
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await takeFirst(page);
}

/** Chooses the first suggestion by keyboard, while the suggestions are shown and their field has focus. */
export async function takeFirst(page: Page): Promise<void> {
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
}
