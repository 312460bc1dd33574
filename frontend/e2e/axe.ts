import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Whether axe checks every state of a page in every window, theme and text size, as `npm run test:all` does. */
export const IS_WHOLE = process.env['AXE'] === 'all';
const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the rule violations that axe finds on the page in its current state, one line for each rule. The axe script
 * is added to a page only once. Axe's usual Playwright wrapper would add the script for every check, which would take
 * ten times as long. `only` restricts the check to certain rules, which may include those of level AAA.
 */
export async function violations(
  page: Page,
  { without = [], only }: { without?: string[]; only?: string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT);
  return page.evaluate(
    async ({ type, values, disabled }) => {
      const rules = Object.fromEntries(disabled.map((id) => [id, { enabled: false }]));
      // The browser does not lay out plan cards that are far from the window, but estimates their height. Elements
      // below could therefore seem to cover a button of such a card.
      const whole = new CSSStyleSheet();
      whole.replaceSync('* { content-visibility: visible }');
      document.adoptedStyleSheets.push(whole);
      const found = await window.axe.run(document, { runOnly: { type, values }, rules, resultTypes: ['violations'] });
      document.adoptedStyleSheets.pop();
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
    },
    { type: only ? ('rule' as const) : ('tag' as const), values: only ?? RULES, disabled: without },
  );
}
