import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Request } from '@playwright/test';
import { PAGES, type Page as Known } from '#contract/pages.js';
import { record } from '../results/record.js';
import type { TargetId } from '../results/targets.js';
import { FRONTEND, withSite, type Site } from './with-site.js';

const FORMS: readonly Known[] = [
  PAGES.login,
  PAGES.signUp,
  PAGES.contact,
  PAGES.quiz,
  PAGES.deadlines,
  PAGES.forgotPassword,
];
const FORMS_SIGNED_IN: readonly Known[] = [PAGES.dashboard, PAGES.account, PAGES.consent];
const TOOLS: readonly Known[] = [PAGES.plans, PAGES.planResults];
const TOOLS_SIGNED_IN: readonly Known[] = [PAGES.marketplace, PAGES.drugCoverage, PAGES.vaDrugCoverage];
const CONTENT = Object.values(PAGES).filter(
  (page) => page.inSitemap && ![...FORMS, ...TOOLS].some(({ path }) => path === page.path),
);
/** Minimum number of characters in the main text of a content page. */
const TEXT = 200;

/** Sizes of what the browser downloads for one page, in kilobytes (1,024 bytes) after gzip. */
interface Sizes {
  readonly path: string;
  /** Size of the scripts that the page needs before people can use it. */
  readonly script: number;
  /** Size of the scripts that the page loads by itself after people can already use it. */
  readonly laterScript: number;
  readonly stylesheet: number;
  readonly font: number;
  readonly all: number;
}

/** Measures how much the browser downloads when it opens each page for the first time, compressed with gzip. */
export const benchSizes = (): Promise<void> =>
  withSite(async (site) => {
    const content = await sizesOf(site, CONTENT);
    const forms = [...(await sizesOf(site, FORMS)), ...(await sizesOf(site, FORMS_SIGNED_IN, site.signIn))];
    const tools = [...(await sizesOf(site, TOOLS)), ...(await sizesOf(site, TOOLS_SIGNED_IN, site.signIn))];
    const all = [...content, ...forms, ...tools];
    recordLargest('sizeContent', content, ({ script }) => script);
    recordLargest('sizeForm', forms, ({ script }) => script);
    recordLargest('sizeTool', tools, ({ script }) => script);
    const [chunk] = chunks().toSorted((a, b) => b.size - a.size);
    record('sizeChunk', chunk?.size ?? Number.NaN, chunk?.name);
    recordLargest('sizeStyles', all, ({ stylesheet }) => stylesheet);
    recordLargest('sizeFonts', all, ({ font }) => font);
    recordLargest('sizeView', all, (sizes) => sizes.all);
    await benchReading(site);
  });

function recordLargest(target: TargetId, pages: readonly Sizes[], pick: (sizes: Sizes) => number): void {
  const [largest] = pages.toSorted((a, b) => pick(b) - pick(a));
  if (!largest) return;
  const later =
    largest.laterScript > 0 && target !== 'sizeStyles' ? `; then ${largest.laterScript.toFixed(1)} KB more` : '';
  record(target, pick(largest), `${largest.path}, of ${pages.length} pages${later}`);
}

async function sizesOf(
  { browser, url }: Site,
  pages: readonly Known[],
  arrive: (context: BrowserContext) => Promise<void> = async () => {},
): Promise<Sizes[]> {
  const found: Sizes[] = [];
  for (const { path } of pages) {
    const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: { 'accept-encoding': 'gzip' } });
    await arrive(context);
    const page = await context.newPage();
    const received: Request[] = [];
    page.on('requestfinished', (request) => received.push(request));
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const hydratedAt = await page.evaluate<number>('performance.timeOrigin + performance.now()');
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(received.map(sizeOf));
    const inline = await page.evaluate<string>(INLINE_STYLES);
    const sum = (fits: (one: Received) => boolean): number =>
      sizes.filter(fits).reduce((total, { size }) => total + size, 0) / 1_024;
    found.push({
      path,
      script: sum(({ type, startTime }) => type === 'script' && startTime < hydratedAt),
      laterScript: sum(({ type, startTime }) => type === 'script' && startTime >= hydratedAt),
      stylesheet: sum(({ type }) => type === 'stylesheet') + kilobytes(inline),
      font: sum(({ type }) => type === 'font'),
      all: sum(() => true),
    });
    await context.close();
  }
  return found;
}

/** Script that returns the text of all style sheets that are embedded in the page's HTML. */
const INLINE_STYLES = `[...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')`;
const kilobytes = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length / 1_024;

interface Received {
  readonly type: string;
  /** Time at which the request was sent, in milliseconds since 1970. */
  readonly startTime: number;
  /** Size of the compressed response body, in bytes. */
  readonly size: number;
}

const sizeOf = async (request: Request): Promise<Received> => ({
  type: request.resourceType(),
  startTime: request.timing().startTime,
  size: (await request.sizes()).responseBodySize,
});

/**
 * Returns the scripts that are loaded on demand, with their sizes in kilobytes after gzip. A script is loaded on demand
 * if 200.html, the HTML for URLs without a prerendered page, does not name it.
 */
function chunks(): { name: string; size: number }[] {
  const everyPage = readFileSync(join(FRONTEND, '200.html'), 'utf8');
  return readdirSync(join(FRONTEND, 'assets'))
    .filter((name) => name.endsWith('.js') && !everyPage.includes(name))
    .map((name) => ({ name, size: kilobytes(readFileSync(join(FRONTEND, 'assets', name))) }));
}

/** Counts the content pages whose heading or text is missing in a browser without JavaScript. */
async function benchReading({ browser, url }: Site): Promise<void> {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false });
  const page = await context.newPage();
  const unreadable: string[] = [];
  for (const { path } of CONTENT) {
    await page.goto(path);
    const text = await page.getByRole('main').innerText();
    const hasHeading = await page.getByRole('heading', { level: 1 }).first().isVisible();
    if (!hasHeading || text.length < TEXT) unreadable.push(path);
  }
  await context.close();
  record('unreadable', unreadable.length, unreadable.join(', ') || `of ${CONTENT.length}`);
}
