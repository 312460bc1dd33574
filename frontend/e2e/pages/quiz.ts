import type { Page } from '@playwright/test';
import { expect, goTo, isAccessible, tabTo } from '../browser-test.js';

/**
 * Helper for browser tests of the quiz. It answers questions with the keyboard and checks each step with axe. The test
 * must open the quiz first.
 */
export class QuizPage {
  constructor(readonly page: Page) {}

  open(): Promise<void> {
    return goTo(this.page, '/quiz');
  }

  async tabTo(name: string | RegExp): Promise<void> {
    const target = this.page
      .getByRole('main')
      .getByRole('textbox', { name })
      .or(this.page.getByRole('main').getByRole('radio', { name }))
      .or(this.page.getByRole('main').getByRole('checkbox', { name }))
      .or(this.page.getByRole('main').getByRole('button', { name }))
      .first();
    await tabTo(this.page, target);
  }

  async tick(name: string | RegExp): Promise<void> {
    await this.tabTo(name);
    await this.page.keyboard.press('Space');
  }

  async type(name: string | RegExp, text: string): Promise<void> {
    await this.tabTo(name);
    await this.page.keyboard.type(text);
  }

  async go(button: string): Promise<void> {
    await this.tabTo(new RegExp(`^${button}$`));
    await this.page.keyboard.press('Enter');
  }

  /**
   * Checks one step of the quiz: the heading of the step has focus, the number of the step is shown, the id of the step
   * is in the URL, and axe reports no violations.
   */
  async isAt(heading: string, progress: number, id: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 2, name: heading })).toBeFocused();
    await expect(this.page.getByText(`Step ${progress} of 5`)).toBeVisible();
    await expect(this.page).toHaveURL(new RegExp(`/quiz\\?step=${id}$`));
    await isAccessible(this.page, `quiz: ${heading}`);
  }
}
