import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import { DRUG_SEARCH } from '#contract/limits/drugs.js';
import { DRUG } from '#contract/messages/drugs.js';
import { PAGES } from '#contract/pages.js';
import { ensureMedicines } from '#modules/drugs/index.js';
import { report, withTestApp } from './with-test-app.js';

const SITE = 'dist/frontend';
const SLOWER = 4;
/**
 * Script that runs in the page and measures the time from the next key press to the frame after the list of options
 * changes.
 */
const WATCH = `globalThis.painted = new Promise((resolve) => {
  addEventListener('keydown', (event) => {
    const list = document.querySelector('[role=listbox]');
    const seen = new MutationObserver(() => {
      if (!list.querySelector('[role=option]') || list.hasAttribute('hidden')) return;
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)));
    });
    seen.observe(list, { childList: true, subtree: true, attributes: true });
  }, { once: true, capture: true });
}); undefined`;
const WORDS = [
  'lipitor',
  'metformin',
  'eliquis',
  'sertraline',
  'gabapentin',
  'losartan',
  'warfarin',
  'omeprazole',
  'furosemide',
  'jardiance',
];

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Measures the time from the last key press of a word until the browser has drawn the list of options, with the
 * processor slowed down.
 */
export async function benchTyping(): Promise<void> {
  if (!existsSync(SITE)) return report(`key to painted options: skipped, ${SITE} is not built`, '');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  await withTestApp(
    async ({ testApp }) => {
      await ensureMedicines(testApp.database.ownerUrl);
      await testApp.app.listen(port);
      const { browser: person } = await testApp.signedIn();
      const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' });
      try {
        const context = await browser.newContext();
        // Cookies ignore the port, and browsers treat localhost as a secure origin. The cookie is therefore also sent
        // to the port of the test app.
        await context.addCookies(
          [...person.cookies].map(([name, value]) => ({ name, value, url: 'https://localhost', secure: true })),
        );
        const page = await context.newPage();
        await page.goto(url + PAGES.drugCoverage.path);
        await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
        await measure(page);
      } finally {
        await browser.close();
      }
    },
    { env: { FRONTEND_DIR: SITE, APP_URL: url } },
  );
}

async function measure(page: Page): Promise<void> {
  const box = page.getByRole('combobox', { name: DRUG.searchLabel });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times: number[] = [];
  for (const word of WORDS) {
    await box.fill('');
    await box.pressSequentially(word.slice(0, -1), { delay: 30 });
    await page.waitForTimeout(600);
    await page.evaluate(WATCH);
    await box.press(word.at(-1) ?? '');
    times.push(await page.evaluate<number>('globalThis.painted'));
  }
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const [from, to] = [sorted[0] ?? Number.NaN, sorted.at(-1) ?? Number.NaN];
  const figures = (pause: number): string => [from, middle, to].map((time) => (time - pause).toFixed(0)).join('  ');
  report(
    `key to painted options, ${SLOWER}x slower, without the ${DRUG_SEARCH.pauseMs} ms pause: ` +
      'least, middle, most in ms (to stay below 100)',
    figures(DRUG_SEARCH.pauseMs),
  );
  report('the same with the pause', figures(0));
}
