import type { BrowserContext } from '@playwright/test';
import { PAGES } from '#contract/pages.js';
import { record, report } from '../results/record.js';
import { withSite } from './with-site.js';

const VISITED = [PAGES.home, PAGES.plans, PAGES.about, PAGES.blogChoose];
/** Types of files that do not change between two visits, by the names that the browser's developer protocol uses. */
const FILES = ['Script', 'Stylesheet', 'Font', 'Image', 'Manifest'];

interface Visit {
  /** HTTP status of the response for the page itself. */
  readonly status: number;
  /** Number of bytes transferred for scripts, style sheets, fonts and images. */
  readonly bytes: number;
  /** Paths of the files of which at least one byte was transferred. */
  readonly files: readonly string[];
}

/** Measures what the browser downloads again when a person visits a page for the second time. */
export const benchRepeatVisit = (): Promise<void> =>
  withSite(async ({ browser, url }) => {
    const context = await browser.newContext({ baseURL: url });
    const second: Visit[] = [];
    for (const { path } of VISITED) {
      const first = await visit(context, path);
      const again = await visit(context, path);
      report(
        `${path}: bytes of files on the first and second visit, status`,
        `${first.bytes}, ${again.bytes}, ${again.status}`,
      );
      second.push(again);
    }
    record(
      'repeatBytes',
      second.reduce((sum, { bytes }) => sum + bytes, 0),
      [...new Set(second.flatMap(({ files }) => files))].join(', ') || `${VISITED.length} pages`,
    );
    record('repeatPages', second.filter(({ status }) => status === 304).length);
  });

async function visit(context: BrowserContext, path: string): Promise<Visit> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  const requests = new Map<string, { kind: string; path: string }>();
  const files: string[] = [];
  let [bytes, status, document] = [0, 0, ''];
  devTools.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    requests.set(requestId, { kind: type, path: new URL(request.url).pathname });
    if (type === 'Document' && document === '') document = requestId;
  });
  devTools.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    if (requestId === document) status = statusCode;
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (!request || encodedDataLength === 0 || !FILES.includes(request.kind)) return;
    bytes += encodedDataLength;
    files.push(request.path);
  });
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.close();
  return { status, bytes, files };
}
