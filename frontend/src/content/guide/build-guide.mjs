// Creates frontend/public/guides/medicare-5-mistakes.pdf from the text of the guide. Run this script by hand after the
// text has changed:
//   node --conditions=source frontend/src/content/guide/build-guide.mjs      (Node 24 or newer, which reads TypeScript)
// The environment variable CHROMIUM_PATH contains the path of the browser. If the variable is not set, Playwright's own
// browser is used.
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import escapeHtml from 'escape-html';
import { chromium } from 'playwright';
import { SITE } from '#contract/messages/site.ts';
import { GUIDE, GUIDE_PDF } from './five-medicare-mistakes.ts';

const list = (items) => `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
const section = (mistake, index) => `<section>
  <h2>Mistake ${index + 1}: ${escapeHtml(mistake.title)}</h2>
  <p>${escapeHtml(mistake.why)}</p>
  <p class="example"><strong>Example.</strong> ${escapeHtml(mistake.example)}</p>
  <h3>What to do</h3>
  ${list(mistake.steps)}
</section>`;

/**
 * Style sheet of the PDF guide. The guide uses 14-point dark text on white Letter paper, because older adults read it
 * in print.
 */
const STYLE = `
  @page { size: Letter; margin: 0.9in }
  body { font: 14pt/1.5 'Liberation Sans', Arial, sans-serif; color: #111 }
  h1 { font-size: 22pt; line-height: 1.2; margin: 0 0 6pt }
  h2 { font-size: 17pt; line-height: 1.3; margin: 22pt 0 6pt; break-after: avoid }
  h3 { font-size: 14pt; margin: 10pt 0 2pt; break-after: avoid }
  p, ul { margin: 0 0 8pt }
  li { margin: 0 0 4pt; break-inside: avoid }
  .example { border-left: 4pt solid #1f3a5f; padding-left: 10pt; break-inside: avoid }
  .small { font-size: 12pt }`;

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
  <title>${escapeHtml(GUIDE.title)}</title><style>${STYLE}</style></head><body><main>
  <h1>${escapeHtml(GUIDE.title)}</h1>
  <p>${escapeHtml(SITE.name)}. ${escapeHtml(GUIDE.edition)}.</p>
  <p>${escapeHtml(GUIDE.intro)}</p>
  ${GUIDE.mistakes.map(section).join('\n')}
  <h2>${escapeHtml(GUIDE.helpTitle)}</h2>${list(GUIDE.help)}
  <h2>${escapeHtml(GUIDE.sourcesTitle)}</h2>${list(GUIDE.sources)}
  <p class="small">${escapeHtml(GUIDE.disclaimer)}</p>
</main></body></html>`;

const target = join(import.meta.dirname, '../../../public', GUIDE_PDF);
await mkdir(dirname(target), { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
try {
  const page = await browser.newPage();
  await page.setContent(html);
  await page.pdf({ path: target, preferCSSPageSize: true, tagged: true, outline: true });
} finally {
  await browser.close();
}
