import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { ensureMedicines } from '#modules/drugs/index.js';
import { findPort } from '#sandbox/processes/ports.js';
import type { TestApp } from '../../harness/test-app.js';
import { startMeasured } from '../measuring/measured-process.js';
import { withTestApp } from '../measuring/with-test-app.js';

/** Folder of the built site. */
const FRONTEND = resolve('dist/frontend');

export interface Site {
  readonly testApp: TestApp;
  readonly browser: Browser;
  /** URL of the site, without a trailing slash. */
  readonly url: string;
  /** Signs a new person in by adding the cookies of a session to the browser context. */
  readonly signIn: (context: BrowserContext) => Promise<void>;
  /** Serves another build of the front end from a process of its own, and returns its URL. */
  readonly serve: (frontendDir: string) => Promise<string>;
}

/** Runs a measurement with a browser and with the built site, which runs in a separate process. */
export async function withSite(measure: (site: Site) => Promise<void>): Promise<void> {
  if (!existsSync(join(FRONTEND, 'index.html'))) throw new Error('The site is not built: npm run build');
  const port = await findPort();
  const url = `http://localhost:${port}`;
  await withTestApp(
    async ({ testApp }) => {
      await ensureMedicines(testApp.database.ownerUrl);
      const apps = [
        await startMeasured('serve-app', { ...testApp.environment, PORT: String(port) }, { isPinned: false }),
      ];
      const serve = async (frontendDir: string): Promise<string> => {
        const at = await findPort();
        const env = { PORT: String(at), FRONTEND_DIR: frontendDir, APP_URL: `http://localhost:${at}` };
        apps.push(await startMeasured('serve-app', { ...testApp.environment, ...env }, { isPinned: false }));
        return env.APP_URL;
      };
      const browser = await chromium.launch({
        executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
        args: ['--no-sandbox'],
      });
      try {
        await measure({ testApp, browser, url, signIn: (context) => signIn(testApp, context), serve });
      } finally {
        await browser.close();
        for (const app of apps) await app.end();
      }
    },
    { env: { FRONTEND_DIR: FRONTEND, APP_URL: url } },
  );
}

async function signIn(testApp: TestApp, context: BrowserContext): Promise<void> {
  const { browser: person } = await testApp.signedIn();
  // Cookies do not depend on the port, and browsers treat localhost as a secure origin. Secure cookies for
  // https://localhost are therefore also sent to the site, which uses HTTP and another port.
  await context.addCookies(
    [...person.cookies].map(([name, value]) => ({ name, value, url: 'https://localhost', secure: true })),
  );
}
