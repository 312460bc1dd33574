import type { Locator, Page, Response } from '@playwright/test';
import { costShareText } from '#features/plans/model/costs/money.js';
import { readingOf } from '../../test/reading/grade.js';
import { expect, press } from '../browser-test.js';

/**
 * Names of the fields in plan API responses whose text was written by insurers: names, kinds of cost, and what a
 * benefit includes.
 */
const FILED = new Set([
  'name',
  'type',
  'network_tier',
  'display_string',
  'explanation',
  'exclusions',
  'disease_mgmt_programs',
  'primaryCare',
  'specialist',
  'hospital',
  'generic',
  'brand',
]);

/** Expands all groups of rows of the table in the given part of a page. */
export async function unfoldTable(part: Locator): Promise<void> {
  const folded = part.getByRole('table').getByRole('button', { expanded: false });
  for (let left = await folded.count(); left > 0; left -= 1) {
    await press(folded.first());
    await expect(folded).toHaveCount(left - 1);
  }
}

/**
 * Measures the reading grade of all text that the main part of a page shows, including labels and amounts. Text that
 * insurers wrote about their plans is left out, because this site cannot reword it.
 */
export class Reader {
  private readonly filed = new Set<string>();
  private readonly answers: Promise<void>[] = [];

  constructor(private readonly page: Page) {
    page.on('response', (response) => this.answers.push(this.remember(response)));
  }

  private async remember(response: Response): Promise<void> {
    if (!new URL(response.url()).pathname.startsWith('/api/plans')) return;
    // The body of a response is not available if the page has canceled the request.
    const answer = await response.text().catch(() => 'null');
    JSON.parse(answer, (field: string, value: unknown) => {
      if (FILED.has(field)) for (const words of [value].flat()) if (typeof words === 'string') this.keep(words);
      return value;
    });
  }

  private keep(words: string): void {
    if (words.length > 3) this.filed.add(words).add(costShareText(words));
  }

  /** Expands everything in the main part of the page that can be expanded. */
  async unfold(): Promise<void> {
    const main = this.page.getByRole('main');
    await main.locator('details').evaluateAll((folded) => folded.forEach((part) => part.setAttribute('open', '')));
    await unfoldTable(main);
  }

  /** Returns the reading grade of the main part of the page, and the lines that raise the grade most. */
  async grade(): Promise<{ grade: number; hardest: string[] }> {
    await this.page.waitForLoadState('networkidle');
    await Promise.all(this.answers);
    const longestFirst = [...this.filed].sort((a, b) => b.length - a.length);
    const text = longestFirst.reduce(
      (shown, words) => shown.replaceAll(words, ''),
      await this.page.getByRole('main').innerText(),
    );
    const lines = text.split(/[\n\t]+/).filter((line) => /\p{L}/u.test(line));
    const weightOf = (line: string): number => readingOf([line]).grade * readingOf([line]).words;
    const hardest = [...new Set(lines)].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, 5);
    return { grade: readingOf(lines).grade, hardest };
  }
}
