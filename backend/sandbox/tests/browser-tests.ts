import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/root.mjs';
import { makeDataDir, withoutSiteSettings, type Settings } from '../processes/environment.ts';
import { findPort } from '../processes/ports.ts';
import { lastLines, startNode } from '../processes/processes.ts';
import { localSecrets } from '../processes/secrets.ts';
import type { Step } from '../processes/step.ts';
import { importRealData } from '../site/real-data.ts';
import { findChromium } from './chromium.ts';
import type { Outcome } from './schedule.ts';
import type { TestRun } from './selection.ts';
import { countPlaywright } from './test-reports.ts';

const CONFIG = 'frontend/playwright.config.ts';

export async function browserTests({
  node,
  stack,
  dataDir: base,
  toolDir,
  selection,
  leftovers,
}: TestRun): Promise<Outcome> {
  if (!existsSync(join(ROOT, CONFIG))) throw new Error(`${CONFIG} is missing`);
  const dataDir = makeDataDir(join(base, 'site'));
  // The module that starts the site is imported dynamically. It needs packages, and a new checkout has them only after
  // the first step of the test run.
  const { startSite } = await import('../site/site.ts');
  const secrets = localSecrets(dataDir);
  const settings = await siteSettings(dataDir);
  const hasRealData = await importRealData(node, dataDir);
  const quietly: Step = async (_name, work) => void (await work());
  const { env, remove } = await startSite({ node, settings, secrets, stack, step: quietly, toolDir, throwAway: true });
  leftovers.push(remove);
  const report = join(base, 'browser.json');
  const logFile = join(base, 'logs', 'browser.log');
  const args = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    CONFIG,
    '--reporter=list,json',
    ...selection.files,
  ];
  const child = startNode(node, args, {
    name: 'Playwright',
    logFile,
    env: {
      ...withoutSiteSettings(),
      ...addressesFor(env),
      CHROMIUM_PATH: await findChromium(toolDir),
      E2E_REAL_DATA: hasRealData ? '1' : '',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  const code = (await stack.host(child)).code ?? 1;
  const logs =
    code === 0 ? '' : `\n--- end of the backend's log ---\n${lastLines(join(dataDir, 'logs/backend.log'), 30)}`;
  return countPlaywright(report, { code, output: lastLines(logFile, Infinity) + logs });
}

async function siteSettings(dataDir: string): Promise<Settings> {
  const site = String(await findPort());
  return {
    ...withoutSiteSettings(),
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PORT: site,
    APP_URL: `http://localhost:${site}`,
    MAILBOX_PORT: String(await findPort()),
    MARKETPLACE_PORT: String(await findPort()),
    SUPERADMIN_EMAIL: 'superadmin@example.test',
    // The rate limits are relaxed because the browser tests sign up many people from one computer. Some medium tests
    // check the real limits.
    RATE_LIMIT_FACTOR: '1000',
    // The time limits of the site are extended, so that no test fails on a busy machine.
    TIMEOUT_FACTOR: '10',
    DEVELOPMENT_PAGES: 'true',
  };
}

const addressesFor = (env: Settings) => ({
  E2E_BASE_URL: env.APP_URL,
  E2E_MAILBOX_URL: `http://localhost:${env.MAILBOX_PORT}`,
  E2E_GOOGLE_URL: new URL(env['GOOGLE_AUTHORIZATION_URL'] ?? '').origin,
  E2E_SUPERADMIN_EMAIL: env.SUPERADMIN_EMAIL,
  E2E_SUPERADMIN_PASSWORD: env['SUPERADMIN_PASSWORD'],
});
