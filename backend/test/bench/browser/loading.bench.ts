import type { BrowserContext, Page } from '@playwright/test';
import { PAGES } from '#contract/pages.js';
import { median } from '../measuring/statistics.js';
import { record, report } from '../results/record.js';
import type { TargetId } from '../results/targets.js';
import { SEARCHED } from './searched.js';
import { withSite, type Site } from './with-site.js';

const RUNS = 9;
/**
 * Settings of a slow mobile network, as in Lighthouse: 150 ms per round trip, 1.6 megabits per second for downloads and
 * 0.75 for uploads.
 */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638 * 1_024) / 8,
  uploadThroughput: (750 * 1_024) / 8,
};
const SLOWER = 4;
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** A page counts as loaded, and is measured, after this many milliseconds without network activity. */
const QUIET = 500;

const OPEN = [PAGES.home, PAGES.about, PAGES.blogChoose, PAGES.help, PAGES.plans];
/** Pages that guests open again, with the answers of an earlier search in their browser. */
const FOUND = [PAGES.planResults];
const SIGNED_IN = [PAGES.dashboard, PAGES.marketplace, PAGES.drugCoverage];

/** What the site keeps in a guest's browser after a search: the search and the time of the last change. */
const stored = () => ({ formData: JSON.stringify(SEARCHED), answersChangedAt: String(Date.now()) });

interface Figures {
  /** Time of the largest contentful paint, in milliseconds. */
  readonly paint: number;
  /** Total blocking time in milliseconds: for each long task after the first paint, the time beyond 50 ms, added up. */
  readonly blocking: number;
  readonly shifts: number;
}

/** Script that runs in the page and collects the browser's measurements of the page. */
const OBSERVE = `
  let [paint, shifts, first] = [0, 0, 0];
  const tasks = [];
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => { paint = startTime; });
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) shifts += value; });
  watch('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') first = startTime; });
  watch('longtask', ({ startTime, duration }) => { tasks.push([startTime, duration]); });
  globalThis.figuresOfPage = () => ({
    paint,
    shifts,
    blocking: tasks.filter(([at]) => at >= first).reduce((sum, [, duration]) => sum + duration - 50, 0),
  });
`;

/**
 * Measures how pages load on a person's first visit, on a slow phone and a slow network. The browser simulates
 * both.
 */
export const benchLoading = (): Promise<void> =>
  withSite(async (site) => {
    const open = await figuresOf(
      site,
      OPEN.map(({ path }) => path),
      async () => {},
    );
    const found = await figuresOf(
      site,
      FOUND.map(({ path }) => path),
      async (context) => {
        await context.addInitScript(`Object.assign(localStorage, ${JSON.stringify(stored())})`);
      },
    );
    const signedIn = await figuresOf(
      site,
      SIGNED_IN.map(({ path }) => path),
      site.signIn,
    );
    recordWorst('paintOpen', [...open, ...found], ({ paint }) => paint / 1_000);
    recordWorst('paintSignedIn', signedIn, ({ paint }) => paint / 1_000);
    recordWorst('blocking', [...open, ...found, ...signedIn], ({ blocking }) => blocking);
    recordWorst('shifts', [...open, ...found, ...signedIn], ({ shifts }) => shifts);
  });

interface Loaded extends Figures {
  readonly path: string;
}

function recordWorst(target: TargetId, pages: readonly Loaded[], pick: (figures: Figures) => number): void {
  const [worst] = pages.toSorted((a, b) => pick(b) - pick(a));
  if (worst) record(target, pick(worst), `${worst.path}; median of ${RUNS} visits each`);
}

/**
 * Visits each page several times, each time as a new visitor, and returns the medians of the measurements for each
 * page.
 */
async function figuresOf(
  { browser, url }: Site,
  paths: readonly string[],
  arrive: (context: BrowserContext) => Promise<void>,
): Promise<Loaded[]> {
  const pages: Loaded[] = [];
  for (const path of paths) {
    const runs: Figures[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext({ ...PHONE, baseURL: url });
      await arrive(context);
      runs.push(await visit(await context.newPage(), path));
      await context.close();
    }
    const middle = (pick: (figures: Figures) => number): number => median(runs.map(pick));
    const figures = {
      paint: middle(({ paint }) => paint),
      blocking: middle(({ blocking }) => blocking),
      shifts: middle(({ shifts }) => shifts),
    };
    report(
      `${path}: largest paint s, blocking ms, shift`,
      `${(figures.paint / 1_000).toFixed(2)}, ${figures.blocking.toFixed(0)}, ${figures.shifts.toFixed(3)}`,
    );
    pages.push({ path, ...figures });
  }
  return pages;
}

export async function visit(page: Page, path: string, loaded = 'html[data-hydrated]'): Promise<Figures> {
  await page.addInitScript({ content: OBSERVE });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(path);
  await page.locator(loaded).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET);
  return page.evaluate<Figures>('figuresOfPage()');
}
