import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window { axe: typeof axe }
}

/** WCAG 2.0 to 2.2, levels A and AA, and what is good practice beyond. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What another theme can change: nothing but colors differs. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong on the page as it stands, a line for each rule. The script is put into a page once: its usual
 * wrapper does it for each look and takes ten times as long. `only` asks single rules, those of level AAA too.
 */
export async function violations(page: Page, { without = [], only }: { without?: string[]; only?: string[] } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT);
  return page.evaluate(async ({ type, values, disabled }) => {
    const rules = Object.fromEntries(disabled.map((id) => [id, { enabled: false }]));
    const found = await window.axe.run(document, { runOnly: { type, values }, rules, resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, { type: only ? 'rule' as const : 'tag' as const, values: only ?? RULES, disabled: without });
}
